import type { AppealReview, SettingRight } from "@4d/contract";

/** Whoever sits at the desk, or is looked at from it. */
export interface AdminActor {
  id: number;
  roles: readonly string[];
  permissions: readonly string[];
}

const hasRights = ({ roles, permissions }: AdminActor): boolean => roles.length > 0 || permissions.length > 0;

/**
 * Who may ban, log out, give a password or capsules to whom: nobody to himself, and to somebody with rights of
 * his own the role admin alone (`ADMIN-1`).
 */
export const mayManagePerson = (actor: AdminActor, person: AdminActor): boolean =>
  actor.id !== person.id && (actor.roles.includes("admin") || !hasRights(person));

/** Rights are given and taken by the role admin; nobody changes his own, so an administrator always remains. */
export const mayGiveRights = (actor: AdminActor, person: AdminActor): boolean =>
  actor.roles.includes("admin") && actor.id !== person.id;

/** Whether an operation for administrators is open to somebody: by the role, or by the permission it names. */
export const mayUseOperation = (
  actor: Pick<AdminActor, "roles" | "permissions">,
  permission: string | undefined,
): boolean =>
  actor.roles.includes("admin") || (permission !== undefined && actor.permissions.includes(permission));

/**
 * Who changes a setting has the right to settings, and to what the setting reaches: money, people or what is shown.
 * Addresses to which words, calls or eyes of people go, keys, and what guards the desk: the role admin alone.
 */
export const mayChangeSetting = (
  actor: Pick<AdminActor, "roles" | "permissions">,
  right: SettingRight,
): boolean =>
  mayUseOperation(actor, "admin:settings") && mayUseOperation(actor, right === "admin" ? undefined : right);

/** Whether somebody at the desk may open a banned group again: nobody one of his own. */
export const mayUnbanGroup = (actorId: number, group: { ownerId: number }): boolean =>
  actorId !== group.ownerId;

/** Who objects to what, and whether anybody else sits at the desk who could look at it. */
interface AppealFacts {
  authorId: number | null;
  deciderId: number | null;
  hasOthers: boolean;
}

/**
 * How somebody stands to an appeal: nobody reviews his own objection, nor a decision of his own while another could
 * (`ADMIN-3`, and what the user agreement promises). `alone`: he took the decision, and there is nobody else.
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

/** Whether its author may object to a decision: once, within thirty days, to what went against him. */
export const mayAppeal = (
  decided: { decision: string; decided_at: number; appealed: boolean },
  now: number,
): boolean =>
  !decided.appealed &&
  now - decided.decided_at <= APPEAL_MS &&
  ["warn", "hide", "ban", "reject"].includes(decided.decision);
