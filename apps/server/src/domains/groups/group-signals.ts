import { Command, MessageType } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { presentGroup } from "./groups.presenter.ts";
import { findMemberIds, findSeats } from "./members.repository.ts";

interface News {
  groupId: number;
  /** Who did it. */
  sendId: number;
  exceptSession?: string;
}

/** GROUP_NEW to people who are in now, each with the record as he sees it (`protocol §13.4`). */
export async function tellNewGroup(
  services: Services,
  userIds: readonly number[],
  news: News,
): Promise<void> {
  const seats = await findSeats(services.db, news.groupId, userIds);
  const people = await findUsers(services.db, userIds);
  for (const seat of seats) {
    const record = presentGroup(seat, people.get(seat.user_id)?.nick_name ?? "");
    services.bus.publish("signal", {
      users: [seat.user_id],
      command: Command.GROUP,
      data: {
        type: MessageType.GROUP_NEW,
        groupId: news.groupId,
        sendId: news.sendId,
        sendTime: services.clock.now(),
        content: JSON.stringify(record),
      },
      exceptSession: news.exceptSession,
    });
  }
}

/** GROUP_DEL to people who are out now. */
export function tellGroupGone(services: Services, users: readonly number[], news: News): void {
  const { groupId, sendId } = news;
  const data = { type: MessageType.GROUP_DEL, groupId, sendId, sendTime: services.clock.now() };
  if (users.length > 0) services.bus.publish("signal", { users, command: Command.GROUP, data });
}

/** Bids the members look at the group anew: its record, its members, their roles. */
export async function tellGroupChanged(services: Services, groupId: number): Promise<void> {
  const members = await findMemberIds(services.db, groupId);
  tell(services.bus, members, { type: "group.changed", groupId });
}

/** Bids the managers look at who waits to join. */
export async function tellJoinRequests(services: Services, groupId: number): Promise<void> {
  const managers = await findMemberIds(services.db, groupId, "managers");
  tell(services.bus, managers, { type: "group.request", groupId });
}
