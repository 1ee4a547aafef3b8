import type { World } from "./world.ts";

const things = new WeakMap<World, Map<string, Promise<number>>>();

/** What is made once for a world and used by every row that only looks at it, or is refused: its id. */
export function cachedId(world: World, name: string, make: () => Promise<{ id: number }>): Promise<number> {
  const known = things.get(world) ?? new Map<string, Promise<number>>();
  things.set(world, known);
  const made = known.get(name) ?? make().then(({ id }) => id);
  known.set(name, made);
  return made;
}
