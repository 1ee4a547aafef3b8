import type { LocalMedia } from "./media/local-media.ts";

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
