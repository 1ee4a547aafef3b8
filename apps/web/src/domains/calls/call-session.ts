import type { CallMode } from "@4d/contract";
import type { CallEnding } from "./call-view.ts";
import type { LocalMedia } from "./media/local-media.ts";
import type { Description } from "./peer/peer-link.ts";

/** What the engine does with a call, private or group. */
export interface CallSession {
  readonly media: LocalMedia;
  /** Accepts the ringing call. */
  accept: () => Promise<void>;
  /** Rejects it while it rings, else ends or leaves it. */
  end: () => Promise<void>;
  setLowData: (on: boolean) => void;
  /** The socket is back: asks the server whether the call still exists. */
  resume: () => Promise<void>;
  /** Releases everything without notifying the server. */
  dispose: () => void;
}

/** Options of a private call. */
export interface PrivateCallOptions {
  callId: string;
  peerId: number;
  mode: CallMode;
  /** The caller's offer when I am called; null when I call. */
  offer: { description: Description; pageId: string | null } | null;
  /** This page's name in signals. */
  pageId: string;
  /** The call is over; the store shows how. */
  onEnd: (ending: CallEnding) => void;
}
