import { expect, it } from "vitest";
import {
  answerDraft,
  hearDraft,
  leaveDraft,
  NO_DRAFT,
  restoreDraft,
  telling,
  toldOf,
  writeDraft,
} from "./own-draft.ts";

let serial = 0;
const newId = () => {
  serial += 1;
  return `w${serial}`;
};
const come = (text: string, revision: number, previous?: string) => ({
  ...{ text, revision, updatedAt: 5 },
  ...(previous !== undefined && { previous }),
});

it("is another piece of writing after it was sent, emptied, or taken over from another terminal", () => {
  const first = writeDraft(NO_DRAFT, "te", newId);
  const second = writeDraft(first, "tea", newId);
  expect(second.writing).toEqual({ id: first.writing?.id, edit: 2 });
  const emptied = writeDraft(second, "", newId);
  expect(emptied.writing).toEqual({ id: first.writing?.id, edit: 3 });
  expect(writeDraft(emptied, "more", newId).writing).toMatchObject({ edit: 1 });
  expect(writeDraft(emptied, "more", newId).writing?.id).not.toBe(first.writing?.id);
  const over = hearDraft({ text: "tea", revision: 3 }, come("theirs", 4));
  expect(writeDraft(over, "theirs and mine", newId).writing?.id).not.toBe(first.writing?.id);
});

it("is named by a message only where the server may hold words", () => {
  const written = writeDraft(NO_DRAFT, "tea", newId);
  expect(leaveDraft(written, newId).draft).toBeUndefined();
  expect(leaveDraft(telling(written), newId).draft).toEqual({
    revision: 0,
    writing: { id: written.writing?.id, edit: 2 },
  });
  const theirs = hearDraft(NO_DRAFT, come("theirs", 4));
  expect(leaveDraft(theirs, newId).draft).toMatchObject({ revision: 4 });
  expect(leaveDraft(hearDraft(theirs, come("", 5)), newId).draft).toBeUndefined();
});

it("stands upon what the server took, when it was written on meanwhile", () => {
  const told = telling(writeDraft(NO_DRAFT, "tea", newId));
  const on = writeDraft(told, "tea?", newId);
  expect(answerDraft(on, told, come("tea", 7))).toMatchObject({ text: "tea?", revision: 7, untold: true });
  // Another terminal came first: these words replace its own unseen, and say so by what they stand upon.
  expect(answerDraft(on, told, come("theirs", 8))).toEqual(on);
  expect(answerDraft(told, told, come("theirs", 8))).toEqual({ text: "theirs", revision: 8, stands: true });
  expect(answerDraft(told, told, undefined).untold).toBeUndefined();
});

it("tells what can be restored only when it was changed here", () => {
  const held = hearDraft(NO_DRAFT, come("mine", 3, "theirs"));
  expect(toldOf(writeDraft(held, "mine!", newId)).previous).toBeUndefined();
  const restored = restoreDraft(held, "restore", newId);
  expect(toldOf(restored)).toMatchObject({ text: "theirs", previous: "mine", revision: 3 });
  expect(toldOf(restoreDraft(held, "forget", newId))).toMatchObject({ text: "mine", previous: "" });
});
