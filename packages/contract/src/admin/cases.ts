import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ADMIN_NOTE_MAX, APPEAL_MAX, CHECKED_PASSWORD_MAX, LOGIN_NAME_MAX } from "../limits.ts";
import { plainText } from "../name-scalars.ts";
import { id, nothing, raw, time } from "../scalars.ts";
import { paging } from "./paging.ts";

/** Why a case waits for review: a report, a work to be published, or an author's appeal. */
export const caseKind = z.enum(["report", "review", "appeal"]);
export type CaseKind = z.infer<typeof caseKind>;

/**
 * The decision. Of a report: dismiss, warn, hide, or ban; a ban applies to the person and is only recorded on the case.
 * Of a review: approve or reject; withdrawn when the author took it back. Of an appeal: keep the decision, or restore.
 */
export const caseDecision = z.enum([
  "dismiss",
  "warn",
  "hide",
  "ban",
  "approve",
  "reject",
  "withdrawn",
  "keep",
  "restore",
]);
export type CaseDecision = z.infer<typeof caseDecision>;

/** The decisions each kind of case can end with. */
export const CASE_DECISIONS = {
  report: ["dismiss", "warn", "hide"],
  review: ["approve", "reject"],
  appeal: ["keep", "restore"],
} as const satisfies Record<CaseKind, readonly CaseDecision[]>;

/**
 * Whether the caller may review an appeal: not their own, nor one against their own decision while others could review
 * it.
 */
export const appealReview = z.enum(["free", "alone", "barred"]);
export type AppealReview = z.infer<typeof appealReview>;

const name = z.object({ id, name: z.string() });

/** A case in short, open or decided. */
export const adminCase = z.object({
  id,
  kind: caseKind,
  /** What the case is about: user, message, group, character, story, post, comment or element. */
  subject: z.string(),
  subjectId: id,
  chatId: z.string(),
  /** The author of the subject. */
  accused: z.nullable(name),
  strikes: z.number(),
  /** How many people reported it, and for which reasons. */
  reports: z.number(),
  reasons: z.array(z.string()),
  claimedBy: z.nullable(name),
  decision: z.nullable(caseDecision),
  /** The note sent to the author. */
  note: z.string(),
  decidedBy: z.nullable(name),
  at: time,
  decidedAt: z.nullable(time),
});
export type AdminCase = z.infer<typeof adminCase>;

/** A case with everything needed to decide it. */
export const adminCasePage = z.object({
  ...adminCase.shape,
  /** The subject as it was when first reported or submitted, as JSON. */
  evidence: z.string(),
  reporters: z.array(z.object({ id, name: z.string(), reason: z.string(), text: z.string(), at: time })),
  /** Decisions that can be made now. */
  may: z.array(caseDecision),
  /** Of an appeal: the author's text, and the decision they object to. */
  appeal: z.string(),
  against: z.nullable(
    z.object({
      id,
      decision: z.nullable(caseDecision),
      note: z.string(),
      strike: z.boolean(),
      decidedBy: z.nullable(name),
    }),
  ),
  /** `alone`: the caller made the decision under appeal, and nobody else can review it; the audit log records this. */
  review: appealReview,
});
export type AdminCasePage = z.infer<typeof adminCasePage>;

const permission = "admin:reports";
const of = { caseId: id };

export const adminCases = {
  list: endpoint({
    method: "GET",
    path: "/admin/reports",
    access: "admin",
    permission,
    summary: "Cases to decide, the oldest first; decided ones, the newest first",
    query: {
      state: z._default(z.enum(["open", "mine", "decided"]), "open"),
      kind: z.optional(caseKind),
      ...paging,
    },
    out: z.object({ items: z.array(adminCase), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid", "forbidden"],
  }),
  find: endpoint({
    method: "GET",
    path: "/admin/reports/{caseId}",
    access: "admin",
    permission,
    summary: "One case with its evidence",
    params: of,
    out: adminCasePage,
    errors: ["forbidden", "notFound"],
  }),
  claim: endpoint({
    method: "POST",
    path: "/admin/reports/{caseId}/claim",
    access: "admin",
    permission,
    summary: "Take a case; nobody else can while I have it",
    params: of,
    out: adminCasePage,
    errors: ["forbidden", "notFound", "conflict"],
    note: "A claim expires after half an hour. conflict: somebody else has it, or it is decided. forbidden: an appeal against a decision of mine, while another administrator could review it, or an appeal of my own.",
  }),
  release: endpoint({
    method: "DELETE",
    path: "/admin/reports/{caseId}/claim",
    access: "admin",
    permission,
    summary: "Return a case that I took",
    params: of,
    out: nothing,
    errors: ["forbidden", "notFound"],
  }),
  decide: endpoint({
    method: "PUT",
    path: "/admin/reports/{caseId}",
    access: "admin",
    permission,
    summary: "Decide a case that I took; the author is notified",
    params: of,
    body: z.object({
      decision: caseDecision,
      /** Shown to the author. */
      note: z._default(plainText(0, ADMIN_NOTE_MAX), ""),
      /** Counts as a strike against the author. */
      strike: z._default(z.boolean(), false),
    }),
    out: adminCasePage,
    errors: ["invalid", "forbidden", "notFound", "conflict"],
    note: "invalid: no such decision for this case. conflict: it is not mine, or decided. forbidden as in claim. When administrators review their own decision because nobody else can, the audit log says so.",
  }),
};

/** A moderation decision about something of mine, as its author sees it. */
export const decision = z.object({
  id,
  subject: z.string(),
  subjectId: id,
  chatId: z.string(),
  decision: caseDecision,
  note: z.string(),
  strike: z.boolean(),
  at: time,
  /** My appeal: none, waiting, or its result. */
  appeal: z.enum(["none", "waiting", "kept", "restored"]),
  mayAppeal: z.boolean(),
});
export type Decision = z.infer<typeof decision>;

export const decisions = {
  list: endpoint({
    method: "GET",
    path: "/decision/list",
    access: "user",
    summary: "Decisions of administrators about what I wrote and made, newest first",
    query: paging,
    out: z.object({ items: z.array(decision), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid"],
  }),
  appeal: endpoint({
    method: "POST",
    path: "/decision/{caseId}/appeal",
    access: "user",
    summary: "Appeal a decision about me, once and within thirty days",
    params: of,
    body: z.object({ text: plainText(1, APPEAL_MAX) }),
    out: decision,
    errors: ["invalid", "notFound", "conflict"],
    note: "conflict: appealed before, too late, or not a decision that can be appealed.",
  }),
  appealBan: endpoint({
    method: "POST",
    path: "/ban/appeal",
    access: "public",
    summary: "Appeal the ban of my account, which keeps me from logging in, once and within thirty days",
    body: z.object({
      userName: raw(LOGIN_NAME_MAX),
      password: raw(CHECKED_PASSWORD_MAX),
      text: plainText(1, APPEAL_MAX),
    }),
    out: nothing,
    errors: ["invalid", "wrongLogin", "conflict", "tooMany"],
    note: "Login returns forbidden with data {banned: true} where an appeal is possible. conflict: not banned, appealed before, or too late.",
  }),
};
