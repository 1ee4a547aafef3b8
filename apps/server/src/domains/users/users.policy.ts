import type { Privacy } from "@4d/contract";

/** How a viewer stands to the person looked at. */
export interface Relation {
  friends: boolean;
  /** The person looked at blocks the viewer. */
  blocked: boolean;
}

/** Whether a viewer may see on which terminals somebody is online (USER-3); `nobody` is the invisible mode. */
export function maySeeOnline(setting: Privacy["seeOnline"], relation: Relation): boolean {
  if (relation.blocked || setting === "nobody") return false;
  return setting === "everyone" || relation.friends;
}

/** Whether a ban holds at `now`; a ban with an end is over by itself. */
export function isBannedAt(user: { is_banned: boolean; ban_until: number | null }, now: number): boolean {
  return user.is_banned && (user.ban_until === null || user.ban_until > now);
}

const OWN_FILE = /^\/files\/[\w-]{24,64}(\.[a-z0-9]{1,8})?$/;

/** Whether a picture's address is empty or of our own store (W24). `publicUrl` without a slash at its end. */
export function isOwnPicture(address: string, publicUrl: string | undefined): boolean {
  if (address === "") return true;
  const ours = publicUrl !== undefined && address.startsWith(`${publicUrl}/`);
  return OWN_FILE.test(ours ? address.slice(publicUrl.length) : address);
}
