const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Bounds by sender: an address before login, an account, and everything together. */
export interface Bounds {
  readonly address: number;
  readonly account: number;
  readonly all: number;
}

/** How much unreceived and unread data a process holds, and for how long. Milliseconds and bytes. */
export interface IntakeLimits {
  /** To receive a request's head. */
  readonly headMs: number;
  /** To receive a body that is read into memory, from its head to its end. */
  readonly bodyMs: number;
  /** In this time an upload must bring at least so much; a response of which nothing is read in it is cut off. */
  readonly windowMs: number;
  readonly windowBytes: number;
  /** How long, and for how many bytes, to read on from a refused sender so that the response arrives. */
  readonly leaveMs: number;
  readonly leaveBytes: number;
  /** How many refused senders to read on from at a time; nothing more is read from the others. */
  readonly leaving: number;
  /** Connections without a login; when there are too many, those that have waited longest are closed. */
  readonly connections: Bounds;
  /** Bytes held of incomplete requests. */
  readonly held: Bounds;
  /** Bytes of responses nobody reads. */
  readonly unread: Bounds;
  /** Concurrent uploads of one account. */
  readonly uploads: number;
  readonly sweepMs: number;
}

/** An office or a carrier's network is one address: its people send small bodies that arrive at once. */
export const INTAKE_LIMITS: IntakeLimits = {
  headMs: 8000,
  bodyMs: 20_000,
  windowMs: 20_000,
  windowBytes: 16 * KILOBYTE,
  leaveMs: 3000,
  leaveBytes: 1.5 * MEGABYTE,
  leaving: 64,
  connections: { address: 3000, account: 256, all: 12_000 },
  held: { address: 16 * MEGABYTE, account: 16 * MEGABYTE, all: 64 * MEGABYTE },
  unread: { address: 32 * MEGABYTE, account: 32 * MEGABYTE, all: 64 * MEGABYTE },
  uploads: 24,
  sweepMs: 500,
};
