import type { Membership, RoomWindow } from "./memberships.repository.ts";

/** The times somebody was in a group, the present or last one and earlier ones. */
export type Stays = Pick<Membership, "joinedAfterId" | "quitAtId" | "earlier">;

/** All windows of what somebody sees of a group, in their order. Pure. */
export const readWindowsOf = (stays: Stays): { from: number; to: number | null }[] => [
  ...stays.earlier,
  { from: stays.joinedAfterId, to: stays.quitAtId },
];

/** Whether a row of a group was written while somebody was in it. Pure. */
export const canReadRow = (stays: Stays, id: number): boolean =>
  readWindowsOf(stays).some(({ from, to }) => from < id && (to === null || id <= to));

/** Who of a room belongs to it now and was in it when a row was written. Pure. */
export function currentReadersOf(windows: readonly RoomWindow[], id: number): Set<number> {
  const present = new Set(windows.filter(({ to }) => to === null).map(({ userId }) => userId));
  const reading = windows.filter(({ from, to }) => from < id && (to === null || id <= to));
  return new Set(reading.map(({ userId }) => userId).filter((userId) => present.has(userId)));
}
