import { expect, test } from "vitest";
import { brokenCitations, specificationOf } from "./citations.ts";

const specification = specificationOf(
  new Map([
    ["messages", "# Messages\n\n## 1. Sync\n\n### 1.2 Gaps\n"],
    ["capabilities", "| number | what |\n| - | - |\n| MSG-1 | text |\n| W1 | forged types |\n"],
  ]),
);

test.for([
  ["a section that is there", "(`messages §1.2`, `MSG-1`, W1)", []],
  ["a section that is not", "`messages §1.3`", ["messages §1.3"]],
  ["one of several", "`messages §1, §4`", ["messages §4"]],
  ["a page that is not", "`seed §4`", ["seed §4"]],
  ["a capability that is not", "(MSG-2)", ["MSG-2"]],
  ["a weakness that is not", "(W25)", ["W25"]],
  ["somebody else's document", "RFC 9110 §14.1, UTF-8", []],
] as const)("%s", ([, text, broken]) => {
  expect(brokenCitations(text, specification)).toEqual(broken);
});
