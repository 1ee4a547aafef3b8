/** What letting go would do now. */
export type HoldZone = "send" | "cancel" | "lock";

const CANCEL_PX = 70;
const LOCK_PX = 90;

/** Where a finger that holds the voice button stands, by how far it went; up cancels, right locks. Pure. */
export function holdZone(dx: number, dy: number): HoldZone {
  if (-dy > CANCEL_PX && -dy > dx) return "cancel";
  return dx > LOCK_PX ? "lock" : "send";
}
