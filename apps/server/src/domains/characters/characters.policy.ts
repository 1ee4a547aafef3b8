import type { CharacterVisibility } from "@4d/contract";

interface Shown {
  owner_id: number;
  live_sheet: string | null;
  live_visibility: CharacterVisibility;
  status: string;
}

/** Its author works on it; nobody else, administrators included. */
export const mayEdit = (row: { owner_id: number }, viewerId: number): boolean => row.owner_id === viewerId;

/** Who may meet a published character: its author always, others unless it is private or banned (`CHAR-1`). */
export function mayMeet(row: Shown, viewerId: number): boolean {
  if (row.live_sheet === null || row.status === "banned") return false;
  return row.owner_id === viewerId || row.live_visibility !== "private";
}
