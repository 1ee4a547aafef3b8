import type { FeedMode } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { FeedRankRow } from "./discover.table.ts";
import { findRank, listRanks } from "./ranks.repository.ts";

/** How long the cache is trusted, in case an announcement is lost. */
const TRUST_MS = 60_000;

interface RankCache {
  /** The newest generation of each list. */
  newest: Promise<Map<string, number>> | undefined;
  readAt: number;
  ranks: Map<string, Promise<FeedRankRow | undefined>>;
}

/** The most rankings a node caches: each is a few lists of ids. */
const CACHED_RANKS = 64;

const rankCacheOf = perServices<RankCache>((services) => {
  const cache: RankCache = { newest: undefined, readAt: 0, ranks: new Map() };
  services.bus.subscribe("stale", (what) => {
    if (what === "feed") cache.newest = undefined;
  });
  services.bus.subscribe("missed", () => {
    cache.newest = undefined;
  });
  return cache;
});

/** Announces new rankings to every node. */
export function publishRanks({ bus }: Pick<Services, "bus">): void {
  bus.publish("stale", "feed");
}

async function newestOf(services: Services, list: FeedMode): Promise<number | undefined> {
  const cache = rankCacheOf(services);
  const now = services.clock.now();
  if (!cache.newest || now - cache.readAt > TRUST_MS) {
    const reading = listRanks(services.db).then(
      (rows) => new Map(rows.map(({ list: name, generation }) => [name, generation])),
    );
    cache.newest = reading;
    cache.readAt = now;
    reading.catch(() => {
      if (cache.newest === reading) cache.newest = undefined;
    });
  }
  return (await cache.newest).get(list);
}

async function rankOf(services: Services, list: FeedMode, generation: number) {
  const { ranks } = rankCacheOf(services);
  const name = `${list}.${generation}`;
  const known = ranks.get(name);
  if (known) return known;
  const reading = findRank(services.db, list, generation);
  ranks.set(name, reading);
  const [oldest] = ranks.keys();
  if (ranks.size > CACHED_RANKS && oldest !== undefined) ranks.delete(oldest);
  const found = await reading.catch(() => undefined);
  // A missing ranking may appear, and a failed read may be retried.
  if (!found) ranks.delete(name);
  return found;
}

/** The ranking the caller was reading, or the current one when that is deleted; undefined before the first. */
export async function rankFor(
  services: Services,
  list: FeedMode,
  generation: number | undefined,
): Promise<FeedRankRow | undefined> {
  const asked = generation === undefined ? undefined : await rankOf(services, list, generation);
  if (asked) return asked;
  const newest = await newestOf(services, list);
  return newest === undefined ? undefined : rankOf(services, list, newest);
}
