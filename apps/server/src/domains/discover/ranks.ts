import type { FeedMode } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { FeedRankRow } from "./discover.table.ts";
import { findRank, listRanks } from "./ranks.repository.ts";

/** A backstop for a lost announcement. */
const TRUST_MS = 60_000;

interface Kept {
  /** The newest generation of each list. */
  newest: Promise<Map<string, number>> | undefined;
  readAt: number;
  ranks: Map<string, Promise<FeedRankRow | undefined>>;
}

/** What rankings a node keeps in memory: a few lists of ids. */
const KEPT_MOST = 64;

const keptOf = perServices<Kept>((services) => {
  const kept: Kept = { newest: undefined, readAt: 0, ranks: new Map() };
  services.bus.subscribe("stale", (what) => {
    if (what === "feed") kept.newest = undefined;
  });
  services.bus.subscribe("missed", () => {
    kept.newest = undefined;
  });
  return kept;
});

/** Tells every node that there are new rankings. */
export function announceRanks({ bus }: Pick<Services, "bus">): void {
  bus.publish("stale", "feed");
}

async function newestOf(services: Services, list: FeedMode): Promise<number | undefined> {
  const kept = keptOf(services);
  const now = services.clock.now();
  if (!kept.newest || now - kept.readAt > TRUST_MS) {
    const reading = listRanks(services.db).then(
      (rows) => new Map(rows.map(({ list: name, generation }) => [name, generation])),
    );
    kept.newest = reading;
    kept.readAt = now;
    reading.catch(() => {
      if (kept.newest === reading) kept.newest = undefined;
    });
  }
  return (await kept.newest).get(list);
}

async function rankOf(services: Services, list: FeedMode, generation: number) {
  const { ranks } = keptOf(services);
  const name = `${list}.${generation}`;
  const known = ranks.get(name);
  if (known) return known;
  const reading = findRank(services.db, list, generation);
  ranks.set(name, reading);
  const [oldest] = ranks.keys();
  if (ranks.size > KEPT_MOST && oldest !== undefined) ranks.delete(oldest);
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
