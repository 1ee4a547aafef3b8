import type { Draft, SentDraft, SyncedDraft, WritingSession } from "@4d/contract";

/** A draft of one chat as a terminal holds it. No clock is part of it: the server's revision says what is newer. */
export interface LocalDraft {
  text: string;
  /** The revision the words were written upon; 0 when none is known. */
  revision: number;
  /** Which piece of writing of this terminal the words are; none while they are another's. */
  writing?: WritingSession;
  /** The server may not have it yet. */
  untold?: true;
  /** Words of another terminal that can be restored. */
  previous?: string;
  /** `previous` was changed here, and is told with the words. */
  swapped?: true;
  /** The server may hold words for the chat, so that sending must end them there. */
  stands?: true;
}

/** A chat in which nothing is written. */
export const EMPTY_DRAFT: LocalDraft = { text: "", revision: 0 };

const previousOf = (text: string | undefined) =>
  text === undefined || text === "" ? {} : { previous: text };

/** What this terminal wrote; `newId` names a piece of writing that begins now. */
export function writeDraft(held: LocalDraft, text: string, newId: () => string): LocalDraft {
  const { writing } = held;
  const isContinuing = writing !== undefined && held.text !== "";
  return {
    ...held,
    text,
    writing: isContinuing ? { id: writing.id, edit: writing.edit + 1 } : { id: newId(), edit: 1 },
    untold: true,
  };
}

/** Exchanges the words with those that they replaced; `null` lets go of those instead. */
export function restoreDraft(held: LocalDraft, how: "restore" | "forget", newId: () => string): LocalDraft {
  const { previous = "", ...rest } = held;
  const text = how === "restore" ? previous : held.text;
  const remaining = how === "restore" ? held.text : "";
  return { ...writeDraft(rest, text, newId), ...previousOf(remaining), swapped: true };
}

/**
 * The words leave the field: what the message says of its draft, undefined where the server can hold none of it; and
 * what is left, which is told as well, for the message may be refused.
 */
export function detachDraft(
  held: LocalDraft,
  newId: () => string,
): { draft?: SentDraft; remaining: LocalDraft } {
  const remaining = writeDraft(held, "", newId);
  const { revision, writing } = remaining;
  return held.stands === true && writing !== undefined
    ? { draft: { revision, writing }, remaining }
    : { remaining };
}

/** As the server is told. */
export function syncedDraftOf({ text, revision, writing, previous = "", swapped }: LocalDraft): SyncedDraft {
  return { text, revision, ...(writing && { writing }), ...(swapped && { previous }) };
}

/** How it is held while the server is being told: from now on it may stand there. */
export const markSyncing = (held: LocalDraft): LocalDraft =>
  held.text === "" || held.stands === true ? held : { ...held, stands: true };

function adopted(held: LocalDraft, { text, revision = held.revision, previous }: Draft): LocalDraft {
  return { text, revision, ...previousOf(previous), ...(text !== "" && { stands: true as const }) };
}

const isOlder = ({ revision }: LocalDraft, incoming: Draft): boolean =>
  incoming.revision !== undefined && incoming.revision <= revision;

/** Another terminal's word, or the server's. What is not told yet stays: it arrives later, and so is the newer one. */
export function applyRemoteDraft(held: LocalDraft, incoming: Draft): LocalDraft {
  if (held.untold === true || isOlder(held, incoming)) return held;
  return adopted(held, incoming);
}

/** The server's answer to what was told; none from a server that knows no revisions. */
export function applySyncedDraft(
  held: LocalDraft,
  sent: LocalDraft,
  incoming: Draft | undefined,
): LocalDraft {
  const isMine = incoming?.text === sent.text;
  if (held !== sent) {
    // What was written meanwhile stands upon what the server took.
    if (!isMine || incoming?.revision === undefined) return held;
    const { previous } = held.swapped === true ? held : incoming;
    const { previous: _, ...rest } = held;
    return { ...rest, revision: incoming.revision, ...previousOf(previous) };
  }
  const { untold: _untold, swapped: _swapped, ...known } = held;
  if (incoming === undefined || (incoming.revision !== undefined && incoming.revision < held.revision))
    return known;
  const { writing } = held;
  return { ...adopted(known, incoming), ...(isMine && writing && { writing }) };
}
