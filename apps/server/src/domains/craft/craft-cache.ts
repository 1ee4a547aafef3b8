import { BoundedMap } from "../../platform/bounded-map.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { ElementRow, RecipeRow } from "./craft.table.ts";
import { ensureStartElements, findElements } from "./elements.repository.ts";
import { findOwned } from "./inventory.repository.ts";
import { findRecipe, type Pair } from "./recipes.repository.ts";

const RECIPES = 20_000;
const ELEMENTS = 20_000;
const PEOPLE = 1000;
/** Per person: someone who plays with more causes a query now and then. */
const OWNED_PER_PERSON = 300;

/** The cache of this node: rows that never change, and recently used inventory entries. */
const cacheOf = perServices((services) => {
  const owned = new BoundedMap<number, BoundedMap<number, string>>(PEOPLE);
  services.bus.subscribe("stale", (what) => {
    if (what.startsWith("craft:")) owned.delete(Number(what.slice("craft:".length)));
  });
  services.bus.subscribe("missed", () => owned.drop(() => true));
  return {
    recipes: new BoundedMap<string, RecipeRow>(RECIPES),
    elements: new BoundedMap<number, ElementRow>(ELEMENTS),
    owned,
    starts: undefined as Promise<ElementRow[]> | undefined,
  };
});

/** The four starting elements. */
export function startElements(services: Services): Promise<ElementRow[]> {
  const cache = cacheOf(services);
  cache.starts ??= ensureStartElements(services.db, services.clock.now()).catch((error: unknown) => {
    cache.starts = undefined;
    throw error;
  });
  return cache.starts;
}

/** The recipe of a pair, if it has one: from the cache, or by one indexed read. */
export async function cachedRecipe(services: Services, pair: Pair): Promise<RecipeRow | undefined> {
  const { recipes } = cacheOf(services);
  const key = `${pair.a}:${pair.b}`;
  const known = recipes.get(key);
  if (known) return known;
  const row = await findRecipe(services.db, pair);
  if (row) recipes.set(key, row);
  return row;
}

/** Elements by id, in the order asked; missing ones are left out. */
export async function cachedElements(services: Services, ids: readonly number[]): Promise<ElementRow[]> {
  const { elements } = cacheOf(services);
  const missing = [...new Set(ids.filter((id) => elements.get(id) === undefined))];
  for (const row of await findElements(services.db, missing)) elements.set(row.id, row);
  return ids.flatMap((id) => elements.get(id) ?? []);
}

/**
 * The request nonce by which a person got each of these; elements they do not have are missing. Everybody has the four
 * starting elements, without a nonce.
 */
export async function ownedNonces(
  services: Services,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { owned } = cacheOf(services);
  const starts = await startElements(services);
  const own = owned.get(userId) ?? new BoundedMap<number, string>(OWNED_PER_PERSON);
  const found = new Map<number, string>();
  const asked: number[] = [];
  for (const id of ids) {
    const nonce = starts.some((one) => one.id === id) ? "" : own.get(id);
    if (nonce === undefined) asked.push(id);
    else found.set(id, nonce);
  }
  if (asked.length === 0) return found;
  for (const { element_id, nonce } of await findOwned(services.db, userId, asked)) {
    found.set(element_id, nonce);
    own.set(element_id, nonce);
  }
  owned.set(userId, own);
  return found;
}

/** Drops a person's cached inventory on every node, because entries were removed. */
export function invalidateOwned({ bus }: Services, userId: number): void {
  bus.publish("stale", `craft:${userId}`);
}
