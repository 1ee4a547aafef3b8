import type { Services } from "../../platform/services.ts";
import { CharacterSight } from "./character-sight.ts";
import { findTurns } from "./find-turns.ts";
import type { Waiting } from "./turns.repository.ts";

/** Looks for messages to characters when it is woken, one look at a time. */
export class TurnFinder {
  readonly #services: Services;
  readonly #found: (turns: readonly Waiting[]) => void;
  readonly #sight: CharacterSight;
  readonly #hearing = new Set<Promise<void>>();
  #looking: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(services: Services, found: (turns: readonly Waiting[]) => void) {
    this.#services = services;
    this.#found = found;
    this.#sight = new CharacterSight(services);
  }

  /** Something was written among these people; wakes when one of them is a character. */
  hear(userIds: readonly number[]): void {
    if (this.#stopped || userIds.length === 0) return;
    const hearing = this.#wakeFor(userIds).finally(() => this.#hearing.delete(hearing));
    this.#hearing.add(hearing);
  }

  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#looking ??= this.#look();
  }

  /** Resolves when everything heard was looked after. */
  async idle(): Promise<void> {
    while (this.#hearing.size > 0 || this.#looking !== null)
      await Promise.all([...this.#hearing, this.#looking]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.idle();
  }

  async #wakeFor(userIds: readonly number[]): Promise<void> {
    try {
      if (await this.#sight.any(userIds)) this.wake();
    } catch (error) {
      this.#services.log.warn({ err: error }, "who was written to could not be read");
    }
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
