import * as z from "zod/mini";
import { id, time } from "../scalars.ts";

/** A race in a group's chat: its target and its deadline. */
export const raceCard = z.object({
  id,
  target: z.object({ name: z.string(), nameEn: z.string(), emoji: z.string() }),
  endsAt: time,
});
export type RaceCard = z.infer<typeof raceCard>;

/** A racer's standing in a race; best first. */
export const raceRank = z.object({
  userId: id,
  /** Steps by authored recipes to the target, 0 for who has it; null when no path is known from there. */
  left: z.nullable(z.number()),
  /** How many elements the racer made in the race. */
  made: z.number(),
});
export type RaceRank = z.infer<typeof raceRank>;
