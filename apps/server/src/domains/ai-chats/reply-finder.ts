import { BoundedMap } from "../../platform/bounded-map.ts";
import type { Services } from "../../platform/services.ts";
import { newestStreamId } from "../messages/index.ts";
import { touchAiChats } from "./ai-chats.repository.ts";
import { findGroupReplies } from "./find-group-replies.ts";
import {
  findCharacterUserIds,
  findUnansweredMessages,
  groupsHaveCharacters,
  insertReplies,
  lockScanPosition,
  moveScanPosition,
} from "./replies.repository.ts";
import type { QueuedReply } from "./replies.table.ts";

/** The most users cached. A user is a character from the first day, or never. */
const CACHE_MAX = 100_000;

/** Knows which users are characters; asks the database only about those not cached. */
class CharacterCache {
  readonly #db: Services["db"];
  readonly #known = new BoundedMap<number, boolean>(CACHE_MAX);

  constructor({ db }: Pick<Services, "db">) {
    this.#db = db;
  }

  /** Whether one of them is a character. */
  async any(userIds: readonly number[]): Promise<boolean> {
    const unknown = userIds.filter((id) => this.#known.get(id) === undefined);
    if (unknown.length > 0) {
      const found = new Set(await findCharacterUserIds(this.#db, unknown));
      for (const id of unknown) this.#known.set(id, found.has(id));
    }
    return userIds.some((id) => this.#known.get(id) === true);
  }

  /** Whether one of these groups has a character; asked each time, because members change. */
  async anyIn(groupIds: readonly number[]): Promise<boolean> {
    return groupIds.length > 0 && (await groupsHaveCharacters(this.#db, groupIds));
  }
}

const BATCH = 200;

/**
 * Scans new messages for those to characters and inserts a reply for each, once across all nodes: the scan position is
 * saved in the same transaction, so a node that dies loses none.
 * @returns the new replies, and whether there may be more.
 */
export async function findReplies({
  db,
  clock,
}: Services): Promise<{ replies: QueuedReply[]; more: boolean }> {
  return db.transaction().execute(async (trx) => {
    const after = await lockScanPosition(trx);
    if (after === undefined) return { replies: [], more: false };
    const newestId = await newestStreamId(trx, "private");
    if (newestId <= after) return { replies: [], more: false };
    const asked = await findUnansweredMessages(trx, { after, upTo: newestId, limit: BATCH });
    const replies = await insertReplies(trx, asked, clock.now());
    await touchAiChats(trx, asked, { now: clock.now(), counts: true });
    const more = asked.length === BATCH;
    await moveScanPosition(trx, more ? (asked.at(-1)?.messageId ?? newestId) : newestId);
    return { replies, more };
  });
}

/** Looks for messages to characters when woken, one scan at a time. */
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

  /** New rows reached these people or groups; wakes when a character is among them. */
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

  /** Resolves when every batch received has been scanned. */
  async settled(): Promise<void> {
    while (this.#handling.size > 0 || this.#scanning !== null)
      await Promise.all([...this.#handling, this.#scanning]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.settled();
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
