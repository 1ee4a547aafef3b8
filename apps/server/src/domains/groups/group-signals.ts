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

/** Sends GROUP_NEW to new members, each with the record as they see it (`protocol §13.4`). */
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

/** Sends GROUP_DEL to people who are no longer members. */
export function signalGroupRemoved(services: Services, users: readonly number[], change: GroupChange): void {
  const { groupId, sendId } = change;
  const data = { type: MessageType.GROUP_DEL, groupId, sendId, sendTime: services.clock.now() };
  if (users.length > 0) services.bus.publish("signal", { users, command: Command.GROUP, data });
}

/** Makes the members' clients reload the group: its record, members and roles. */
export async function publishGroupChanged(services: Services, groupId: number): Promise<void> {
  const members = await findMemberIds(services.db, groupId);
  publishEvent(services.bus, members, { type: "group.changed", groupId });
}

/** Makes the managers' clients reload the join requests. */
export async function publishJoinRequests(services: Services, groupId: number): Promise<void> {
  const managers = await findMemberIds(services.db, groupId, "managers");
  publishEvent(services.bus, managers, { type: "group.request", groupId });
}
