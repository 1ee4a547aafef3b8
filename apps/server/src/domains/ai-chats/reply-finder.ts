import type { Services } from "../../platform/services.ts";
import { CharacterCache } from "./character-cache.ts";
import { findGroupReplies } from "./find-group-replies.ts";
import { findReplies } from "./find-replies.ts";
import type { QueuedReply } from "./replies.table.ts";

/** Looks for messages to characters when it is woken, one look at a time. */
export class ReplyFinder {
  readonly #services: Services;
  readonly #onFound: (replies: readonly QueuedReply[]) => void;
  readonly #characters: CharacterCache;
  readonly #handling = new Set<Promise<void>>();
  #scanning: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(services: Services, found: (replies: readonly QueuedReply[]) => void) {
    this.#services = services;
    this.#onFound = found;
    this.#characters = new CharacterCache(services);
  }

  /** Something was written among these people, or in these groups; wakes when a character is among them. */
  onBatch({ users, rooms }: { users: readonly number[]; rooms: readonly number[] }): void {
    if (this.#stopped || (users.length === 0 && rooms.length === 0)) return;
    const handling = this.#wakeFor(users, rooms).finally(() => this.#handling.delete(handling));
    this.#handling.add(handling);
  }

  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#scanning ??= this.#scan();
  }

  /** Resolves when everything heard was looked after. */
  async idle(): Promise<void> {
    while (this.#handling.size > 0 || this.#scanning !== null)
      await Promise.all([...this.#handling, this.#scanning]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.idle();
  }

  async #wakeFor(users: readonly number[], rooms: readonly number[]): Promise<void> {
    try {
      if ((await this.#characters.any(users)) || (await this.#characters.anyIn(rooms))) this.wake();
    } catch (error) {
      this.#services.log.warn({ err: error }, "who was written to could not be read");
    }
  }

  async #scan(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        const direct = await findReplies(this.#services);
        const inGroups = await findGroupReplies(this.#services);
        this.#onFound([...direct.replies, ...inGroups.replies]);
        this.#again ||= direct.more || inGroups.more;
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, "messages to characters could not be looked for");
    } finally {
      this.#scanning = null;
    }
  }
}
