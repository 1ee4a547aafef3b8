import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

/** Whose works a story of somebody was made from, the nearest first. */
export type OriginSource = (storyId: number, ownerId: number) => Promise<number[]>;

const sourceOf = perServices<{ find: OriginSource }>(() => ({ find: async () => [] }));

/** Connects the domain that knows what was made from what; without it a story is its author's alone. */
export function provideOrigins(services: Services, find: OriginSource): void {
  sourceOf(services).find = find;
}

export const findOrigins = (services: Services, storyId: number, ownerId: number): Promise<number[]> =>
  sourceOf(services).find(storyId, ownerId);
