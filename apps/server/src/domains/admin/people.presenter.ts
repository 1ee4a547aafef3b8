import type { AdminPerson } from "@4d/contract";
import { isBannedAt } from "../users/index.ts";
import type { PersonRow } from "./people.repository.ts";

/** A person in the console's list. `terminals`: where they are online. */
export function presentPerson(row: PersonRow, now: number, terminals: readonly number[]): AdminPerson {
  return {
    id: row.id,
    userName: row.user_name,
    nickName: row.nick_name,
    headImageThumb: row.head_image_thumb,
    roles: row.roles,
    permissions: row.permissions,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    terminals: [...terminals],
    devices: row.devices,
    reports: row.reports,
    waiting: row.waiting,
    ban: isBannedAt(row, now) ? { reason: row.ban_reason, until: row.ban_until } : null,
  };
}
