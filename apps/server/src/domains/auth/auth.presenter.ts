import type { Session } from "@4d/contract";
import type { SessionRow } from "./auth.table.ts";

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    terminal: row.terminal,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    current: row.id === currentId,
  };
}
