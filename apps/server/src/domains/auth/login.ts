import { randomBytes } from "node:crypto";
import type { api, InputOf, LoginInfo } from "@4d/contract";
import type { AnonymousActor, Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { logSecurityEvent } from "../../platform/security-log.ts";
import type { Services } from "../../platform/services.ts";
import { isBannedAt, lockUser, type UserWithPassword } from "../users/index.ts";
import { REFRESH_SECONDS, TOTP_BUCKET } from "./auth.policy.ts";
import { deleteSessions, insertSession } from "./auth.repository.ts";
import type { SessionRow } from "./auth.table.ts";
import { checkCredentials } from "./check-credentials.ts";
import { saveDevice } from "./devices.repository.ts";
import { signingKey } from "./keys.ts";
import { loginInfo } from "./login-info.ts";
import { publishSessionEnd } from "./publish-session-end.ts";
import { verifyFactor } from "./second-factor/verify-factor.ts";

type Input = InputOf<typeof api.auth.login>;

function refuseBanned(user: UserWithPassword, now: number): void {
  if (!isBannedAt(user, now)) return;
  const { ban_reason: reason, ban_until: until } = user;
  const remaining = until === null ? undefined : banRemaining(until - now);
  fail("forbidden", {
    zh: `您的账号已被封禁${reason === "" ? "" : `,原因:${reason}`}${remaining === undefined ? "" : `。${remaining.zh}后自动解除`}`,
    en: `Your account is banned${reason === "" ? "" : `. Reason: ${reason}`}${remaining === undefined ? "" : `. The ban ends in ${remaining.en}`}`,
    data: { banned: true },
  });
}

function refuseWaiting({ waiting }: UserWithPassword): void {
  ensure(!waiting, "forbidden", {
    zh: "注册成功,请等待管理员通过",
    en: "You’re registered. An administrator has to approve your account first",
  });
}

async function newSession(ctx: Context<AnonymousActor>, input: Input, userId: number): Promise<SessionRow> {
  const now = ctx.services.clock.now();
  return {
    id: randomBytes(16).toString("base64url"),
    user_id: userId,
    terminal: input.terminal,
    device: input.device ?? ctx.device,
    device_id: input.deviceId ?? "",
    address: ctx.address,
    created_at: now,
    last_seen_at: now,
    generation: 1,
    key_id: (await signingKey(ctx.services)).kid,
    rotated_at: now,
    confirmed_at: null,
    expires_at: now + REFRESH_SECONDS * 1000,
  };
}

/** In one transaction: reads the current account, verifies its second factor, and replaces the older session. */
async function beginSession(
  services: Services,
  checked: UserWithPassword,
  session: SessionRow,
  totp: string | undefined,
): Promise<{ user: UserWithPassword; replaced: string[] }> {
  return services.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, checked.id);
    // The password may have changed, or a ban been set, while the hash was computed.
    if (!user || user.password_hash !== checked.password_hash) fail("wrongLogin");
    // The account is due for deletion, so it no longer exists, even if the job has not deleted it yet.
    if (user.leaves_at !== null && user.leaves_at <= session.created_at) fail("wrongLogin");
    refuseBanned(user, session.created_at);
    refuseWaiting(user);
    await verifyFactor(trx, services, user.id, totp);
    const replaced = await deleteSessions(trx, { userId: user.id, terminal: session.terminal });
    await insertSession(trx, session);
    const { device_id: deviceId, created_at: now } = session;
    if (deviceId !== "") await saveDevice(trx, { userId: user.id, deviceId, now });
    return { user, replaced };
  });
}

/**
 * Logs in on one terminal type and ends the session that was there (AUTH-4). A user with a second factor gets
 * `secondFactor` and repeats the request with a code (AUTH-8).
 * @throws Failure `wrongLogin`, `forbidden` with the reason of a ban (after the right password), `secondFactor`,
 * `invalid` for a wrong code, `tooMany`.
 */
export async function login({ ctx, input }: Call<Input, AnonymousActor>): Promise<LoginInfo> {
  const { services, address } = ctx;
  const checked = await checkCredentials(services, input, address);
  const session = await newSession(ctx, input, checked.id);
  const { totp } = input;
  const bucket = `totp:${checked.id}` as const;
  if (totp !== undefined) await enforceLimit(services, bucket, TOTP_BUCKET);
  const { user, replaced } = await beginSession(services, checked, session, totp);
  if (totp !== undefined) await services.limits.refund(bucket, TOTP_BUCKET);
  logSecurityEvent(services, "logged in", { userId: user.id, address });
  publishSessionEnd(services, user.id, replaced, "replaced");
  const info = await loginInfo(services, session, user);
  return user.leaves_at === null ? info : { ...info, leavesAt: user.leaves_at };
}

const HOUR = 3_600_000;
/** From this many hours on, the time is given in days. */
const IN_DAYS = 48;

/** How much longer a ban lasts, in words that need no time zone; `remainingMs` in milliseconds. Pure (`ADMIN-1`). */
export function banRemaining(remainingMs: number): { zh: string; en: string } {
  const hours = Math.ceil(remainingMs / HOUR);
  if (hours <= 1) return { zh: "一小时内", en: "less than an hour" };
  if (hours < IN_DAYS) return { zh: `约 ${hours} 小时`, en: `about ${hours} hours` };
  const days = Math.round(hours / 24);
  return { zh: `约 ${days} 天`, en: `about ${days} days` };
}
