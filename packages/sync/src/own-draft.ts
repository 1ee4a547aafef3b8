import type { Draft, SentDraft, ToldDraft, Writing } from "@4d/contract";

/** A draft of one chat as a terminal holds it. No clock is part of it: the server's revision says what is newer. */
export interface OwnDraft {
  text: string;
  /** The revision the words were written upon; 0 when none is known. */
  revision: number;
  /** Which piece of writing of this terminal the words are; none while they are another's. */
  writing?: Writing;
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
export const NO_DRAFT: OwnDraft = { text: "", revision: 0 };

const previousOf = (text: string | undefined) =>
  text === undefined || text === "" ? {} : { previous: text };

/** What this terminal wrote; `newId` names a piece of writing that begins now. */
export function writeDraft(held: OwnDraft, text: string, newId: () => string): OwnDraft {
  const { writing } = held;
  const goesOn = writing !== undefined && held.text !== "";
  return {
    ...held,
    text,
    writing: goesOn ? { id: writing.id, edit: writing.edit + 1 } : { id: newId(), edit: 1 },
    untold: true,
  };
}

/** Exchanges the words with those that they replaced; `null` lets go of those instead. */
export function restoreDraft(held: OwnDraft, how: "restore" | "forget", newId: () => string): OwnDraft {
  const { previous = "", ...rest } = held;
  const text = how === "restore" ? previous : held.text;
  const left = how === "restore" ? held.text : "";
  return { ...writeDraft(rest, text, newId), ...previousOf(left), swapped: true };
}

/**
 * The words leave the field: what the message says of its draft, undefined where the server can hold none of it; and
 * what is left, which is told as well, for the message may be refused.
 */
export function leaveDraft(held: OwnDraft, newId: () => string): { draft?: SentDraft; left: OwnDraft } {
  const left = writeDraft(held, "", newId);
  const { revision, writing } = left;
  return held.stands === true && writing !== undefined ? { draft: { revision, writing }, left } : { left };
}

/** As the server is told. */
export function toldOf({ text, revision, writing, previous = "", swapped }: OwnDraft): ToldDraft {
  return { text, revision, ...(writing && { writing }), ...(swapped && { previous }) };
}

/** How it is held while the server is being told: from now on it may stand there. */
export const telling = (held: OwnDraft): OwnDraft =>
  held.text === "" || held.stands === true ? held : { ...held, stands: true };

function adopted(held: OwnDraft, { text, revision = held.revision, previous }: Draft): OwnDraft {
  return { text, revision, ...previousOf(previous), ...(text !== "" && { stands: true as const }) };
}

const isOlder = ({ revision }: OwnDraft, come: Draft): boolean =>
  come.revision !== undefined && come.revision <= revision;

/** Another terminal's word, or the server's. What is not told yet stays: it arrives later, and so is the newer one. */
export function hearDraft(held: OwnDraft, come: Draft): OwnDraft {
  if (held.untold === true || isOlder(held, come)) return held;
  return adopted(held, come);
}

/** The server's answer to what was told; none from a server that knows no revisions. */
export function answerDraft(held: OwnDraft, told: OwnDraft, come: Draft | undefined): OwnDraft {
  const isMine = come?.text === told.text;
  if (held !== told) {
    // What was written meanwhile stands upon what the server took.
    if (!isMine || come?.revision === undefined) return held;
    const { previous } = held.swapped === true ? held : come;
    const { previous: _, ...rest } = held;
    return { ...rest, revision: come.revision, ...previousOf(previous) };
  }
  const { untold: _untold, swapped: _swapped, ...known } = held;
  if (come === undefined || (come.revision !== undefined && come.revision < held.revision)) return known;
  const { writing } = held;
  return { ...adopted(known, come), ...(isMine && writing && { writing }) };
}
