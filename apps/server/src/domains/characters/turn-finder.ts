import type { Services } from "../../platform/services.ts";
import { findTurns } from "./find-turns.ts";

/** Looks for messages to characters when it is woken, one look at a time. */
export class TurnFinder {
  readonly #services: Services;
  readonly #found: (turnIds: readonly number[]) => void;
  #looking: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(services: Services, found: (turnIds: readonly number[]) => void) {
    this.#services = services;
    this.#found = found;
  }

  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#looking ??= this.#look();
  }

  /** Resolves when the look under way is over. */
  async idle(): Promise<void> {
    while (this.#looking !== null) await this.#looking;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.idle();
  }

  async #look(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const { turns, more } = await findTurns(this.#services);
        this.#found(turns);
        this.#again ||= more;
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, "messages to characters could not be looked for");
    } finally {
      this.#looking = null;
    }
  }
}
