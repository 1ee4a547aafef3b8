import type { QueueBounds } from "../fair-queue.ts";
import type { Services } from "../services.ts";

/** What the queue itself needs. */
export type QueueServices = Pick<Services, "bus" | "clock" | "log" | "closing">;

/** The kinds of jobs; metrics count by them. */
export const jobKinds = ["image", "push", "reply"] as const;
/** How a job ended on this node. `failed` and `released` jobs are taken up again, by this node or another. */
export const jobOutcomes = ["done", "exhausted", "failed", "released"] as const;
export type JobKindName = (typeof jobKinds)[number];
export type JobOutcome = (typeof jobOutcomes)[number];

/** A job that waits for a node. */
export interface WaitingJob {
  id: number;
  /** The account it is done for. */
  ownerId: number;
  /** Jobs with the same order key run one after the other; by default a job has its own. */
  order?: string;
}

/** A job as the node that claimed it sees it. */
export interface ClaimedJob {
  id: number;
  /** Claims so far, this one included, without those that were released. */
  tries: number;
  /** Its owner has stopped it. */
  stopped: boolean;
}

/** Where the jobs of one kind are stored: a table with a lease column. All times are epoch milliseconds. */
export interface JobStore<Job extends ClaimedJob> {
  /**
   * Claims an unfinished job whose lease has ended, and counts a try, in one statement. @returns undefined when it has
   * ended or another node works on it.
   */
  claim: (id: number, lease: { now: number; until: number }) => Promise<Job | undefined>;
  renew: (id: number, until: number) => Promise<void>;
  /** Ends the lease of an unfinished job and takes back its try. */
  release: (id: number) => Promise<void>;
  /** Unfinished jobs whose lease ended before a time, or that nobody claimed since. */
  findWaiting: (before: number, limit: number) => Promise<WaitingJob[]>;
}

/** Fires for one job when its owner stops it or the node stops; `stopping` only in the second case. */
export interface JobSignals {
  signal: AbortSignal;
  stopping: AbortSignal;
}

/** One kind of jobs: where they are stored, how many run, and what is done. */
export interface JobKind<Job extends ClaimedJob> {
  name: JobKindName;
  /** Its name on the bus, in `stop` messages: `turn` for `turn:7`. */
  busName: string;
  store: JobStore<Job>;
  /** Limits of one node. A job that finds no room is found again later. */
  bounds: QueueBounds;
  /** A job claimed more often than this is not tried again: it ends with `exhaust`. */
  triesMost: number;
  /**
   * Does a job and stores its end. A job whose work throws is claimed again after its lease, or at once when the node
   * stops: `stopping.throwIfAborted()` leaves it to another node.
   */
  run: (job: Job, signals: JobSignals) => Promise<void>;
  /** Ends a job that was tried too often. */
  exhaust: (job: Job) => Promise<void>;
  /** Ends a job that its owner stopped while nobody worked on it. */
  cancel: (job: Job) => Promise<void>;
}
