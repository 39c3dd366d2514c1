import { expect, test } from "vitest";
import { hits, pieces, searched } from "../src/rules/rulesText";

test("a rule is taken apart into words, bold ones and references", () => {
  expect(pieces("See DH-3.4. **Ruling:** as DN-A05 says")).toEqual([
    { kind: "text", text: "See " },
    { kind: "rule", text: "DH-3.4" },
    { kind: "text", text: ". " },
    { kind: "bold", text: "Ruling:" },
    { kind: "text", text: " as " },
    { kind: "rule", text: "DN-A05" },
    { kind: "text", text: " says" },
  ]);
  expect(pieces("plain")).toEqual([{ kind: "text", text: "plain" }]);
});

test("a search wants all its words, in any case and without accents", () => {
  const sections = [
    {
      id: "1",
      title: "Décès",
      text: "",
      rules: [
        { id: "DH-1.1", text: "Un patient à 0 meurt.", ruling: false, examples: [] },
        { id: "DH-1.2", text: "Deux jetons.", ruling: false, examples: [] },
      ],
    },
    {
      id: "2",
      title: "Fin",
      text: "",
      rules: [{ id: "DH-2.1", text: "La partie finit.", ruling: false, examples: [] }],
    },
  ];
  expect(searched(sections, "deces PATIENT").flatMap((one) => one.rules.map((rule) => rule.id))).toEqual(["DH-1.1"]);
  expect(searched(sections, "dh-2").flatMap((one) => one.rules.map((rule) => rule.id))).toEqual(["DH-2.1"]);
  expect(searched(sections, " ")).toEqual(sections);
  expect(searched(sections, "nowhere")).toEqual([]);
});

test("where the words of a search stand together comes first, and the rest in the order of the book", () => {
  const rule = (id: string, text: string) => ({ id, text, ruling: false, examples: [] });
  const sections = [
    {
      id: "1",
      title: "Box",
      text: "",
      rules: [rule("DH-1.1", "Dice in a bag; tokens for blood."), rule("DH-1.2", "A bag of blood.")],
    },
    {
      id: "2",
      title: "Use",
      text: "",
      rules: [
        rule("DH-2.1", "Blood, and a bag."),
        rule("DH-2.2", "A **blood bag** heals."),
        rule("DH-2.3", "One blood  bag each."),
      ],
    },
  ];
  expect(searched(sections, "Blood bag").map((one) => one.rules.map(({ id }) => id))).toEqual([
    ["DH-2.2", "DH-2.1", "DH-2.3"],
    ["DH-1.1", "DH-1.2"],
  ]);
});

test("what a search has found is marked, also where it is written with an accent", () => {
  expect(hits("Un décès, deux décès.", "deces un")).toEqual([
    { text: "Un", hit: true },
    { text: " ", hit: false },
    { text: "décès", hit: true },
    { text: ", deux ", hit: false },
    { text: "décès", hit: true },
    { text: ".", hit: false },
  ]);
  expect(hits("plain", " ")).toEqual([{ text: "plain", hit: false }]);
});
