// Finds what svelte-check does not: doubtful code and misuse of Svelte. It reads no types, so that it stays quick.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default [
  { ignores: ["node_modules/", ".svelte-check/", "src/api/server.d.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // With noUncheckedIndexedAccess, “!” is how we state what must be there.
      "@typescript-eslint/no-non-null-assertion": "off",
      // svelte-check reports these already, in less time.
      "@typescript-eslint/no-unused-vars": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // Maps and sets that are filled once, or that nothing on the screen follows, need no signals.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space next to a block, which would be trimmed.
      "svelte/no-useless-mustaches": "off",
    },
  },
];
