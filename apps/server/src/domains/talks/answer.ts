import type { AnswerTrouble, Provenance } from "@4d/contract";

/** What is going to be said. */
export interface Answer {
  text: string;
  by: Provenance;
  because: AnswerTrouble | undefined;
  /** Help is shown with it. */
  care: boolean;
}

/** There is nothing to say: it was stopped, or failed and the answer that is there stays. */
export type NoAnswer = "cancelled" | { failed: AnswerTrouble };
