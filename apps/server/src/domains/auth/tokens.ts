import { type TokenPayload, tokenPayload } from "@4d/contract";
import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import type { Services } from "../../platform/services.ts";
import { ACCESS_SECONDS } from "./auth.policy.ts";
import type { SessionRow } from "./auth.table.ts";
import { signingKey, verifyingKey } from "./keys.ts";

/** The two kinds of token differ in type and audience, so neither passes for the other. */
const ACCESS = { typ: "at+jwt", audience: "access" };
const REFRESH = { typ: "rt+jwt", audience: "refresh" };

const refreshPayload = z.object({ session: z.string(), generation: z.number() });
export type RefreshPayload = z.infer<typeof refreshPayload>;

/** Only the server reads the generation of the refresh token that came with it. Tokens of older versions have none. */
const accessPayload = z.extend(tokenPayload, { generation: z.optional(z.number()) });
export type AccessPayload = z.infer<typeof accessPayload>;

/** Signs an access token of a generation; the rest of its payload is what clients decode (AUTH-2). */
export async function signAccess(
  services: Services,
  claims: Omit<TokenPayload, "exp">,
  generation: number,
): Promise<string> {
  const { kid, key } = await signingKey(services);
  const now = Math.floor(services.clock.now() / 1000);
  return new SignJWT({ ...claims, generation })
    .setProtectedHeader({ alg: "HS256", typ: ACCESS.typ, kid })
    .setAudience(ACCESS.audience)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_SECONDS)
    .sign(key);
}

type Refreshable = Pick<SessionRow, "id" | "generation" | "key_id" | "rotated_at" | "expires_at">;

/** Signs the newest refresh token of a session, from its row alone, so that two calls return the same token. */
export async function signRefresh(services: Services, session: Refreshable): Promise<string> {
  const { kid, key } = await signingKey(services, session.key_id);
  return new SignJWT({ session: session.id, generation: session.generation })
    .setProtectedHeader({ alg: "HS256", typ: REFRESH.typ, kid })
    .setAudience(REFRESH.audience)
    .setIssuedAt(Math.floor(session.rotated_at / 1000))
    .setExpirationTime(Math.floor(session.expires_at / 1000))
    .sign(key);
}

async function verified(services: Services, token: string, kind: typeof ACCESS): Promise<unknown> {
  const { payload } = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = kid === undefined ? undefined : await verifyingKey(services, kid);
      if (!key) throw new errors.JWSSignatureVerificationFailed();
      return key;
    },
    {
      algorithms: ["HS256"],
      audience: kind.audience,
      typ: kind.typ,
      requiredClaims: ["exp"],
      currentDate: new Date(services.clock.now()),
    },
  );
  return payload;
}

async function read<T extends z.ZodMiniType>(
  services: Services,
  token: string,
  kind: typeof ACCESS,
  shape: T,
): Promise<z.output<T> | undefined> {
  try {
    const result = z.safeParse(shape, await verified(services, token, kind));
    return result.success ? result.data : undefined;
  } catch (error) {
    // A database error says nothing about the token: only the token's own faults make it invalid.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** The claims of a valid access token; undefined for any invalid one (W10). */
export const readAccess = (services: Services, token: string): Promise<AccessPayload | undefined> =>
  read(services, token, ACCESS, accessPayload);

/** The claims of a valid refresh token; undefined for any invalid one. */
export const readRefresh = (services: Services, token: string): Promise<RefreshPayload | undefined> =>
  read(services, token, REFRESH, refreshPayload);
