import type { AnswerHint, Provenance } from "@4d/contract";

/** What was asked for with a regeneration. */
export interface Wish {
  hint?: AnswerHint | undefined;
  /** Who is to answer; whoever can when absent. */
  by?: Provenance | undefined;
}

export const readWish = (json: string | null): Wish => (json === null ? {} : (JSON.parse(json) as Wish));
