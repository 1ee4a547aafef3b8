import type { AnswerTrouble } from "@4d/contract";

/** What a character is saying just now, before its message is here (`CHAR-2`). */
export interface LiveAnswer {
  turnId: number;
  /** Of which variant the words are; 0 is a new message, others change one that stands. */
  variant: number;
  status: "streaming" | "done" | "failed" | "cancelled";
  because: AnswerTrouble | null;
  /** In a group: the character that speaks, and whom it answers; null where it is not known. */
  speaker: number | null;
  to: number | null;
  /** Pieces by their place; some may have come before others. */
  pieces: ReadonlyMap<number, string>;
}
export interface Delta {
  turnId: number;
  variant: number;
  seq: number;
  text: string;
  userId?: number | undefined;
}
export interface TurnNews {
  turnId: number;
  /** Which variant it will be, as far as the terminal can tell. */
  variant: number;
  status: LiveAnswer["status"];
  because?: AnswerTrouble | undefined;
  userId?: number | undefined;
  to?: number | undefined;
}

const begin = (turnId: number, variant: number, userId: number | undefined): LiveAnswer => ({
  turnId,
  variant,
  status: "streaming",
  because: null,
  speaker: userId ?? null,
  to: null,
  pieces: new Map(),
});

/** Another piece of an answer; twice is the same as once. Another turn or variant begins anew, and so does place 0. Pure. */
export function takeDelta(held: LiveAnswer | undefined, delta: Delta): LiveAnswer {
  const { turnId, variant, seq, text, userId } = delta;
  const known = held?.turnId === turnId;
  const same = known && (held.variant === variant || held.pieces.size === 0) && seq > 0;
  const anew = { ...begin(turnId, variant, userId), to: known ? held.to : null };
  const live = same ? { ...held, variant } : anew;
  return { ...live, pieces: new Map(live.pieces).set(seq, text) };
}

/** Where a turn stands now; news of an older turn than the one shown changes nothing. Pure. */
export function takeTurn(held: LiveAnswer | undefined, news: TurnNews): LiveAnswer | undefined {
  const { turnId, variant, status, because = null, userId, to = null } = news;
  if (held?.turnId === turnId) return { ...held, status, because, to };
  // Built-in answers end in the moment they begin; nothing of them is to be shown.
  if (status === "done" || status === "cancelled") return held;
  return { ...begin(turnId, variant, userId), status, because, to };
}

/** The words so far: from the first piece up to the first one that is missing. Pure. */
export function liveText({ pieces }: LiveAnswer): string {
  let text = "";
  for (let seq = 0; pieces.has(seq); seq += 1) text += pieces.get(seq);
  return text;
}
