import type { StoryVisibility } from "@4d/contract";

interface StoryFacts {
  owner_id: number;
  live_version: number;
  live_visibility: StoryVisibility;
  open_by_id: boolean;
  status: string;
  removed_at: number | null;
}

/** Its author works on it while it is not removed; nobody else, administrators included. */
export const mayEdit = (row: { owner_id: number; removed_at: number | null }, viewerId: number): boolean =>
  row.owner_id === viewerId && row.removed_at === null;

/** Published, and neither removed nor taken away. */
const isPublished = (row: Pick<StoryFacts, "live_version" | "status" | "removed_at">): boolean =>
  row.live_version > 0 && row.status !== "banned" && row.removed_at === null;

/**
 * Who may begin to read: its author always; a public story everybody; one by link whoever has it, which is to say
 * opened the link or has begun it. One that was shared by its id before links could not be guessed still answers to
 * the id. Nobody once it is removed or banned.
 */
export function mayRead(row: StoryFacts, viewer: { id: number; hasAccess: boolean }): boolean {
  if (!isPublished(row)) return false;
  if (row.owner_id === viewer.id || row.live_visibility === "public") return true;
  return row.live_visibility === "link" && (row.open_by_id || viewer.hasAccess);
}

/** Whoever decides about reports looks at stories by link as well; a private one is its author's alone. */
export const mayInspect = (
  row: StoryFacts,
  viewer: { roles: readonly string[]; permissions: readonly string[] },
): boolean =>
  isPublished(row) &&
  row.live_visibility !== "private" &&
  (viewer.roles.includes("admin") || viewer.permissions.includes("admin:reports"));

/** Whether its author may show it in a post: it is out, and not for the author alone. */
export const mayBePosted = (row: StoryFacts): boolean =>
  isPublished(row) && row.live_visibility !== "private";

/** Who has begun may read on, whatever became of the story, unless it was banned (`STORY-1`: running readers keep theirs). */
export const mayContinue = (row: { status: string }): boolean => row.status !== "banned";
