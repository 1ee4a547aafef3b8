import type { CharacterVisibility } from "@4d/contract";

interface Shown {
  owner_id: number;
  live_sheet: string | null;
  live_visibility: CharacterVisibility;
  open_by_id: boolean;
  status: string;
}

/** Its author works on it; nobody else, administrators included. */
export const mayEdit = (row: { owner_id: number }, viewerId: number): boolean => row.owner_id === viewerId;

/** Published, and nobody took it away. */
const isOut = (row: Pick<Shown, "live_sheet" | "status">): boolean =>
  row.live_sheet !== null && row.status !== "banned";

/**
 * Who may meet a published character (`CHAR-1`): its author always; a public one everybody; one by link whoever has it,
 * which is to say opened the link, befriended it or talked with it. One that was shared by its id before links could
 * not be guessed still answers to the id.
 */
export function mayAccess(row: Shown, viewer: { id: number; has: boolean }): boolean {
  if (!isOut(row)) return false;
  if (row.owner_id === viewer.id || row.live_visibility === "public") return true;
  return row.live_visibility === "link" && (row.open_by_id || viewer.has);
}

/** Whoever decides about reports looks at characters by link as well; a private one is its author's alone. */
export const mayInspect = (
  row: Shown,
  viewer: { roles: readonly string[]; permissions: readonly string[] },
): boolean =>
  isOut(row) &&
  row.live_visibility !== "private" &&
  (viewer.roles.includes("admin") || viewer.permissions.includes("admin:reports"));

/** Whether its author may show it in a post: it is out, and not for the author alone. */
export const mayBeShown = (row: Shown): boolean => isOut(row) && row.live_visibility !== "private";
