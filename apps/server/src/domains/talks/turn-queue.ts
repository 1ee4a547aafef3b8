import type { Services } from "../../platform/services.ts";
import { answerTurn } from "./answer-turn.ts";

/** Answers under way on this node at most. */
const MOST = 32;

/** Turns this node answers, in the order they were found, some at once. */
export class TurnQueue {
  readonly #services: Services;
  #waiting: number[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(services: Services) {
    this.#services = services;
  }

  add(turnIds: readonly number[]): void {
    this.#waiting.push(...turnIds.filter((id) => !this.#waiting.includes(id)));
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
      const turnId = this.#waiting.shift();
      if (turnId === undefined) return;
      const work = this.#answer(turnId).finally(() => {
        this.#running.delete(work);
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
