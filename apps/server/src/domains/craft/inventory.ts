import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { presentOwned, presentStart } from "./craft.presenter.ts";
import { invalidateOwned, startElements } from "./craft-cache.ts";
import { inventoryCursorAfter, readInventoryCursor } from "./cursors.ts";
import { clearInventory, countOwned, findInventory } from "./inventory.repository.ts";

type List = typeof api.craft.inventory;

/**
 * The caller's inventory, newest first, with the four starting elements after the last page. @throws Failure invalid.
 */
export async function listInventory({
  ctx: { services, actor },
  input: { first, cursor, limit },
}: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const before = readInventoryCursor(cursor);
  const onlyFirst = first === "true";
  const [rows, { total, firsts }, starts] = await Promise.all([
    findInventory(services.db, { userId: actor.id, first: onlyFirst, before, limit: limit + 1 }),
    countOwned(services.db, actor.id),
    startElements(services),
  ]);
  const items = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? inventoryCursorAfter(items.at(-1)) : null;
  const last = nextCursor === null && !onlyFirst ? starts.map(presentStart) : [];
  return { items: [...items.map(presentOwned), ...last], nextCursor, total: total + starts.length, firsts };
}

/** A rate limit: nobody needs many resets a day. */
const RESETS = { rate: 1 / 600, burst: 5 };

/** Removes everything but the caller's discoveries; starting elements always stay. @throws Failure tooMany. */
export async function resetInventory({ ctx: { services, actor } }: Call<unknown>): Promise<null> {
  await enforceLimit(services, `craft-reset:${actor.id}`, RESETS);
  await clearInventory(services.db, actor.id);
  invalidateOwned(services, actor.id);
  return null;
}
