import type { Draft, SentDraft, SyncedDraft, WritingSession } from "@4d/contract";

/** A chat's draft on this terminal. It carries no clock: the server's revision decides which is newer. */
export interface LocalDraft {
  text: string;
  /** The revision the words are based on; 0 when none is known. */
  revision: number;
  /** Which writing session of this terminal the words belong to; none while they are another terminal's. */
  writing?: WritingSession;
  /** The server may not have it yet. */
  untold?: true;
  /** Words of another terminal that can be restored. */
  previous?: string;
  /** `previous` was changed here, and is sent with the words. */
  swapped?: true;
  /** The server may hold words for the chat, so sending the message must end them there. */
  stands?: true;
}

/** The draft of a chat in which nothing is written. */
export const EMPTY_DRAFT: LocalDraft = { text: "", revision: 0 };

const previousOf = (text: string | undefined) =>
  text === undefined || text === "" ? {} : { previous: text };

/** Stores what this terminal wrote; `newId` names a writing session that begins now. */
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

/** Exchanges the words with those they replaced ("restore"), or drops those ("forget"). */
export function restoreDraft(held: LocalDraft, how: "restore" | "forget", newId: () => string): LocalDraft {
  const { previous = "", ...rest } = held;
  const text = how === "restore" ? previous : held.text;
  const remaining = how === "restore" ? held.text : "";
  return { ...writeDraft(rest, text, newId), ...previousOf(remaining), swapped: true };
}

/**
 * Takes the words out of the field. `draft` goes with the message, absent where the server can hold no draft;
 * `remaining` is sent as well, because the message may be refused.
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

/** The draft as it is sent to the server. */
export function syncedDraftOf({ text, revision, writing, previous = "", swapped }: LocalDraft): SyncedDraft {
  return { text, revision, ...(writing && { writing }), ...(swapped && { previous }) };
}

/** The draft while it is being sent: from now on the server may hold it. */
export const markSyncing = (held: LocalDraft): LocalDraft =>
  held.text === "" || held.stands === true ? held : { ...held, stands: true };

function adopted(held: LocalDraft, { text, revision = held.revision, previous }: Draft): LocalDraft {
  return { text, revision, ...previousOf(previous), ...(text !== "" && { stands: true as const }) };
}

const isOlder = ({ revision }: LocalDraft, incoming: Draft): boolean =>
  incoming.revision !== undefined && incoming.revision <= revision;

/**
 * Applies another terminal's draft, or the server's. An unsent local draft stays: it reaches the server later
 * and so is the newer one.
 */
export function applyRemoteDraft(held: LocalDraft, incoming: Draft): LocalDraft {
  if (held.untold === true || isOlder(held, incoming)) return held;
  return adopted(held, incoming);
}

/** Applies the server's response to a sent draft; a server that knows no revisions sends none. */
export function applySyncedDraft(
  held: LocalDraft,
  sent: LocalDraft,
  incoming: Draft | undefined,
): LocalDraft {
  const isMine = incoming?.text === sent.text;
  if (held !== sent) {
    // What was written meanwhile is based on what the server took.
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
