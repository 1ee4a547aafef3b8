import { Failure } from "../../platform/failure.ts";
import { FairQueue } from "../../platform/fair-queue.ts";
import type { Services } from "../../platform/services.ts";
import { generateReply } from "./generate-reply.ts";
import type { QueuedReply } from "./replies.table.ts";

/** Limits of this node: replies being generated, nearly all waiting for a model, and replies queued for a slot. */
const BOUNDS = { width: 256, share: 16, waitingEach: 100, waitingMost: 5000 };
/** The most replies queued behind another of the same pair or group; the rest are found again later. */
const LINE_MAX = 100;

/** Generates replies on this node, fair between the people who asked, and in sequence within a pair or group. */
export class ReplyQueue {
  readonly #services: Services;
  readonly #stopping = new AbortController();
  readonly #slots = new FairQueue(BOUNDS, this.#stopping.signal);
  /** By pair or group: replies queued behind the one that has a slot or waits for one. */
  readonly #lines = new Map<string, QueuedReply[]>();
  /** Ids of queued replies only: a running one may be queued again for a regeneration. */
  readonly #waiting = new Set<number>();
  readonly #running = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  add(replies: readonly QueuedReply[]): void {
    for (const reply of replies) {
      if (this.#waiting.has(reply.id) || this.#stopping.signal.aborted) continue;
      const line = this.#lines.get(reply.pair);
      if (line !== undefined && line.length >= LINE_MAX) continue;
      this.#waiting.add(reply.id);
      if (line) line.push(reply);
      else this.#start(reply, []);
    }
  }

  /** Resolves when nothing is queued or running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running);
  }

  /** Starts nothing more and aborts running replies: another node, or the next start, finds them again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.idle();
  }

  #start(reply: QueuedReply, line: QueuedReply[]): void {
    this.#lines.set(reply.pair, line);
    const work = this.#slots
      .run(reply.ownerId, () => this.#generate(reply.id))
      // A reply that got no slot is found again later.
      .catch((error: unknown) => this.#logFailure(error, reply.id))
      .finally(() => {
        this.#running.delete(work);
        this.#waiting.delete(reply.id);
        this.#next(reply);
      });
    this.#running.add(work);
  }

  /** In a group, another person's reply goes first, however many the last one asked for. */
  #next({ pair, ownerId }: QueuedReply): void {
    const line = this.#lines.get(pair) ?? [];
    const other = line.findIndex((one) => one.ownerId !== ownerId);
    const [next] = this.#stopping.signal.aborted ? [] : line.splice(Math.max(0, other), 1);
    if (next) this.#start(next, line);
    else this.#lines.delete(pair);
  }

  async #generate(replyId: number): Promise<void> {
    this.#waiting.delete(replyId);
    const { signal } = this.#stopping;
    if (!signal.aborted) await generateReply(this.#services, replyId, signal);
  }

  #logFailure(error: unknown, replyId: number): void {
    if (!(error instanceof Failure))
      this.#services.log.error({ err: error, turnId: replyId }, "a turn could not be taken");
  }
}
