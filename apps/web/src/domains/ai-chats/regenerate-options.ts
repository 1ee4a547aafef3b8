import type { AiReplyHint, Provenance } from "@4d/contract";

/** How an answer shall be given again. */
export interface RegenerateOptions {
  hint?: AiReplyHint | undefined;
  by?: Provenance | undefined;
}
