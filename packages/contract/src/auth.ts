import * as z from "zod/mini";
import { firstNickName, userName } from "./account-names.ts";
import { endpoint } from "./endpoint.ts";
import {
  CHECKED_PASSWORD_MAX,
  CODE_LENGTH,
  EMAIL_MAX,
  FACTOR_CODE_MAX,
  LOGIN_NAME_MAX,
  PASSWORD_MAX,
} from "./limits.ts";
import { nameText } from "./name-scalars.ts";
import { id, int, nothing, raw, text, time } from "./scalars.ts";

/** Password rule of `protocol §3.3`: 5..20 UTF-16 units. */
export const password = z.string().check(z.minLength(5), z.maxLength(PASSWORD_MAX));
export const email = text(3, EMAIL_MAX).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/));
export const mailCode = z.string().check(z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)));
/** Who may register: everybody, those an administrator approves, or nobody. */
export const registrationMode = z.enum(["open", "approval", "closed"]);
export type RegistrationMode = z.infer<typeof registrationMode>;

const terminal = z.pipe(int, z.int().check(z.minimum(0), z.maximum(2)));

/** Login info (`rules §3.1`); lifetimes in seconds. */
export const loginInfo = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessTokenExpiresIn: z.number(),
  refreshTokenExpiresIn: z.number(),
  /** When the account is deleted, if deletion was requested; otherwise absent, and never in a refresh (`AUTH-9`). */
  leavesAt: z.optional(time),
});
export type LoginInfo = z.infer<typeof loginInfo>;

/** Payload of an access token, decoded by clients (`AUTH-2`). `exp` in epoch seconds. */
export const tokenPayload = z.object({
  uid: id,
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  exp: z.number(),
  terminal: z.number(),
  session: z.string(),
});
export type TokenPayload = z.infer<typeof tokenPayload>;

export const session = z.object({
  id: z.string(),
  terminal: z.number(),
  device: z.string(),
  address: z.string(),
  createdAt: time,
  lastSeenAt: time,
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const auth = {
  registration: endpoint({
    method: "GET",
    path: "/registration",
    access: "public",
    summary: "Who may register now, so that nobody fills in a form in vain",
    out: z.object({ mode: registrationMode }),
    errors: [],
  }),
  register: endpoint({
    method: "POST",
    path: "/register",
    access: "public",
    summary: "Create an account",
    body: z.object({ userName, password, nickName: firstNickName }),
    out: nothing,
    errors: ["invalid", "nameTaken", "forbidden", "tooMany"],
    note: "Without nickName the account name is used. No automatic login; unknown fields such as confirmPassword are ignored.",
  }),
  login: endpoint({
    method: "POST",
    path: "/login",
    access: "public",
    summary: "Log in; ends the older session of the same terminal type",
    body: z.object({
      userName: raw(LOGIN_NAME_MAX),
      password: raw(CHECKED_PASSWORD_MAX),
      terminal,
      device: z.optional(nameText(0, 80)),
      deviceId: z.optional(raw(64)),
      totp: z.optional(raw(FACTOR_CODE_MAX)),
    }),
    out: loginInfo,
    errors: ["invalid", "wrongLogin", "forbidden", "secondFactor", "tooMany"],
    note: "For an account with a second factor the response is secondFactor until totp carries a code or a recovery code.",
  }),
  refresh: endpoint({
    method: "PUT",
    path: "/refreshToken",
    access: "public",
    summary:
      "Exchange a refresh token; parallel use within 30 s is tolerated, and so is use of the previous one until the new pair is used",
    headers: { refreshtoken: z.optional(z.string()) },
    out: loginInfo,
    errors: ["noToken"],
    note: "Never returns 401; 400 when the header is missing, and for anything else that is wrong with the token.",
  }),
  modifyPassword: endpoint({
    method: "PUT",
    path: "/modifyPwd",
    access: "user",
    summary: "Change the password; every other session ends",
    body: z.object({ oldPassword: raw(CHECKED_PASSWORD_MAX), newPassword: password }),
    out: nothing,
    errors: ["invalid", "wrongLogin", "tooMany"],
  }),
  sessions: endpoint({
    method: "GET",
    path: "/auth/sessions",
    access: "user",
    summary: "My sessions",
    out: z.array(session),
    errors: [],
  }),
  revokeSession: endpoint({
    method: "DELETE",
    path: "/auth/sessions/{id}",
    access: "user",
    summary: "End one of my sessions",
    params: { id: raw(64) },
    out: nothing,
    errors: ["notFound"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "user",
    unenrolled: true,
    summary: "End this session",
    out: nothing,
    errors: [],
  }),
  sendCode: endpoint({
    method: "POST",
    path: "/auth/code",
    access: "public",
    summary: "Mail a six-digit code; the response is the same whether the address is known or not",
    body: z.object({ email, purpose: z.enum(["reset", "bind"]) }),
    out: nothing,
    errors: ["invalid", "tooMany"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset",
    access: "public",
    summary: "Set a new password by a mailed code",
    body: z.object({ email, code: mailCode, newPassword: password }),
    out: nothing,
    errors: ["invalid", "tooMany"],
  }),
  bindEmail: endpoint({
    method: "POST",
    path: "/auth/email",
    access: "user",
    summary: "Bind an e-mail address by a mailed code",
    body: z.object({
      email,
      code: mailCode,
      password: z.optional(raw(CHECKED_PASSWORD_MAX)),
      totp: z.optional(raw(FACTOR_CODE_MAX)),
    }),
    out: nothing,
    errors: ["invalid", "wrongLogin", "secondFactor", "conflict", "tooMany"],
    note: "The first address needs the code alone; another one in its place also needs the password, and a code of the second factor if there is one.",
  }),
  setTeenMode: endpoint({
    method: "PUT",
    path: "/auth/minorMode",
    access: "user",
    summary: "Switch teen mode on with four digits, and off with the same",
    body: z.object({ on: z.boolean(), pin: z.string().check(z.regex(/^\d{4}$/)) }),
    out: nothing,
    errors: ["invalid", "wrongLogin", "tooMany"],
    note: "In teen mode AI characters do not reply to me and nothing can be bought; stories and craft stay. Resetting the password ends it.",
  }),
};
