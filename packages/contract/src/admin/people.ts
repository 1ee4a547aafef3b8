import * as z from "zod/mini";
import { password, session } from "../auth.ts";
import { capsuleEntry } from "../capsules/statement.ts";
import { endpoint } from "../endpoint.ts";
import { ADJUSTMENT_MAX, ADMIN_REASON_MAX, TEXTAREA_MAX } from "../limits.ts";
import { nameText, plainText } from "../name-scalars.ts";
import { id, int, nothing, raw, time } from "../scalars.ts";
import { paging } from "./paging.ts";
import { ADMIN_PERMISSIONS, adminPermission, adminRole } from "./permissions.ts";

/** Filters of the people list (`ADMIN-1`). */
export const adminPeopleState = z.enum(["all", "online", "staff", "banned", "waiting"]);
export type AdminPeopleState = z.infer<typeof adminPeopleState>;

const ban = z.object({ reason: z.string(), until: z.nullable(time) });

/** A person in an administrator's list. */
export const adminPerson = z.object({
  id,
  userName: z.string(),
  nickName: z.string(),
  headImageThumb: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  createdAt: time,
  lastSeenAt: time,
  /** Terminals the person is online on. */
  terminals: z.array(z.number()),
  /** Active logins. */
  devices: z.number(),
  /** Reports against the person or their works. */
  reports: z.number(),
  /** The ban in force; null for none. */
  ban: z.nullable(ban),
  /** Registered and waiting for approval. */
  waiting: z.boolean(),
});
export type AdminPerson = z.infer<typeof adminPerson>;

export const strike = z.object({ id, reason: z.string(), at: time, by: z.string() });
export type Strike = z.infer<typeof strike>;

/** Everything on a person's page that is not a list of its own. */
export const adminPersonPage = z.object({
  ...adminPerson.shape,
  headImage: z.string(),
  email: z.string(),
  signature: z.string(),
  region: z.string(),
  friends: z.number(),
  groups: z.number(),
  capsules: z.object({ balance: z.number(), held: z.number(), debt: z.number() }),
  sessions: z.array(session),
  strikes: z.array(strike),
  /** Has a second factor. */
  secondFactor: z.boolean(),
});
export type AdminPersonPage = z.infer<typeof adminPersonPage>;

/** A report against a person, in short. */
export const personReport = z.object({
  id,
  kind: z.string(),
  reason: z.string(),
  text: z.string(),
  reporter: z.string(),
  state: z.string(),
  at: time,
});
export type PersonReport = z.infer<typeof personReport>;

const of = { userId: id };
const permission = "admin:users";

export const adminPeople = {
  list: endpoint({
    method: "GET",
    path: "/admin/users",
    access: "admin",
    permission,
    summary: "People, the newest first; by account, nickname, e-mail address or id, and by state",
    query: { keyword: z.optional(raw(40)), state: z._default(adminPeopleState, "all"), ...paging },
    out: z.object({ items: z.array(adminPerson), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid", "forbidden"],
  }),
  find: endpoint({
    method: "GET",
    path: "/admin/users/{userId}",
    access: "admin",
    permission,
    summary: "One person: rights, ban, logins, capsules, strikes",
    params: of,
    out: adminPersonPage,
    errors: ["forbidden", "notFound"],
  }),
  entries: endpoint({
    method: "GET",
    path: "/admin/users/{userId}/capsules",
    access: "admin",
    permission,
    summary: "A person's capsule statement, newest first",
    params: of,
    query: paging,
    out: z.object({ items: z.array(capsuleEntry), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid", "forbidden", "notFound"],
  }),
  reports: endpoint({
    method: "GET",
    path: "/admin/users/{userId}/reports",
    access: "admin",
    permission,
    summary: "Reports against a person and their works, newest first",
    params: of,
    query: paging,
    out: z.object({ items: z.array(personReport), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid", "forbidden", "notFound"],
  }),
  ban: endpoint({
    method: "POST",
    path: "/admin/users/{userId}/ban",
    access: "admin",
    permission,
    summary: "Ban a person until a time, or for ever; all their logins end at once",
    params: of,
    body: z.object({ reason: plainText(1, TEXTAREA_MAX), until: z.optional(z.nullable(time)) }),
    out: adminPersonPage,
    errors: ["invalid", "forbidden", "notFound"],
  }),
  unban: endpoint({
    method: "POST",
    path: "/admin/users/{userId}/unban",
    access: "admin",
    permission,
    summary: "Lift a ban",
    params: of,
    out: adminPersonPage,
    errors: ["forbidden", "notFound"],
  }),
  admit: endpoint({
    method: "POST",
    path: "/admin/users/{userId}/admission",
    access: "admin",
    permission,
    summary: "Approve a registered person who waits, or reject them for good",
    params: of,
    body: z.object({ admit: z.boolean() }),
    out: nothing,
    errors: ["invalid", "forbidden", "notFound"],
  }),
  setRoles: endpoint({
    method: "PUT",
    path: "/admin/users/{userId}/roles",
    access: "admin",
    summary: "Grant or revoke permissions; only the admin role may",
    params: of,
    body: z.object({
      roles: z.array(adminRole).check(z.maxLength(1)),
      permissions: z._default(z.array(adminPermission).check(z.maxLength(ADMIN_PERMISSIONS)), []),
    }),
    out: adminPersonPage,
    errors: ["invalid", "forbidden", "notFound"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/admin/users/{userId}/password",
    access: "admin",
    permission,
    summary: "Set a new password, generated when none is given; every login of the person ends",
    params: of,
    body: z.optional(z.nullable(z.object({ newPassword: z.optional(password) }))),
    out: z.object({ newPassword: z.nullable(z.string()) }),
    errors: ["invalid", "forbidden", "notFound", "tooMany"],
    note: "newPassword is returned only this once, and only when the server generated it.",
  }),
  resetSecondFactor: endpoint({
    method: "DELETE",
    path: "/admin/users/{userId}/totp",
    access: "admin",
    permission,
    summary: "Remove the second factor of a person who has lost it",
    params: of,
    out: adminPersonPage,
    errors: ["forbidden", "notFound"],
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/admin/users/{userId}/sessions/{sessionId}",
    access: "admin",
    permission,
    summary: "End one login of a person",
    params: { userId: id, sessionId: raw(64) },
    out: nothing,
    errors: ["forbidden", "notFound"],
  }),
  adjust: endpoint({
    method: "POST",
    path: "/admin/users/{userId}/capsules",
    access: "admin",
    permission,
    summary: "Give a person capsules, or take some; the same key applies once",
    params: of,
    headers: { "idempotency-key": z.string().check(z.regex(/^[\w.:-]{8,64}$/)) },
    body: z.object({
      amount: z.pipe(
        int,
        z.int().check(
          z.minimum(-ADJUSTMENT_MAX),
          z.maximum(ADJUSTMENT_MAX),
          z.refine((amount) => amount !== 0),
        ),
      ),
      reason: nameText(1, ADMIN_REASON_MAX),
    }),
    out: adminPersonPage,
    errors: ["invalid", "forbidden", "notFound", "insufficient", "conflict"],
  }),
};
