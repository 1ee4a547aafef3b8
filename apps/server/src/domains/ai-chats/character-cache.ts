import { BoundedMap } from "../../platform/bounded-map.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacterUserIds, groupsHaveCharacters } from "./replies.repository.ts";

/** Users remembered at most. A user is a character from its first day on, or never. */
const CACHE_MAX = 100_000;

/** Knows which users are characters, and asks the database only about those it has not met lately. */
export class CharacterCache {
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

  /** Whether a character belongs to one of these groups; asked each time, for members come and go. */
  async anyIn(groupIds: readonly number[]): Promise<boolean> {
    return groupIds.length > 0 && (await groupsHaveCharacters(this.#db, groupIds));
  }
}
