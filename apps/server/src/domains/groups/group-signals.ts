import { Command, MessageType } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { presentGroup } from "./groups.presenter.ts";
import { findMemberIds, findMemberships } from "./members.repository.ts";

interface GroupChange {
  groupId: number;
  /** Who did it. */
  sendId: number;
  exceptSession?: string;
}

/** GROUP_NEW to people who are in now, each with the record as he sees it (`protocol §13.4`). */
export async function signalNewGroup(
  services: Services,
  userIds: readonly number[],
  change: GroupChange,
): Promise<void> {
  const memberships = await findMemberships(services.db, change.groupId, userIds);
  const people = await findUsers(services.db, userIds);
  for (const membership of memberships) {
    const record = presentGroup(membership, people.get(membership.user_id)?.nick_name ?? "");
    services.bus.publish("signal", {
      users: [membership.user_id],
      command: Command.GROUP,
      data: {
        type: MessageType.GROUP_NEW,
        groupId: change.groupId,
        sendId: change.sendId,
        sendTime: services.clock.now(),
        content: JSON.stringify(record),
      },
      exceptSession: change.exceptSession,
    });
  }
}

/** GROUP_DEL to people who are out now. */
export function signalGroupRemoved(services: Services, users: readonly number[], change: GroupChange): void {
  const { groupId, sendId } = change;
  const data = { type: MessageType.GROUP_DEL, groupId, sendId, sendTime: services.clock.now() };
  if (users.length > 0) services.bus.publish("signal", { users, command: Command.GROUP, data });
}

/** Bids the members look at the group anew: its record, its members, their roles. */
export async function publishGroupChanged(services: Services, groupId: number): Promise<void> {
  const members = await findMemberIds(services.db, groupId);
  publishEvent(services.bus, members, { type: "group.changed", groupId });
}

/** Bids the managers look at who waits to join. */
export async function publishJoinRequests(services: Services, groupId: number): Promise<void> {
  const managers = await findMemberIds(services.db, groupId, "managers");
  publishEvent(services.bus, managers, { type: "group.request", groupId });
}
