import type { Services } from "../../platform/services.ts";
import { answerTurn } from "./answer-turn.ts";
import type { Waiting } from "./turns.table.ts";

/** Answers under way on this node at most; nearly all of them wait for the words of a model. */
const MOST = 256;

/** Turns this node answers, in the order they were found, some at once; those of the same two one after the other. */
export class TurnQueue {
  readonly #services: Services;
  #waiting: Waiting[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #busy = new Set<string>();

  constructor(services: Services) {
    this.#services = services;
  }

  add(turns: readonly Waiting[]): void {
    this.#waiting.push(...turns.filter(({ id }) => !this.#waiting.some((one) => one.id === id)));
    this.#go();
  }

  /** Resolves when nothing waits and nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running);
  }

  /** Begins nothing more; what waits is found again by another node. */
  async stop(): Promise<void> {
    this.#waiting = [];
    await this.idle();
  }

  #go(): void {
    while (this.#running.size < MOST) {
      const at = this.#waiting.findIndex(({ pair }) => !this.#busy.has(pair));
      const [turn] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (turn === undefined) return;
      this.#busy.add(turn.pair);
      const work = this.#answer(turn.id).finally(() => {
        this.#running.delete(work);
        this.#busy.delete(turn.pair);
        this.#go();
      });
      this.#running.add(work);
    }
  }

  async #answer(turnId: number): Promise<void> {
    try {
      await answerTurn(this.#services, turnId);
    } catch (error) {
      this.#services.log.error({ err: error, turnId }, "a turn could not be taken");
    }
  }
}
