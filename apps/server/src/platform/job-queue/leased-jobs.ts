import type { ClaimedJob, JobKind, JobOutcome, JobSignals, QueueServices } from "./job-kind.ts";

const LEASE_MS = 90_000;
/** A job may take longer than a lease. */
const RENEW_MS = 30_000;
/** Long enough to end a job nobody works on. */
const CANCEL_LEASE_MS = 30_000;

interface Running {
  controller: AbortController;
  ended: Promise<void>;
}

/**
 * Runs jobs of one kind under a lease, each on one node at a time: when a node dies, another claims its jobs after the
 * lease.
 */
export class LeasedJobs<Job extends ClaimedJob> {
  readonly #services: QueueServices;
  readonly #kind: JobKind<Job>;
  readonly #running = new Map<number, Running>();

  constructor(services: QueueServices, kind: JobKind<Job>) {
    this.#services = services;
    this.#kind = kind;
  }

  /**
   * Claims and does a job. When `stopping` fires it is aborted, and released as untried if it throws.
   * @returns null when it has ended or another node works on it.
   */
  async run(id: number, stopping: AbortSignal): Promise<JobOutcome | null> {
    const { store, triesMost, exhaust } = this.#kind;
    const now = this.#services.clock.now();
    const job = await store.claim(id, { now, until: now + LEASE_MS });
    if (!job) return null;
    if (job.tries > triesMost) {
      await exhaust(job);
      return "exhausted";
    }
    return this.#runAbortable(job, stopping);
  }

  /**
   * Ends a job whose owner has stopped it, as its row already says: on whichever node runs it, or here when nobody
   * does. Waits for the end when it runs here.
   */
  async cancel(id: number): Promise<void> {
    const { busName, store, cancel } = this.#kind;
    const { bus, clock } = this.#services;
    const running = this.#running.get(id);
    bus.publish("stop", `${busName}:${id}`);
    if (running) return running.ended;
    const now = clock.now();
    const job = await store.claim(id, { now, until: now + CANCEL_LEASE_MS });
    if (job) await cancel(job);
  }

  /** Aborts the job that a `stop` message of the bus names, if it runs here. */
  abortNamed(work: string): void {
    const [busName, id] = work.split(":");
    if (busName === this.#kind.busName) this.#running.get(Number(id))?.controller.abort();
  }

  async #runAbortable(job: Job, stopping: AbortSignal): Promise<JobOutcome> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    stopping.addEventListener("abort", abort, { once: true });
    if (job.stopped || stopping.aborted) controller.abort();
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const renewing = setInterval(() => this.#renew(job.id), RENEW_MS).unref();
    this.#running.set(job.id, { controller, ended });
    try {
      return await this.#runOrRelease(job, { signal: controller.signal, stopping });
    } finally {
      clearInterval(renewing);
      stopping.removeEventListener("abort", abort);
      this.#running.delete(job.id);
      resolve();
    }
  }

  async #runOrRelease(job: Job, signals: JobSignals): Promise<JobOutcome> {
    const { name, run, store } = this.#kind;
    try {
      await run(job, signals);
      return "done";
    } catch (error) {
      if (!signals.stopping.aborted) {
        this.#services.log.error({ err: error, kind: name, jobId: job.id }, "a job failed");
        return "failed";
      }
      await store.release(job.id);
      return "released";
    }
  }

  #renew(id: number): void {
    const { clock, log } = this.#services;
    this.#kind.store
      .renew(id, clock.now() + LEASE_MS)
      .catch((error: unknown) =>
        log.warn({ err: error, kind: this.#kind.name, jobId: id }, "the lease of a job was not renewed"),
      );
  }
}
