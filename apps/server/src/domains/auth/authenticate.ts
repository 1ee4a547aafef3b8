import { BoundedMap } from "../../platform/bounded-map.ts";
import type { UserActor } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { isFactorRequired } from "./second-factor/require-factor.ts";
import { findSessionState } from "./session-cache.ts";
import { recordSessionSeen, recordTokenUse } from "./session-use.ts";
import { type AccessPayload, readAccess } from "./tokens.ts";

const verifiedOf = perServices(({ config }) => new BoundedMap<string, AccessPayload>(config.cachedSessions));

/** The token's claims. A signature is checked only once: the check can cost more than the request. */
async function claimsOf(services: Services, token: string): Promise<AccessPayload | undefined> {
  const verified = verifiedOf(services);
  const known = verified.get(token);
  if (known) return known.exp * 1000 > services.clock.now() ? known : undefined;
  const claims = await readAccess(services, token);
  if (claims) verified.set(token, claims);
  return claims;
}

/** Response to a user who must have a second factor and has none: they may only set one up (`AUTH-8`). */
export const UNENROLLED = {
  zh: "管理人员须先开启两步验证",
  en: "Staff have to set up two-step login first",
  data: { enrol: true },
};

/**
 * The user an access token belongs to, with their current roles, whatever the token says.
 * @throws Failure `badToken` when it is malformed, expired, not an access token, or its session ended.
 */
export async function authenticate(services: Services, accessToken: string): Promise<UserActor> {
  const claims = await claimsOf(services, accessToken);
  if (!claims) fail("badToken");
  const session = await findSessionState(services, claims.session);
  if (!session || session.userId !== claims.uid) fail("badToken");
  recordSessionSeen(services, claims.session, session.lastSeenAt);
  recordTokenUse(services, claims, session);
  return {
    kind: "user",
    id: session.userId,
    terminal: session.terminal,
    sessionId: claims.session,
    roles: session.roles,
    permissions: session.permissions,
    unenrolled: !session.protected && (await isFactorRequired(services)),
    teenMode: session.teenMode,
  };
}
