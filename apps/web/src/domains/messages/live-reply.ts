import type { AiReplyTrouble } from "@4d/contract";

/** An AI reply being generated, before its message is here (`CHAR-2`). */
export interface LiveReply {
  replyId: number;
  /** The variant being generated; 0 is a new message, others change an existing one. */
  variant: number;
  status: "streaming" | "done" | "failed" | "cancelled";
  because: AiReplyTrouble | null;
  /** In a group: the character that speaks, and whom it answers; null if unknown. */
  speaker: number | null;
  to: number | null;
  /** Pieces by position; they may arrive out of order. */
  pieces: ReadonlyMap<number, string>;
}
export interface ReplyDelta {
  turnId: number;
  variant: number;
  seq: number;
  text: string;
  userId?: number | undefined;
}
export interface ReplyUpdate {
  turnId: number;
  /** The expected variant, as far as the terminal can tell. */
  variant: number;
  status: LiveReply["status"];
  because?: AiReplyTrouble | undefined;
  userId?: number | undefined;
  to?: number | undefined;
}

const begin = (replyId: number, variant: number, userId: number | undefined): LiveReply => ({
  replyId,
  variant,
  status: "streaming",
  because: null,
  speaker: userId ?? null,
  to: null,
  pieces: new Map(),
});

/** Adds a piece of a reply; idempotent. Another reply or variant starts over, and so does position 0. Pure. */
export function applyDelta(held: LiveReply | undefined, delta: ReplyDelta): LiveReply {
  const { turnId: replyId, variant, seq, text, userId } = delta;
  const known = held?.replyId === replyId;
  const same = known && (held.variant === variant || held.pieces.size === 0) && seq > 0;
  const anew = { ...begin(replyId, variant, userId), to: known ? held.to : null };
  const live = same ? { ...held, variant } : anew;
  return { ...live, pieces: new Map(live.pieces).set(seq, text) };
}

/** Applies a status update; one of an older reply than the one shown changes nothing. Pure. */
export function applyUpdate(held: LiveReply | undefined, update: ReplyUpdate): LiveReply | undefined {
  const { turnId: replyId, variant, status, because = null, userId, to = null } = update;
  if (held?.replyId === replyId) return { ...held, status, because, to };
  // Built-in replies end as soon as they begin; nothing of them is shown.
  if (status === "done" || status === "cancelled") return held;
  return { ...begin(replyId, variant, userId), status, because, to };
}

/** The text so far: from the first piece up to the first missing one. Pure. */
export function liveText({ pieces }: LiveReply): string {
  let text = "";
  for (let seq = 0; pieces.has(seq); seq += 1) text += pieces.get(seq);
  return text;
}
