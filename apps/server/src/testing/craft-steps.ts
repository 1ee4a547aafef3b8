import { randomUUID } from "node:crypto";
import { api, type CombineOutcome } from "@4d/contract";
import type { Person } from "./person.ts";

/** Ids of what somebody has, by name. */
export async function idsOf(who: Person): Promise<Map<string, number>> {
  const { items } = await who.call(api.craft.inventory, { query: { limit: 200 } });
  return new Map(items.map(({ name, id }) => [name, id]));
}

/** Puts two elements together, named as in `水+火`. */
export async function putTogether(
  who: Person,
  pair: string,
  { nonce = randomUUID(), raceId }: { nonce?: string; raceId?: number } = {},
): Promise<CombineOutcome> {
  const ids = await idsOf(who);
  const [a = 0, b = 0] = pair.split("+").map((name) => ids.get(name) ?? 0);
  return who.call(api.craft.combine, { body: { a, b, nonce, ...(raceId ? { raceId } : {}) } });
}
