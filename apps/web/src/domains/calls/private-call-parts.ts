import type { CallMode } from "@4d/contract";
import type { CallEnding } from "./call-view.ts";
import type { Description } from "./peer/peer-link.ts";

/** What a call between two begins from. */
export interface PrivateCallOptions {
  callId: string;
  peerId: number;
  mode: CallMode;
  /** The caller's offer when it rings me; null when I call. */
  offer: { description: Description; pageId: string | null } | null;
  /** This page's name in signals. */
  pageId: string;
  /** It is over; the store shows how. */
  onEnd: (ending: CallEnding) => void;
}
