import type { SystemEvent } from "@4d/contract";
import { tell, tellRoom } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import type { TurnRow } from "./turns.table.ts";

/** Tells of an answer in the chat it is given in: its person, or everybody in the group (`GROUP-4`). */
export function tellChat(
  { bus }: Pick<Services, "bus">,
  turn: Pick<TurnRow, "user_id" | "group_id">,
  event: SystemEvent,
): void {
  if (turn.group_id > 0) tellRoom(bus, turn.group_id, event);
  else tell(bus, [turn.user_id], event);
}
