import { expect, it } from "vitest";
import { asksForRating, isReconnecting, worstQuality } from "./call-text.ts";
import { newParticipantView, type ParticipantView, type Quality } from "./call-view.ts";

it("asks for stars after a call of more than ten seconds between two, here (`calls §2.8`)", () => {
  const ending = { result: "answered", reason: "", duration: 10_001, isElsewhere: false } as const;
  expect(asksForRating({ kind: "private", ending })).toBe(true);
  const others = [
    { kind: "private", ending: { ...ending, duration: 10_000 } },
    { kind: "private", ending: { ...ending, result: "failed" } },
    { kind: "private", ending: { ...ending, isElsewhere: true } },
    { kind: "private", ending: null },
    { kind: "group", ending },
  ] as const;
  for (const one of others) expect(asksForRating(one)).toBe(false);
});

const people = (...states: ParticipantView["state"][]) =>
  states.map((state, id) => newParticipantView(id, state));

it("says of a group's call that it is mended when nobody is heard any more who was", () => {
  const mended = (...states: ParticipantView["state"][]) =>
    isReconnecting({ kind: "group", people: people(...states) });
  expect(mended("reconnecting", "reconnecting")).toBe(true);
  expect(mended("reconnecting", "invited", "connecting")).toBe(true);
  expect(mended("reconnecting", "connected")).toBe(false);
  expect(mended("connecting", "invited")).toBe(false);
  expect(mended()).toBe(false);
  expect(isReconnecting({ kind: "private", people: people("reconnecting") })).toBe(false);
});

it("tells the worst line, and of one that is mended nothing good", () => {
  const lines: [ParticipantView["state"], Quality][] = [
    ["connected", 2],
    ["invited", 0],
  ];
  const worst = () =>
    worstQuality(lines.map(([state, quality]) => ({ ...newParticipantView(1, state), quality })));
  expect(worst()).toBe(2);
  lines.push(["reconnecting", 3]);
  expect(worst()).toBe(0);
});
