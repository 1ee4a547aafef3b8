import { expect, test } from "vitest";
import { faultsOf, passagesOfComments, passagesOfDocument, passagesOfStrings } from "./prose.ts";

const reasons = async (text: string) => (await faultsOf({ line: 1, text })).map(({ reason }) => reason);

test.for([
  ["The owner may change his name.", "his"],
  ["Remove it in order to save space.", "in order to"],
  ["Remove it from the the list.", "the"],
  ["Administrators change it at the desk.", "desk"],
  ["The other person is told of it.", "is told"],
] as const)("%s is faulted", async ([text, word]) => {
  expect(await reasons(text)).toEqual([expect.stringMatching(`\`${word}\``)]);
});

test("a sentence that goes on and on is faulted, a long list is not", async () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? "one" : "two")).join(" ");
  expect(await reasons(`${words(46)}.`)).toEqual([expect.stringMatching(/^A sentence of 46 words/)]);
  expect(await reasons(`${words(30)}. ${words(30)}.`)).toEqual([]);
  expect(await reasons(`| ${words(30)} | ${words(30)} |`)).toEqual([]);
});

test("plain sentences with the field's words are fine", async () => {
  expect(await reasons("The host refuses an invalid request. It is deleted when its owner leaves.")).toEqual(
    [],
  );
});

test("the line of a fault is the file's", async () => {
  const comment = "const a = 1;\n/**\n * Fine.\n * It is at the desk.\n */\nconst b = 2;\n";
  const [passage] = passagesOfComments("x.ts", comment);
  expect(passage).toBeDefined();
  expect(await faultsOf(passage ?? { line: 0, text: "" })).toMatchObject([{ line: 4 }]);
});

test("comments are read, their code and orders to tools are not", () => {
  const text = `// One line of \`desk\` code
// and its end.
// biome-ignore lint: of course
const url = "// not a comment"; /* beside it */
function f() {
  return 1; // at the end
}
`;
  expect(passagesOfComments("x.ts", text)).toEqual([
    { line: 1, text: "One line of N code\nand its end." },
    { line: 4, text: "beside it" },
    { line: 6, text: "at the end" },
  ]);
});

test("documents are read without code and addresses, catalogues by their sentences", () => {
  expect(passagesOfDocument("# Head\n\n```sh\nnpm start\n```\nSee [it](./his.md).\n")).toEqual([
    { line: 1, text: "# Head" },
    { line: 6, text: "See [it]." },
  ]);
  expect(passagesOfStrings("en.ts", 'export const a = { b: "Log in", c: "key", d: "Log {n} out" };')).toEqual(
    [
      { line: 1, text: "Log in", forPeople: true },
      { line: 1, text: "Log {n} out", forPeople: true },
    ],
  );
});
