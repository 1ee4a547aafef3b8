import type { CallMode } from "@4d/contract";
import type { CallEnding } from "./call-view.ts";
import type { LocalMedia } from "./media/local-media.ts";
import type { Description } from "./peer/peer-link.ts";

/** What the engine does with whatever call is on, between two or in a group. */
export interface CallSession {
  readonly media: LocalMedia;
  /** Takes the call that rings. */
  accept: () => Promise<void>;
  /** Refuses it while it rings, else ends or leaves it. */
  end: () => Promise<void>;
  setLowData: (on: boolean) => void;
  /** The socket came back: whether the call still is, the server knows. */
  resume: () => Promise<void>;
  /** Lets go of everything without telling the server. */
  dispose: () => void;
}

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
