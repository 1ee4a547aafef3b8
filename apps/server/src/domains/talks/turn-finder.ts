import type { Services } from "../../platform/services.ts";
import { CharacterSight } from "./character-sight.ts";
import { findGroupTurns } from "./find-group-turns.ts";
import { findTurns } from "./find-turns.ts";
import type { Waiting } from "./turns.table.ts";

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

  /** Something was written among these people, or in these groups; wakes when a character is among them. */
  hear({ users, rooms }: { users: readonly number[]; rooms: readonly number[] }): void {
    if (this.#stopped || (users.length === 0 && rooms.length === 0)) return;
    const hearing = this.#wakeFor(users, rooms).finally(() => this.#hearing.delete(hearing));
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

  async #wakeFor(users: readonly number[], rooms: readonly number[]): Promise<void> {
    try {
      if ((await this.#sight.any(users)) || (await this.#sight.anyIn(rooms))) this.wake();
    } catch (error) {
      this.#services.log.warn({ err: error }, "who was written to could not be read");
    }
  }

  async #look(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const direct = await findTurns(this.#services);
        const inGroups = await findGroupTurns(this.#services);
        this.#found([...direct.turns, ...inGroups.turns]);
        this.#again ||= direct.more || inGroups.more;
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, "messages to characters could not be looked for");
    } finally {
      this.#looking = null;
    }
  }
}
