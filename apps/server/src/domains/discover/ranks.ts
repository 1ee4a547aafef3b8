import type { FeedMode } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { FeedRankRow } from "./discover.table.ts";
import { findRank, listRanks } from "./ranks.repository.ts";

/** A backstop for a lost announcement. */
const TRUST_MS = 60_000;

interface RankCache {
  /** The newest generation of each list. */
  newest: Promise<Map<string, number>> | undefined;
  readAt: number;
  ranks: Map<string, Promise<FeedRankRow | undefined>>;
}

/** What rankings a node keeps in memory: a few lists of ids. */
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

/** Tells every node that there are new rankings. */
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
  // What is not there may come, and what failed may be tried again.
  if (!found) ranks.delete(name);
  return found;
}

/** The ranking that was being read, or the present one when that is gone; undefined before the first. */
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
