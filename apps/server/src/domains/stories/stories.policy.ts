import type { StoryVisibility } from "@4d/contract";

interface StoryFacts {
  owner_id: number;
  live_version: number;
  live_visibility: StoryVisibility;
  open_by_id: boolean;
  status: string;
  removed_at: number | null;
}

/** Only its author edits it, while it is not removed; nobody else, administrators included. */
export const mayEdit = (row: { owner_id: number; removed_at: number | null }, viewerId: number): boolean =>
  row.owner_id === viewerId && row.removed_at === null;

/** Published, and neither removed nor banned. */
const isPublished = (row: Pick<StoryFacts, "live_version" | "status" | "removed_at">): boolean =>
  row.live_version > 0 && row.status !== "banned" && row.removed_at === null;

/**
 * Who may begin to read: its author always; a public story everybody; one shared by link only people with access, who
 * opened the link or have begun it. A story shared by its id, before links were unguessable, is still readable by id.
 * Nobody once it is removed or banned.
 */
export function mayRead(row: StoryFacts, viewer: { id: number; hasAccess: boolean }): boolean {
  if (!isPublished(row)) return false;
  if (row.owner_id === viewer.id || row.live_visibility === "public") return true;
  return row.live_visibility === "link" && (row.open_by_id || viewer.hasAccess);
}

/** People who decide reports may inspect stories shared by link as well; a private one is only its author's. */
export const mayInspect = (
  row: StoryFacts,
  viewer: { roles: readonly string[]; permissions: readonly string[] },
): boolean =>
  isPublished(row) &&
  row.live_visibility !== "private" &&
  (viewer.roles.includes("admin") || viewer.permissions.includes("admin:reports"));

/** Whether its author may show it in a post: it is published, and not private. */
export const mayBePosted = (row: StoryFacts): boolean =>
  isPublished(row) && row.live_visibility !== "private";

/**
 * People who have begun may read on, whatever happens to the story, unless it is banned (`STORY-1`: readers stay on
 * their version).
 */
export const mayContinue = (row: { status: string }): boolean => row.status !== "banned";
