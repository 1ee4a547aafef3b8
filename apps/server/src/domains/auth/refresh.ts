import type { api, InputOf, LoginInfo } from "@4d/contract";
import type { Transaction } from "kysely";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { logSecurityEvent } from "../../platform/security-log.ts";
import { findUser, isBannedAt, type UserRow } from "../users/index.ts";
import { judgeRefresh, REFRESH_SECONDS } from "./auth.policy.ts";
import { deleteSessions, lockSession, rotateSession } from "./auth.repository.ts";
import type { SessionRow } from "./auth.table.ts";
import { signingKey } from "./keys.ts";
import { loginInfo } from "./login-info.ts";
import { publishSessionEnd } from "./publish-session-end.ts";
import { type RefreshPayload, readRefresh } from "./tokens.ts";

const ENDED = { zh: "登录已失效，请重新登录", en: "Your login has ended. Please log in again" };

type Outcome = { user: UserRow; session: SessionRow } | { reusedBy: SessionRow } | undefined;
interface Moment {
  now: number;
  address: string;
  kid: string;
}

async function exchange(trx: Transaction<Tables>, claims: RefreshPayload, moment: Moment): Promise<Outcome> {
  const { now, address, kid } = moment;
  const session = await lockSession(trx, claims.session);
  if (!session || session.expires_at <= now) return undefined;
  const verdict = judgeRefresh(session, claims.generation, now);
  if (verdict === "reused") {
    await deleteSessions(trx, { userId: session.user_id, id: session.id });
    return { reusedBy: session };
  }
  const user = await findUser(trx, session.user_id);
  if (!user || isBannedAt(user, now)) return undefined;
  if (verdict === "repeat") return { user, session };
  const rotation = {
    generation: claims.generation + 1,
    key_id: kid,
    rotated_at: now,
    confirmed_at: null,
    expires_at: now + REFRESH_SECONDS * 1000,
    last_seen_at: now,
    address,
  };
  await rotateSession(trx, session.id, rotation);
  return { user, session: { ...session, ...rotation } };
}

/**
 * Issues a new pair of tokens. The token before the newest gets the same pair again until that pair was used, and for
 * 30 s more (`protocol §1.6`). After that, and for any older token, the session ends, because somebody else holds a
 * copy (AUTH-2).
 * @throws Failure `noToken`, without the header and for an invalid token; never `badToken`.
 */
export async function refresh({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.refresh>, AnonymousActor>): Promise<LoginInfo> {
  const { services, address } = ctx;
  ensure(input.refreshtoken, "noToken");
  const claims = await readRefresh(services, input.refreshtoken);
  if (!claims) fail("noToken", ENDED);
  const { kid } = await signingKey(services);
  const moment = { now: services.clock.now(), address, kid };
  const outcome = await services.db.transaction().execute((trx) => exchange(trx, claims, moment));
  if (!outcome) fail("noToken", ENDED);
  if ("reusedBy" in outcome) {
    const { user_id: userId, id } = outcome.reusedBy;
    logSecurityEvent(services, "refresh token reused", { userId, address });
    publishSessionEnd(services, userId, [id], "revoked");
    fail("noToken", ENDED);
  }
  return loginInfo(services, outcome.session, outcome.user);
}
