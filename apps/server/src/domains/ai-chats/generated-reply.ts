import type { AiReplyTrouble, Provenance } from "@4d/contract";

/** What is going to be said. */
export interface GeneratedReply {
  text: string;
  by: Provenance;
  because: AiReplyTrouble | undefined;
  /** Help is shown with it. */
  care: boolean;
}

/** There is nothing to say: it was stopped, or failed and the answer that is there stays. */
export type NoReply = "cancelled" | { failed: AiReplyTrouble };
