import type { AiReplyHint, Provenance } from "@4d/contract";

/** What was asked for with a regeneration. */
export interface RegenerateOptions {
  hint?: AiReplyHint | undefined;
  /** Who is to answer; whoever can when absent. */
  by?: Provenance | undefined;
}

export const readRegenerateOptions = (json: string | null): RegenerateOptions =>
  json === null ? {} : (JSON.parse(json) as RegenerateOptions);
