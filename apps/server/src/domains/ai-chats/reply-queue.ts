import { Failure } from "../../platform/failure.ts";
import { FairQueue } from "../../platform/fair-queue.ts";
import type { Services } from "../../platform/services.ts";
import { generateReply } from "./generate-reply.ts";
import type { QueuedReply } from "./replies.table.ts";

/** Answers under way on this node, nearly all of them waiting for the words of a model; and what waits for that. */
const BOUNDS = { width: 256, share: 16, waitingEach: 100, waitingMost: 5000 };
/** Answers that wait for an earlier one of the same two, or in the same group: the others are found again. */
const LINE_MAX = 100;

/** Turns this node answers, fair between those who asked; those of the same two one after the other. */
export class ReplyQueue {
  readonly #services: Services;
  readonly #stopping = new AbortController();
  readonly #slots = new FairQueue(BOUNDS, this.#stopping.signal);
  /** What waits among the same two, or in a group, after the turn that has its slot or waits for one. */
  readonly #lines = new Map<string, QueuedReply[]>();
  /** What waits: one that runs may be asked for once more meanwhile. */
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

  /** Resolves when nothing waits and nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running);
  }

  /** Begins nothing more and leaves off what is under way: another node, or the next start, finds it again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.idle();
  }

  #start(reply: QueuedReply, line: QueuedReply[]): void {
    this.#lines.set(reply.pair, line);
    const work = this.#slots
      .run(reply.ownerId, () => this.#generate(reply.id))
      // What finds no slot is looked for again.
      .catch((error: unknown) => this.#logFailure(error, reply.id))
      .finally(() => {
        this.#running.delete(work);
        this.#waiting.delete(reply.id);
        this.#next(reply);
      });
    this.#running.add(work);
  }

  /** In a group somebody else's turn comes first, however much the last one asked. */
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
