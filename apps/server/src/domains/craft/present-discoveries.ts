import type { CraftDiscovery } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { presentDiscovery } from "./craft.presenter.ts";
import type { RecipeRow } from "./craft.table.ts";
import { cachedElements } from "./craft-cache.ts";

/** Discoveries with their elements and discoverers, in two queries. */
export async function presentDiscoveries(
  services: Services,
  rows: readonly RecipeRow[],
): Promise<CraftDiscovery[]> {
  const [elements, people] = await Promise.all([
    cachedElements(
      services,
      rows.flatMap((row) => row.result ?? []),
    ),
    findUsers(services.db, [...new Set(rows.map((row) => row.first_user))]),
  ]);
  const byId = new Map(elements.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const element = byId.get(row.result ?? 0);
    return element ? [presentDiscovery(row, { element, by: people.get(row.first_user) })] : [];
  });
}
