import type { Privacy, User } from "@4d/contract";
import { isBannedAt, maySeeProfile, type ViewerRelation } from "./users.policy.ts";
import type { UserRow } from "./users.table.ts";

/** The viewer of a person: what they are to them, and whether they see them online; null when that is not needed. */
export interface Viewer {
  relation: ViewerRelation;
  online: boolean | null;
}

/** The viewer who decides reports and bans. */
export const ADMINISTRATOR: Viewer = { relation: "administrator", online: null };

/**
 * A person as this viewer may see them. Only `presentSelf` includes e-mail and teen mode.
 * @param now epoch milliseconds: whether a temporary ban is still in force.
 */
export function presentUser(row: UserRow, { relation, online }: Viewer, now: number): User {
  const isBanned = isBannedAt(row, now);
  const shown = maySeeProfile(row.see_profile, relation);
  return {
    id: row.id,
    userName: row.user_name,
    nickName: row.nick_name,
    sex: row.sex,
    type: row.type,
    signature: shown ? row.signature : "",
    region: shown ? row.region : "",
    headImage: row.head_image,
    headImageThumb: row.head_image_thumb,
    online,
    isBanned,
    reason: isBanned ? row.ban_reason : "",
  };
}

/** A person's own record (`protocol §4.1`): with e-mail and teen mode, without an online state. */
export function presentSelf(row: UserRow, now: number): User {
  return {
    ...presentUser(row, { relation: "self", online: null }, now),
    email: row.email ?? "",
    ...(row.minor ? { minor: true } : {}),
  };
}

/** A person's privacy settings, for that person alone. */
export function presentPrivacy(row: UserRow): Privacy {
  return { addMe: row.add_me, seeOnline: row.see_online, seeProfile: row.see_profile, clips: row.clips };
}
