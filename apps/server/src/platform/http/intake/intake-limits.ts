const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What counts together: what comes from one address and is nobody's yet, what comes by one account, and everything. */
export interface Bounds {
  readonly address: number;
  readonly account: number;
  readonly all: number;
}

/** How much of what has not arrived, or is not taken, a process holds, and for how long. Milliseconds and bytes. */
export interface IntakeLimits {
  /** A request's head. */
  readonly headMs: number;
  /** A body that is read into memory, from its head to its end. */
  readonly bodyMs: number;
  /** In so long an upload brings at least so much; and an answer that is not taken at all for so long is cut off. */
  readonly windowMs: number;
  readonly windowBytes: number;
  /** How long, and for how many bytes, a refused sender is heard out so that the answer arrives. */
  readonly leaveMs: number;
  readonly leaveBytes: number;
  /** So many are heard out at a time; of more, nothing further is read. */
  readonly leaving: number;
  /** Connections that no login answers for; of those too many, the ones that wait the longest give way. */
  readonly connections: Bounds;
  /** Bytes held of requests that are not there yet. */
  readonly held: Bounds;
  /** Bytes of answers that nobody takes. */
  readonly unread: Bounds;
  /** Uploads of one account under way. */
  readonly uploads: number;
  readonly sweepMs: number;
}

/** An office or a carrier's network is one address: its people send small bodies that are there at once. */
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
