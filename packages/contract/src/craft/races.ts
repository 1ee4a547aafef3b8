import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, int, time } from "../scalars.ts";
import { ownedElement } from "./elements.ts";
import { raceCard, raceRank } from "./race-card.ts";

const racer = z.object({ ...raceRank.shape, nickName: z.string(), headImageThumb: z.string() });

/** A race in a group to one element, from the four base elements (`CRAFT-1`). */
export const craftRace = z.object({
  ...raceCard.shape,
  groupId: id,
  groupName: z.string(),
  startedBy: id,
  startedAt: time,
  /** Null while it runs. */
  endedAt: z.nullable(time),
  /** Who made it first; null while it runs and after a timeout. */
  winnerId: z.nullable(z.number()),
  standing: z.array(racer),
  /** My elements in it, the four base ones included; empty while I only watch. */
  mine: z.array(ownedElement),
  canEnd: z.boolean(),
});
export type CraftRace = z.infer<typeof craftRace>;

export const RACE_MINUTES = [3, 5, 10, 20] as const;

export const craftRaces = {
  start: endpoint({
    method: "POST",
    path: "/craft/race",
    access: "user",
    summary:
      "Start a race in a group of mine, with a card in its chat; returns the running one if there is one",
    body: z.object({
      groupId: id,
      minutes: z.pipe(
        int,
        z.int().check(z.refine((value: number) => RACE_MINUTES.some((one) => one === value))),
      ),
    }),
    out: craftRace,
    errors: ["invalid", "forbidden", "notFound", "tooMany"],
  }),
  running: endpoint({
    method: "GET",
    path: "/craft/race",
    access: "user",
    summary: "The race that is running in a group of mine; null when there is none",
    query: { groupId: id },
    out: z.nullable(craftRace),
    errors: ["notFound", "forbidden"],
  }),
  find: endpoint({
    method: "GET",
    path: "/craft/race/{id}",
    access: "user",
    summary: "A race and its state",
    params: { id },
    out: craftRace,
    errors: ["notFound", "forbidden"],
  }),
  join: endpoint({
    method: "POST",
    path: "/craft/race/{id}/join",
    access: "user",
    summary: "Take part; a repeated call changes nothing",
    params: { id },
    out: craftRace,
    errors: ["notFound", "forbidden", "conflict"],
    note: "conflict: it is over.",
  }),
  end: endpoint({
    method: "POST",
    path: "/craft/race/{id}/end",
    access: "user",
    summary: "End a race early; its starter and the group's managers may",
    params: { id },
    out: craftRace,
    errors: ["notFound", "forbidden"],
  }),
};
