import { Failure } from "../failure.ts";
import { FairQueue } from "../fair-queue.ts";
import type { ClaimedJob, JobKind, JobKindName, JobOutcome, QueueServices, WaitingJob } from "./job-kind.ts";
import { LeasedJobs } from "./leased-jobs.ts";

/** Rare enough that an idle database stays idle, which its maintenance waits for. */
const POLL_MS = 30_000;
/** A job waits this long for the node that stored it before any other looks at it. */
const STALE_MS = 15_000;
const STALE_BATCH = 50;
/** The most jobs queued behind another with the same order key; the rest are found again later. */
const LINE_MAX = 100;

/** Called whenever a job ends on this node. */
export type OnJobEnded = (kind: JobKindName, outcome: JobOutcome) => void;

/** A queue that works on this node. */
export interface JobWorker {
  /** Queues jobs that no node works on. */
  claimStale(): Promise<void>;
  /** Resolves when this node knows of no job left to do. */
  settled(): Promise<void>;
  /** Starts nothing more and aborts running jobs: another node, or the next start, finds them again. */
  stop(): Promise<void>;
}

/**
 * Does the jobs of one kind on this node: fair between the accounts they are done for, in sequence within an order key.
 * Whoever stores a job calls `add`; what no node does is found at the start and every half minute
 * (`docs/decisions/job-queue.md`).
 */
export class JobQueue<Job extends ClaimedJob> implements JobWorker {
  readonly #services: QueueServices;
  readonly #kind: JobKind<Job>;
  readonly #leased: LeasedJobs<Job>;
  readonly #stopping = new AbortController();
  readonly #slots: FairQueue<number>;
  /** By order key: jobs queued behind the one that has a slot or waits for one. */
  readonly #lines = new Map<string, WaitingJob[]>();
  /** Ids of queued jobs only: a running one may be queued again. */
  readonly #waiting = new Set<number>();
  readonly #working = new Set<Promise<void>>();
  #onEnded: OnJobEnded = () => undefined;
  #isOpen = false;
  #isReleasing = false;
  /** The last look found as many waiting jobs as it may. */
  #hasMore = false;
  #close = (): void => undefined;

  constructor(services: QueueServices, kind: JobKind<Job>) {
    this.#services = services;
    this.#kind = kind;
    this.#leased = new LeasedJobs(services, kind);
    this.#slots = new FairQueue(kind.bounds, this.#stopping.signal);
  }

  /** Begins to work, also on what other nodes left. */
  start(onEnded: OnJobEnded = () => undefined): void {
    const { bus } = this.#services;
    this.#onEnded = onEnded;
    this.#isOpen = true;
    const stops = bus.subscribe("stop", (work) => this.#leased.abortNamed(work));
    const releases = bus.subscribe("released", (kind) => {
      if (kind === this.#kind.name) this.#poll();
    });
    const timer = setInterval(() => this.#poll(), POLL_MS).unref();
    this.#close = () => {
      clearInterval(timer);
      stops();
      releases();
    };
    this.#poll();
  }

  /** Queues jobs on this node; before the start and after the stop they wait to be found. */
  add(jobs: readonly WaitingJob[]): void {
    for (const job of jobs) {
      if (!this.#isOpen || this.#waiting.has(job.id)) continue;
      const line = this.#lines.get(orderOf(job));
      if (line !== undefined && line.length >= LINE_MAX) continue;
      this.#waiting.add(job.id);
      if (line) line.push(job);
      else this.#start(job, []);
    }
  }

  async claimStale(): Promise<void> {
    const { clock } = this.#services;
    this.#hasMore = false;
    const found = await this.#kind.store.findWaiting(clock.now() - STALE_MS, STALE_BATCH);
    this.#hasMore = found.length === STALE_BATCH;
    this.add(found);
  }

  /** Does a job now, without a slot, unless it has ended or is being done. */
  async run(id: number, stopping = this.#services.closing): Promise<void> {
    const outcome = await this.#leased.run(id, stopping);
    if (outcome === null) return;
    this.#isReleasing ||= outcome === "released";
    this.#onEnded(this.#kind.name, outcome);
  }

  /** Ends a job whose row says that its owner has stopped it, on whichever node it is. */
  cancel(id: number): Promise<void> {
    return this.#leased.cancel(id);
  }

  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.race(this.#working);
  }

  async stop(): Promise<void> {
    this.#isOpen = false;
    this.#close();
    this.#stopping.abort();
    await this.settled();
    if (this.#isReleasing) this.#services.bus.publish("released", this.#kind.name);
  }

  #poll(): void {
    this.claimStale().catch((error: unknown) =>
      this.#services.log.warn({ err: error, kind: this.#kind.name }, "waiting jobs could not be read"),
    );
  }

  #start(job: WaitingJob, line: WaitingJob[]): void {
    this.#lines.set(orderOf(job), line);
    const work = this.#slots
      .run(job.ownerId, () => this.#work(job.id))
      // A job that got no slot is found again later, by any node that has one.
      .catch((error: unknown) => this.#logFailure(error, job.id))
      .finally(() => {
        this.#working.delete(work);
        this.#waiting.delete(job.id);
        this.#next(job);
        if (this.#hasMore && this.#isOpen && this.#working.size === 0) this.#poll();
      });
    this.#working.add(work);
  }

  /** Another account's job goes first, however many the last one's owner queued. */
  #next(last: WaitingJob): void {
    const line = this.#lines.get(orderOf(last)) ?? [];
    const other = line.findIndex((one) => one.ownerId !== last.ownerId);
    const [next] = this.#isOpen ? line.splice(Math.max(0, other), 1) : [];
    if (next) this.#start(next, line);
    else this.#lines.delete(orderOf(last));
  }

  async #work(id: number): Promise<void> {
    this.#waiting.delete(id);
    const { signal } = this.#stopping;
    if (!signal.aborted) await this.run(id, signal);
  }

  #logFailure(error: unknown, jobId: number): void {
    if (!(error instanceof Failure))
      this.#services.log.error({ err: error, kind: this.#kind.name, jobId }, "a job could not be begun");
  }
}

const orderOf = ({ id, order = String(id) }: WaitingJob): string => order;
