import type { SystemEvent } from "@4d/contract";
import { publishEvent, publishRoomEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import type { ReplyRow } from "./replies.table.ts";

/** Tells of an answer in the chat it is given in: its person, or everybody in the group (`GROUP-4`). */
export function publishToChat(
  { bus }: Pick<Services, "bus">,
  reply: Pick<ReplyRow, "user_id" | "group_id">,
  event: SystemEvent,
): void {
  if (reply.group_id > 0) publishRoomEvent(bus, reply.group_id, event);
  else publishEvent(bus, [reply.user_id], event);
}
