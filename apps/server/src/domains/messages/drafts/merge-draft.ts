import type { SyncedDraft, WritingSession } from "@4d/contract";
import { type DraftRow, PAST_MAX } from "./drafts.repository.ts";

/** A chat in which nothing was ever written. */
export const blankDraft = (userId: number, chatId: string): DraftRow => ({
  user_id: userId,
  chat_id: chatId,
  text: "",
  previous: "",
  previous_writing: "",
  previous_since: 0,
  previous_revision: 0,
  updated_at: 0,
  revision: 0,
  text_since: 1,
  writing: "",
  edit: 0,
  past: [],
});

/** Told before, or of words that were sent or emptied meanwhile. */
function isOutdated({ writing, edit, past }: DraftRow, synced: WritingSession): boolean {
  if (writing === synced.id && synced.edit <= edit) return true;
  return past.some((one) => one === synced.id || replacedAt(one, synced.id) >= synced.edit);
}

/** The change at which a piece of writing was replaced, as `past` has it; -1 where it tells of another. */
const replacedAt = (one: string, id: string): number =>
  one.startsWith(`${id} `) ? Number(one.slice(id.length + 1)) : -1;

/** What is remembered once this is told: what it ends for good, or which words of another it replaces. */
function endedWritings({ writing, edit, past }: DraftRow, synced: SyncedDraft): string[] {
  const { id = "" } = synced.writing ?? {};
  const isReplaced = synced.text !== "" && writing !== "" && writing !== id;
  const [name, entry] = synced.text === "" ? [id, id] : [writing, isReplaced ? `${writing} ${edit}` : ""];
  if (entry === "" || past.includes(name)) return past;
  const others = past.filter((one) => one !== name && replacedAt(one, name) < 0);
  return [entry, ...others].slice(0, PAST_MAX);
}

/** Whether whoever tells knew the words that stand. A terminal without revisions goes on in its own alone. */
function hasSeen(row: DraftRow, { revision, writing, text }: SyncedDraft): boolean {
  if (row.text === "" || row.text === text) return true;
  if (revision === undefined) return row.writing === "";
  return revision >= row.text_since || (writing !== undefined && writing.id === row.writing);
}

type Restorable = Pick<DraftRow, "previous" | "previous_writing" | "previous_since" | "previous_revision">;
const NOTHING_RESTORABLE: Restorable = {
  previous: "",
  previous_writing: "",
  previous_since: 0,
  previous_revision: 0,
};

/** What can be restored, and which piece of writing it was. */
function restorableAfter(row: DraftRow, { text, writing, previous }: SyncedDraft, seen: boolean): Restorable {
  const present = {
    previous: row.text,
    previous_writing: row.writing,
    previous_since: row.text_since,
    previous_revision: row.revision,
  };
  if (text !== "" && !seen) return present;
  if (previous !== undefined && previous !== "" && previous === row.text) return present;
  const { previous: priorText, previous_writing: of, previous_since: since, previous_revision: at } = row;
  const restorable =
    previous === undefined
      ? { previous: priorText, previous_writing: of, previous_since: since, previous_revision: at }
      : { ...NOTHING_RESTORABLE, previous };
  const isOver = restorable.previous === text || (text === "" && of !== "" && of === writing?.id);
  return isOver ? NOTHING_RESTORABLE : restorable;
}

/**
 * What stands after a draft was told: by order of arrival, never by a clock. Words replaced unseen stay one step back;
 * emptying ends only words that were seen. Null when nothing is to be stored; the revision is the store's to give. Pure.
 */
export function mergeDraft(row: DraftRow, synced: SyncedDraft, now: number): DraftRow | null {
  const { text, writing } = synced;
  if (writing !== undefined && isOutdated(row, writing)) return null;
  const seen = hasSeen(row, synced);
  const past = endedWritings(row, synced);
  const restorable = restorableAfter(row, synced, seen);
  if (text === "" && synced.revision !== undefined && !seen) return { ...row, ...restorable, past };
  const isSame = text === row.text && restorable.previous === row.previous;
  if (isSame && (text !== "" || past === row.past)) return null;
  // Emptied by another, its writer may still repeat what it wrote.
  const by = text === "" ? {} : { writing: writing?.id ?? "", edit: writing?.edit ?? 0 };
  // Whoever knows a revision after the present one has seen what stands from now on.
  const since = text === row.text ? row.text_since : row.revision + 1;
  return { ...row, ...by, ...restorable, text, text_since: since, past, updated_at: now };
}
