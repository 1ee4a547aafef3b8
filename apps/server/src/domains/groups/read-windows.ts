import type { Membership, RoomWindow } from "./memberships.repository.ts";

/** A person's stays in a group: the current or last one, and earlier ones. */
export type Stays = Pick<Membership, "joinedAfterId" | "quitAtId" | "earlier">;

/** All windows of rows a person sees in a group, in order. Pure. */
export const readWindowsOf = (stays: Stays): { from: number; to: number | null }[] => [
  ...stays.earlier,
  { from: stays.joinedAfterId, to: stays.quitAtId },
];

/** Whether a row was written during one of a person's stays. Pure. */
export const canReadRow = (stays: Stays, id: number): boolean =>
  readWindowsOf(stays).some(({ from, to }) => from < id && (to === null || id <= to));

/** The current members of a room who were members when a row was written. Pure. */
export function currentReadersOf(windows: readonly RoomWindow[], id: number): Set<number> {
  const present = new Set(windows.filter(({ to }) => to === null).map(({ userId }) => userId));
  const reading = windows.filter(({ from, to }) => from < id && (to === null || id <= to));
  return new Set(reading.map(({ userId }) => userId).filter((userId) => present.has(userId)));
}
