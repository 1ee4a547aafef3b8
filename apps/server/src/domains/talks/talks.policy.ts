import type { GroupRole } from "@4d/contract";
import { maySetMode } from "./group-talks.policy.ts";

interface Turn {
  user_id: number;
  group_id: number;
}
/** How the viewer belongs to the group it is given in; null for not at all, and between two alone. */
type Seat = { role: GroupRole; quit: boolean } | null;

/** An answer belongs to whom it was given, as long as he is there; nobody else has it given again or turns it. */
export const mayChangeTurn = (turn: Turn, viewerId: number, seat: Seat): boolean =>
  turn.user_id === viewerId && (turn.group_id === 0 || seat?.quit === false);

/** Those who run a group stop any answer there (`GROUP-4`). */
export const mayStopTurn = (turn: Turn, viewerId: number, seat: Seat): boolean =>
  mayChangeTurn(turn, viewerId, seat) || (turn.group_id > 0 && maySetMode(seat));

/** What a character remembers of somebody is his alone to see, change and have forgotten (`characters §8.1`). */
export const mayChangeMemory = (memory: { user_id: number }, viewerId: number): boolean =>
  memory.user_id === viewerId;
