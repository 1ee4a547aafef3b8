import type { AnswerHint, Provenance } from "@4d/contract";

/** How an answer shall be given again. */
export interface Again {
  hint?: AnswerHint | undefined;
  by?: Provenance | undefined;
}
