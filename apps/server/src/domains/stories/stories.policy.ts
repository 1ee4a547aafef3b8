import type { StoryVisibility } from "@4d/contract";

interface Shown {
  owner_id: number;
  live_version: number;
  live_visibility: StoryVisibility;
  status: string;
  removed_at: number | null;
}

/** Its author works on it while it is not removed; nobody else, administrators included. */
export const mayEdit = (row: { owner_id: number; removed_at: number | null }, viewerId: number): boolean =>
  row.owner_id === viewerId && row.removed_at === null;

/** Who may begin to read: its author, others unless it is private; nobody once it is removed or banned. */
export function mayRead(row: Shown, viewerId: number): boolean {
  if (row.live_version === 0 || row.status === "banned" || row.removed_at !== null) return false;
  return row.owner_id === viewerId || row.live_visibility !== "private";
}

/** Who has begun may read on, whatever became of the story, unless it was banned (`STORY-1`: running readers keep theirs). */
export const mayGoOn = (row: { status: string }): boolean => row.status !== "banned";
