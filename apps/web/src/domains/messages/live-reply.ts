import type { AiReplyTrouble } from "@4d/contract";

/** What a character is saying just now, before its message is here (`CHAR-2`). */
export interface LiveReply {
  replyId: number;
  /** Of which variant the words are; 0 is a new message, others change one that stands. */
  variant: number;
  status: "streaming" | "done" | "failed" | "cancelled";
  because: AiReplyTrouble | null;
  /** In a group: the character that speaks, and whom it answers; null where it is not known. */
  speaker: number | null;
  to: number | null;
  /** Pieces by their place; some may have come before others. */
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
  /** Which variant it will be, as far as the terminal can tell. */
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

/** Another piece of an answer; twice is the same as once. Another turn or variant begins anew, and so does place 0. Pure. */
export function applyDelta(held: LiveReply | undefined, delta: ReplyDelta): LiveReply {
  const { turnId: replyId, variant, seq, text, userId } = delta;
  const known = held?.replyId === replyId;
  const same = known && (held.variant === variant || held.pieces.size === 0) && seq > 0;
  const anew = { ...begin(replyId, variant, userId), to: known ? held.to : null };
  const live = same ? { ...held, variant } : anew;
  return { ...live, pieces: new Map(live.pieces).set(seq, text) };
}

/** Where a turn stands now; news of an older turn than the one shown changes nothing. Pure. */
export function applyUpdate(held: LiveReply | undefined, update: ReplyUpdate): LiveReply | undefined {
  const { turnId: replyId, variant, status, because = null, userId, to = null } = update;
  if (held?.replyId === replyId) return { ...held, status, because, to };
  // Built-in answers end in the moment they begin; nothing of them is to be shown.
  if (status === "done" || status === "cancelled") return held;
  return { ...begin(replyId, variant, userId), status, because, to };
}

/** The words so far: from the first piece up to the first one that is missing. Pure. */
export function liveText({ pieces }: LiveReply): string {
  let text = "";
  for (let seq = 0; pieces.has(seq); seq += 1) text += pieces.get(seq);
  return text;
}
