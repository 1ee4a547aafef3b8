import { expect, it } from "vitest";
import { type Face, newFace, type Quality } from "./call-view.ts";
import { asksStars, isMending, worstOf } from "./call-words.ts";

it("asks for stars after a call of more than ten seconds between two, here (`calls §2.8`)", () => {
  const ending = { result: "answered", reason: "", duration: 10_001, isElsewhere: false } as const;
  expect(asksStars({ kind: "private", ending })).toBe(true);
  const others = [
    { kind: "private", ending: { ...ending, duration: 10_000 } },
    { kind: "private", ending: { ...ending, result: "failed" } },
    { kind: "private", ending: { ...ending, isElsewhere: true } },
    { kind: "private", ending: null },
    { kind: "group", ending },
  ] as const;
  for (const one of others) expect(asksStars(one)).toBe(false);
});

const people = (...states: Face["state"][]) => states.map((state, id) => newFace(id, state));

it("says of a group's call that it is mended when nobody is heard any more who was", () => {
  const mended = (...states: Face["state"][]) => isMending({ kind: "group", people: people(...states) });
  expect(mended("reconnecting", "reconnecting")).toBe(true);
  expect(mended("reconnecting", "invited", "connecting")).toBe(true);
  expect(mended("reconnecting", "connected")).toBe(false);
  expect(mended("connecting", "invited")).toBe(false);
  expect(mended()).toBe(false);
  expect(isMending({ kind: "private", people: people("reconnecting") })).toBe(false);
});

it("tells the worst line, and of one that is mended nothing good", () => {
  const lines: [Face["state"], Quality][] = [
    ["connected", 2],
    ["invited", 0],
  ];
  const worst = () => worstOf(lines.map(([state, quality]) => ({ ...newFace(1, state), quality })));
  expect(worst()).toBe(2);
  lines.push(["reconnecting", 3]);
  expect(worst()).toBe(0);
});
