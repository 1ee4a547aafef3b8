import type { World } from "./world.ts";

const things = new WeakMap<World, Map<string, Promise<number>>>();

/** The id of something created once per world, for rows that only read it or are refused. */
export function cachedId(world: World, name: string, make: () => Promise<{ id: number }>): Promise<number> {
  const known = things.get(world) ?? new Map<string, Promise<number>>();
  things.set(world, known);
  const made = known.get(name) ?? make().then(({ id }) => id);
  known.set(name, made);
  return made;
}
