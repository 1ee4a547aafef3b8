import { api, type Endpoint, REFRESH_GRACE_MS } from "@4d/contract";
import type { AddressLimit } from "../../platform/http/routes.ts";

/** Lifetimes in seconds (`protocol §3.1`). */
export const ACCESS_SECONDS = 1800;
export const REFRESH_SECONDS = 7 * 24 * 3600;

/** Rate limits of passwords and registrations (`abuse §1.2`). */
export const LOGIN_BUCKET = { rate: 0.003, burst: 5 };
const REGISTER_BUCKET = { rate: 0.17, burst: 3 };
/** Codes of a second factor: so slow that trying a million of them is hopeless even with the password. */
export const TOTP_BUCKET = { rate: 0.003, burst: 5 };
/** Codes mailed to one e-mail address, and requested from one network address. */
export const CODE_BUCKET = { rate: 5 / 3600, burst: 5 };
export const CODE_ADDRESS_BUCKET = { rate: 0.02, burst: 20 };
/** Taken from the network address for each try; refunded for a right password. */
export const LOGIN_ADDRESS_LIMIT = {
  name: "login:address",
  bucket: LOGIN_BUCKET,
} as const satisfies AddressLimit;
export const REGISTER_ADDRESS_LIMIT: AddressLimit = { name: "register", bucket: REGISTER_BUCKET };
export const CODE_ADDRESS_LIMIT: AddressLimit = { name: "code:address", bucket: CODE_ADDRESS_BUCKET };
export const RESET_ADDRESS_LIMIT: AddressLimit = { name: "reset:address", bucket: CODE_ADDRESS_BUCKET };

export const CODE_LIFE_MS = 10 * 60_000;
export const CODE_TRIES = 5;

/** A key signs for this long; it verifies until every token it signed has expired. */
export const KEY_AGE_MS = 30 * 24 * 3_600_000;
export const KEY_OVERLAP_MS = (REFRESH_SECONDS + 24 * 3600) * 1000;

/** Whether a user may open the admin console, or a part of it. */
export const hasRights = (who: { roles: readonly string[]; permissions: readonly string[] }): boolean =>
  who.roles.length > 0 || who.permissions.length > 0;

/** How a refresh token is handled, by its generation. */
type RefreshVerdict = "rotate" | "repeat" | "reused";

/**
 * The newest token rotates. The one before it gets the newest again for 30 s, because tabs and the legacy client
 * refresh in parallel (`protocol §1.6`). Anything older was stolen or leaked. A token newer than the session was issued
 * after the backup that this database was restored from; it counts as the newest.
 *
 * The 30 s begin when a token of the newest pair is first used. Until then the response may have been lost, and the
 * owner, who asks again with the previous token, must not be logged out for a bad connection. A thief with a copy of
 * the previous token gains no more than with the newest: both get the same pair, which is unused, and the copy expires
 * 7 days after it was issued. If both hold the pair, one of them refreshes and uses the next; 30 s later the other's
 * refresh is a reuse and ends the session, as with any stolen token.
 */
export function judgeRefresh(
  session: { generation: number; rotated_at: number; confirmed_at: number | null },
  generation: number,
  now: number,
): RefreshVerdict {
  if (generation >= session.generation) return "rotate";
  if (generation < session.generation - 1) return "reused";
  if (session.confirmed_at === null) return "repeat";
  // Older server versions rotate without clearing `confirmed_at`; then the rotation time counts.
  const since = Math.max(session.confirmed_at, session.rotated_at);
  return now - since <= REFRESH_GRACE_MS ? "repeat" : "reused";
}

const { registration, sessions, refresh, ...changes } = api.auth;
const { show, ...factorChanges } = api.secondFactor;

const relevant: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...Object.values(changes),
  ...Object.values(factorChanges),
  ...Object.values(api.account).filter(({ method }) => method !== "GET"),
]);

/**
 * Whether calls of an operation are logged, refused ones too: those that log somebody in or change how an account is
 * protected. Reads and the half-hourly token refresh are not.
 */
export const isSecurityRelevant = (endpoint: Endpoint): boolean => relevant.has(endpoint);
