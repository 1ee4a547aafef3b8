import { expect, it } from "vitest";
import {
  applyRemoteDraft,
  applySyncedDraft,
  detachDraft,
  EMPTY_DRAFT,
  markSyncing,
  restoreDraft,
  syncedDraftOf,
  writeDraft,
} from "./local-draft.ts";

let serial = 0;
const newId = () => {
  serial += 1;
  return `w${serial}`;
};
const incoming = (text: string, revision: number, previous?: string) => ({
  ...{ text, revision, updatedAt: 5 },
  ...(previous !== undefined && { previous }),
});

it("begins a new writing session after it was sent, emptied, or replaced by another terminal", () => {
  const first = writeDraft(EMPTY_DRAFT, "te", newId);
  const second = writeDraft(first, "tea", newId);
  expect(second.writing).toEqual({ id: first.writing?.id, edit: 2 });
  const emptied = writeDraft(second, "", newId);
  expect(emptied.writing).toEqual({ id: first.writing?.id, edit: 3 });
  expect(writeDraft(emptied, "more", newId).writing).toMatchObject({ edit: 1 });
  expect(writeDraft(emptied, "more", newId).writing?.id).not.toBe(first.writing?.id);
  const over = applyRemoteDraft({ text: "tea", revision: 3 }, incoming("theirs", 4));
  expect(writeDraft(over, "theirs and mine", newId).writing?.id).not.toBe(first.writing?.id);
});

it("is named by a message only where the server may hold words", () => {
  const written = writeDraft(EMPTY_DRAFT, "tea", newId);
  expect(detachDraft(written, newId).draft).toBeUndefined();
  expect(detachDraft(markSyncing(written), newId).draft).toEqual({
    revision: 0,
    writing: { id: written.writing?.id, edit: 2 },
  });
  const theirs = applyRemoteDraft(EMPTY_DRAFT, incoming("theirs", 4));
  expect(detachDraft(theirs, newId).draft).toMatchObject({ revision: 4 });
  expect(detachDraft(applyRemoteDraft(theirs, incoming("", 5)), newId).draft).toBeUndefined();
});

it("is based on what the server took, if it was changed meanwhile", () => {
  const sent = markSyncing(writeDraft(EMPTY_DRAFT, "tea", newId));
  const on = writeDraft(sent, "tea?", newId);
  expect(applySyncedDraft(on, sent, incoming("tea", 7))).toMatchObject({
    text: "tea?",
    revision: 7,
    untold: true,
  });
  // Another terminal came first: these words replace its own unseen, and their base revision says so.
  expect(applySyncedDraft(on, sent, incoming("theirs", 8))).toEqual(on);
  expect(applySyncedDraft(sent, sent, incoming("theirs", 8))).toEqual({
    text: "theirs",
    revision: 8,
    stands: true,
  });
  expect(applySyncedDraft(sent, sent, undefined).untold).toBeUndefined();
});

it("sends what can be restored only when it was changed here", () => {
  const held = applyRemoteDraft(EMPTY_DRAFT, incoming("mine", 3, "theirs"));
  expect(syncedDraftOf(writeDraft(held, "mine!", newId)).previous).toBeUndefined();
  const restored = restoreDraft(held, "restore", newId);
  expect(syncedDraftOf(restored)).toMatchObject({ text: "theirs", previous: "mine", revision: 3 });
  expect(syncedDraftOf(restoreDraft(held, "forget", newId))).toMatchObject({ text: "mine", previous: "" });
});
