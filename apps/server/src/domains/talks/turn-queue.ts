import { Failure } from "../../platform/failure.ts";
import { FairQueue } from "../../platform/fair-queue.ts";
import type { Services } from "../../platform/services.ts";
import { answerTurn } from "./answer-turn.ts";
import type { Waiting } from "./turns.table.ts";

/** Answers under way on this node, nearly all of them waiting for the words of a model; and what waits for that. */
const BOUNDS = { width: 256, share: 16, waitingEach: 100, waitingMost: 5000 };
/** Answers that wait for an earlier one of the same two, or in the same group: the others are found again. */
const LINE_MOST = 100;

/** Turns this node answers, fair between those who asked; those of the same two one after the other. */
export class TurnQueue {
  readonly #services: Services;
  readonly #stopping = new AbortController();
  readonly #slots = new FairQueue(BOUNDS, this.#stopping.signal);
  /** What waits among the same two, or in a group, after the turn that has its slot or waits for one. */
  readonly #lines = new Map<string, Waiting[]>();
  /** What waits: one that runs may be asked for once more meanwhile. */
  readonly #waiting = new Set<number>();
  readonly #running = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  add(turns: readonly Waiting[]): void {
    for (const turn of turns) {
      if (this.#waiting.has(turn.id) || this.#stopping.signal.aborted) continue;
      const line = this.#lines.get(turn.pair);
      if (line !== undefined && line.length >= LINE_MOST) continue;
      this.#waiting.add(turn.id);
      if (line) line.push(turn);
      else this.#start(turn, []);
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

  #start(turn: Waiting, line: Waiting[]): void {
    this.#lines.set(turn.pair, line);
    const work = this.#slots
      .run(turn.ownerId, () => this.#answer(turn.id))
      // What finds no slot is looked for again.
      .catch((error: unknown) => this.#note(error, turn.id))
      .finally(() => {
        this.#running.delete(work);
        this.#waiting.delete(turn.id);
        this.#next(turn);
      });
    this.#running.add(work);
  }

  /** In a group somebody else's turn comes first, however much the last one asked. */
  #next({ pair, ownerId }: Waiting): void {
    const line = this.#lines.get(pair) ?? [];
    const other = line.findIndex((one) => one.ownerId !== ownerId);
    const [next] = this.#stopping.signal.aborted ? [] : line.splice(Math.max(0, other), 1);
    if (next) this.#start(next, line);
    else this.#lines.delete(pair);
  }

  async #answer(turnId: number): Promise<void> {
    this.#waiting.delete(turnId);
    const { signal } = this.#stopping;
    if (!signal.aborted) await answerTurn(this.#services, turnId, signal);
  }

  #note(error: unknown, turnId: number): void {
    if (!(error instanceof Failure))
      this.#services.log.error({ err: error, turnId }, "a turn could not be taken");
  }
}
