import { expect, test } from "vitest";
import { declaredNames, termAgainst, wordsOf } from "./glossary.ts";

test("splits a name into its words", () => {
  expect(wordsOf("lastSeenAt")).toEqual(["last", "seen", "at"]);
  expect(wordsOf("chat-list.store")).toEqual(["chat", "list", "store"]);
  expect(wordsOf("XMLReader")).toEqual(["xml", "reader"]);
});

test.for([
  ["findSeat", "seat"],
  ["TurnQueue", "turn"],
  ["kept-posts", "keep"],
  ["tellRoom", "tell"],
] as const)("%s contains a word of ours", ([name, word]) => {
  expect(termAgainst(name)?.words[0]).toBe(word);
});

test.for(["findMembership", "returnUrl", "turnServers", "placeholder", "bookkeeping", "partyId"])(
  "%s is fine",
  (name) => {
    expect(termAgainst(name)).toBeUndefined();
  },
);

test("only names that a source declares count, and no columns", () => {
  const source = `import { seat } from "./a.ts";
    export const desk = (pace: number, { gone: expired }: Row) => ({ wish: pace });
    interface Row { turn_id: number; news: string }`;
  expect(declaredNames("x.ts", source)).toEqual(["desk", "pace", "expired", "Row", "news"]);
});
