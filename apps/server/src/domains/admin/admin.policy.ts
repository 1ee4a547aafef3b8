import type { AppealReview, SettingRight } from "@4d/contract";

/** A user of the admin console, or a person seen in it. */
export interface AdminActor {
  id: number;
  roles: readonly string[];
  permissions: readonly string[];
}

const hasRights = ({ roles, permissions }: AdminActor): boolean => roles.length > 0 || permissions.length > 0;

/**
 * Who may ban, log out, reset or adjust whom: never themselves, and people with rights only by the role admin (`ADMIN-1`).
 */
export const mayManagePerson = (actor: AdminActor, person: AdminActor): boolean =>
  actor.id !== person.id && (actor.roles.includes("admin") || !hasRights(person));

/** Only the role admin gives and takes rights; nobody changes their own, so an administrator always remains. */
export const mayGiveRights = (actor: AdminActor, person: AdminActor): boolean =>
  actor.roles.includes("admin") && actor.id !== person.id;

/** Whether a user may call an admin operation: by the role, or by the permission it requires. */
export const mayUseOperation = (
  actor: Pick<AdminActor, "roles" | "permissions">,
  permission: string | undefined,
): boolean =>
  actor.roles.includes("admin") || (permission !== undefined && actor.permissions.includes(permission));

/**
 * Changing a setting takes the right to settings and the right to what it affects: money, people or content. Keys,
 * addresses that messages, calls or pictures are sent to, and the console's own safeguards take the role admin.
 */
export const mayChangeSetting = (
  actor: Pick<AdminActor, "roles" | "permissions">,
  right: SettingRight,
): boolean =>
  mayUseOperation(actor, "admin:settings") && mayUseOperation(actor, right === "admin" ? undefined : right);

/** Whether a user of the console may unban a group: never their own. */
export const mayUnbanGroup = (actorId: number, group: { ownerId: number }): boolean =>
  actorId !== group.ownerId;

/** Who appeals against whose decision, and whether another administrator could review it. */
interface AppealFacts {
  authorId: number | null;
  deciderId: number | null;
  hasOthers: boolean;
}

/**
 * Whether an administrator may review an appeal: never their own, nor one against their own decision while somebody
 * else could (`ADMIN-3`, and the user agreement). `alone`: they took the decision, and there is nobody else.
 */
export function appealReviewOf(
  actorId: number,
  { authorId, deciderId, hasOthers }: AppealFacts,
): AppealReview {
  if (actorId === authorId) return "barred";
  if (actorId !== deciderId) return "free";
  return hasOthers ? "barred" : "alone";
}

const APPEAL_MS = 30 * 24 * 3_600_000;

/** Whether a decision can be appealed: once, within thirty days, when it went against the author. */
export const mayAppeal = (
  decided: { decision: string; decided_at: number; appealed: boolean },
  now: number,
): boolean =>
  !decided.appealed &&
  now - decided.decided_at <= APPEAL_MS &&
  ["warn", "hide", "ban", "reject"].includes(decided.decision);
