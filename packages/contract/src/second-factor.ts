import * as z from "zod/mini";
import { mailCode } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { CHECKED_PASSWORD_MAX, FACTOR_CODE_MAX } from "./limits.ts";
import { nothing, raw, time } from "./scalars.ts";

const password = raw(CHECKED_PASSWORD_MAX);
/** Six digits of an authenticator, or a recovery code. */
const totp = z.optional(raw(FACTOR_CODE_MAX));
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** My second factor (`AUTH-8`). */
export const factorState = z.object({
  /** When it was switched on; null while it is off. */
  since: z.nullable(time),
  /** Recovery codes left. */
  codesLeft: z.number(),
  /** The system settings require a second factor of me. */
  required: z.boolean(),
});
export type FactorState = z.infer<typeof factorState>;

export const secondFactor = {
  show: endpoint({
    method: "GET",
    path: "/auth/totp",
    access: "user",
    unenrolled: true,
    summary: "My second factor",
    out: factorState,
    errors: [],
  }),
  setUp: endpoint({
    method: "POST",
    path: "/auth/totp/setup",
    access: "user",
    unenrolled: true,
    summary: "Make a secret for an authenticator; it takes effect once a code of it is sent to enable",
    body: z.object({ password }),
    out: z.object({ secret: z.string(), uri: z.string() }),
    errors: ["invalid", "wrongLogin", "conflict", "tooMany", "secondFactor"],
    note: "secret is base32, uri an otpauth address (RFC 6238: SHA1, six digits, 30 s).",
  }),
  enable: endpoint({
    method: "POST",
    path: "/auth/totp/enable",
    access: "user",
    unenrolled: true,
    summary: "Switch the second factor on with a code of it; returns ten recovery codes, only this once",
    body: z.object({ code: mailCode }),
    out: recoveryCodes,
    errors: ["invalid", "conflict", "tooMany"],
  }),
  disable: endpoint({
    method: "POST",
    path: "/auth/totp/disable",
    access: "user",
    summary: "Switch the second factor off, with password and code",
    body: z.object({ password, totp }),
    out: nothing,
    errors: ["invalid", "wrongLogin", "secondFactor", "forbidden", "tooMany"],
  }),
  renewCodes: endpoint({
    method: "POST",
    path: "/auth/totp/codes",
    access: "user",
    summary: "Ten new recovery codes in place of the old ones, with password and code",
    body: z.object({ password, totp }),
    out: recoveryCodes,
    errors: ["invalid", "wrongLogin", "secondFactor", "conflict", "tooMany"],
  }),
};
