import type { Privacy, User } from "@4d/contract";
import { isBannedAt } from "./users.policy.ts";
import type { UserRow } from "./users.table.ts";

/**
 * A person as anybody may see them. `online` null means not told. E-mail and minor mode go out by `presentSelf` only.
 * @param now epoch milliseconds: whether a ban with an end still holds.
 */
export function presentUser(row: UserRow, now: number, online: boolean | null = null): User {
  const isBanned = isBannedAt(row, now);
  return {
    id: row.id,
    userName: row.user_name,
    nickName: row.nick_name,
    sex: row.sex,
    type: row.type,
    signature: row.signature,
    region: row.region,
    headImage: row.head_image,
    headImageThumb: row.head_image_thumb,
    online,
    isBanned,
    reason: isBanned ? row.ban_reason : "",
  };
}

/** A person's own record (`protocol §4.1`): with the e-mail and minor mode, without an online state. */
export function presentSelf(row: UserRow, now: number): User {
  return { ...presentUser(row, now), email: row.email ?? "", ...(row.minor ? { minor: true } : {}) };
}

/** A person's privacy settings, for that person alone. */
export function presentPrivacy(row: UserRow): Privacy {
  return { addMe: row.add_me, seeOnline: row.see_online, clips: row.clips };
}
