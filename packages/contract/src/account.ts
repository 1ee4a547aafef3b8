import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { CHECKED_PASSWORD_MAX, FACTOR_CODE_MAX } from "./limits.ts";
import { nothing, raw, time } from "./scalars.ts";

/** A personal data export (`AUTH-9`). */
export const dataExport = z.object({
  /** waiting and making lead to ready or failed; gone means expired. */
  state: z.enum(["waiting", "making", "ready", "failed", "gone"]),
  createdAt: time,
  /** When the file expires; null until it is ready. */
  expiresAt: z.nullable(time),
  /** Size of the zip in bytes. */
  size: z.number(),
  /** Download address, open to whoever has it; empty until the export is ready. */
  url: z.string(),
  /** When another export may be requested. */
  nextAt: time,
});
export type DataExport = z.infer<typeof dataExport>;

/** When an account pending deletion is deleted; null when no deletion was requested. */
export const accountDeletion = z.object({ leavesAt: z.nullable(time) });
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const account = {
  lastExport: endpoint({
    method: "GET",
    path: "/user/export",
    access: "user",
    summary: "The latest copy of my data that I requested, if any",
    out: z.nullable(dataExport),
    errors: [],
  }),
  export: endpoint({
    method: "POST",
    path: "/user/export",
    access: "user",
    summary: "Request a copy of all my data as a zip; once a day",
    out: dataExport,
    errors: ["tooMany"],
    note: "Made in the background: request it until it is ready. It is available for three days.",
  }),
  deletion: endpoint({
    method: "GET",
    path: "/user/delete",
    access: "user",
    summary: "Whether my account is pending deletion, and until when",
    out: accountDeletion,
    errors: [],
  }),
  requestDeletion: endpoint({
    method: "POST",
    path: "/user/delete",
    access: "user",
    summary: "Have my account deleted in seven days; every other login ends",
    body: z.object({ password: raw(CHECKED_PASSWORD_MAX), totp: z.optional(raw(FACTOR_CODE_MAX)) }),
    out: accountDeletion,
    errors: ["invalid", "wrongLogin", "secondFactor", "forbidden", "tooMany"],
    note: "forbidden for people with permissions: those must be revoked first.",
  }),
  cancelDeletion: endpoint({
    method: "POST",
    path: "/user/delete/cancel",
    access: "user",
    summary: "Cancel the deletion of my account",
    out: nothing,
    errors: [],
  }),
};
