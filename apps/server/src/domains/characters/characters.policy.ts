import type { CharacterVisibility } from "@4d/contract";

interface Shown {
  owner_id: number;
  live_sheet: string | null;
  live_visibility: CharacterVisibility;
  open_by_id: boolean;
  status: string;
}

/** Only the author edits a character; not even administrators do. */
export const mayEdit = (row: { owner_id: number }, viewerId: number): boolean => row.owner_id === viewerId;

/** Published, and not banned or removed. */
const isOut = (row: Pick<Shown, "live_sheet" | "status">): boolean =>
  row.live_sheet !== null && row.status !== "banned";

/**
 * Who may access a published character (`CHAR-1`): always its author; everybody if it is public; if it is shared by
 * link, whoever opened the link, befriended it or chatted with it. A character shared by its id, before links were
 * unguessable, still opens by id.
 */
export function mayAccess(row: Shown, viewer: { id: number; has: boolean }): boolean {
  if (!isOut(row)) return false;
  if (row.owner_id === viewer.id || row.live_visibility === "public") return true;
  return row.live_visibility === "link" && (row.open_by_id || viewer.has);
}

/** Those who handle reports also see characters shared by link; a private one is only for its author. */
export const mayInspect = (
  row: Shown,
  viewer: { roles: readonly string[]; permissions: readonly string[] },
): boolean =>
  isOut(row) &&
  row.live_visibility !== "private" &&
  (viewer.roles.includes("admin") || viewer.permissions.includes("admin:reports"));

/** Whether its author may show it in a post: it is published, and not private. */
export const mayBeShown = (row: Shown): boolean => isOut(row) && row.live_visibility !== "private";
