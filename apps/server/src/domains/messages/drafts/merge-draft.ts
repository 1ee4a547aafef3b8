import type { SyncedDraft, WritingSession } from "@4d/contract";
import { type DraftRow, PAST_MAX } from "./drafts.repository.ts";

/** The draft of a chat in which nothing was written yet. */
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

/** Received before, or about text that was sent or emptied meanwhile. */
function isOutdated({ writing, edit, past }: DraftRow, synced: WritingSession): boolean {
  if (writing === synced.id && synced.edit <= edit) return true;
  return past.some((one) => one === synced.id || replacedAt(one, synced.id) >= synced.edit);
}

/** The edit at which a writing session was replaced, as `past` has it; -1 when the entry is about another session. */
const replacedAt = (one: string, id: string): number =>
  one.startsWith(`${id} `) ? Number(one.slice(id.length + 1)) : -1;

/** The ended sessions after this update: the one it ends for good, or the one whose text it replaces. */
function endedWritings({ writing, edit, past }: DraftRow, synced: SyncedDraft): string[] {
  const { id = "" } = synced.writing ?? {};
  const isReplaced = synced.text !== "" && writing !== "" && writing !== id;
  const [name, entry] = synced.text === "" ? [id, id] : [writing, isReplaced ? `${writing} ${edit}` : ""];
  if (entry === "" || past.includes(name)) return past;
  const others = past.filter((one) => one !== name && replacedAt(one, name) < 0);
  return [entry, ...others].slice(0, PAST_MAX);
}

/** Whether the writer knew the current text. A terminal without revisions only continues its own. */
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

/** The text that can be restored, and its writing session. */
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
 * The draft after an update: decided by order of arrival, never by a clock. Text replaced unseen stays one step back;
 * emptying ends only text that was seen. Null when there is nothing to store; the repository assigns the revision.
 * Pure.
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
  // When another terminal emptied it, the writer may still repeat its text.
  const by = text === "" ? {} : { writing: writing?.id ?? "", edit: writing?.edit ?? 0 };
  // A terminal that knows a revision after the present one has seen the text from now on.
  const since = text === row.text ? row.text_since : row.revision + 1;
  return { ...row, ...by, ...restorable, text, text_since: since, past, updated_at: now };
}
