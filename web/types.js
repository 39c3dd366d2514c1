// Makes src/api/schema.d.ts of the OpenAPI document, headed by the digest by which a test knows that it is current.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import openapi, { astToString } from "openapi-typescript";

const document = readFileSync(new URL("src/api/openapi.json", import.meta.url), "utf8");
const digest = createHash("sha256").update(document).digest("hex");
const types = astToString(await openapi(JSON.parse(document)));
writeFileSync(
  new URL("src/api/schema.d.ts", import.meta.url),
  `// Made by \`npm run types\` from the document ${digest}\n${types}`,
);
