import type { AiReplyHint, Provenance } from "@4d/contract";

/** How a reply is to be regenerated. */
export interface RegenerateOptions {
  hint?: AiReplyHint | undefined;
  by?: Provenance | undefined;
}
