import type { SystemEvent } from "@4d/contract";
import { publishEvent } from "../../../platform/bus.ts";
import type { Services } from "../../../platform/services.ts";
import { currentReadersOf, membersOfRoom } from "../../groups/index.ts";
import { type LoadedPoll, pollResultsOf } from "./load-poll.ts";

/** Tells everybody who sees a poll how it stands; whoever voted, what he chose, for his other terminals. */
export async function publishPoll(
  services: Services,
  poll: LoadedPoll,
  vote?: { userId: number; options: number[] },
): Promise<void> {
  const { db, bus } = services;
  const results = await pollResultsOf(services, poll);
  const event: SystemEvent = { type: "poll.changed", pollId: poll.id, groupId: poll.groupId, ...results };
  const seeing = currentReadersOf(await membersOfRoom(db, poll.groupId), poll.id);
  if (vote) seeing.delete(vote.userId);
  publishEvent(bus, [...seeing], event);
  if (vote) publishEvent(bus, [vote.userId], { ...event, mine: vote.options });
}
