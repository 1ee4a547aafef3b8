import type { SystemEvent } from "@4d/contract";
import { tell } from "../../../platform/bus.ts";
import type { Services } from "../../../platform/services.ts";
import { membersOfRoom, peopleReading } from "../../groups/index.ts";
import { type SeenPoll, standingOf } from "./poll-for.ts";

/** Tells everybody who sees a poll how it stands; whoever voted, what he chose, for his other terminals. */
export async function tellPoll(
  services: Services,
  poll: SeenPoll,
  vote?: { userId: number; options: number[] },
): Promise<void> {
  const { db, bus } = services;
  const standing = await standingOf(services, poll);
  const event: SystemEvent = { type: "poll.changed", pollId: poll.id, groupId: poll.groupId, ...standing };
  const seeing = peopleReading(await membersOfRoom(db, poll.groupId), poll.id);
  if (vote) seeing.delete(vote.userId);
  tell(bus, [...seeing], event);
  if (vote) tell(bus, [vote.userId], { ...event, mine: vote.options });
}
