import { api, type Endpoint, REFRESH_GRACE_MS } from "@4d/contract";
import type { AddressLimit } from "../../platform/http/routes.ts";

/** Lifetimes in seconds (`protocol §3.1`). */
export const ACCESS_SECONDS = 1800;
export const REFRESH_SECONDS = 7 * 24 * 3600;

/** Passwords and registrations as `abuse §1.2` limits them. */
export const LOGIN_BUCKET = { rate: 0.003, burst: 5 };
const REGISTER_BUCKET = { rate: 0.17, burst: 3 };
/** Codes of a second factor: slow enough that a million of them outlast whoever knows the password. */
export const TOTP_BUCKET = { rate: 0.003, burst: 5 };
/** Codes mailed to one address, and asked for from one place. */
export const CODE_BUCKET = { rate: 5 / 3600, burst: 5 };
export const CODE_ADDRESS_BUCKET = { rate: 0.02, burst: 20 };
/** What each try costs the address it comes from. A right password is given back. */
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

/** Whether somebody may sit at the administrator's desk, or at a part of it. */
export const hasRights = (who: { roles: readonly string[]; permissions: readonly string[] }): boolean =>
  who.roles.length > 0 || who.permissions.length > 0;

/** What a refresh token may do, by its generation. */
type RefreshVerdict = "rotate" | "repeat" | "reused";

/**
 * The newest token rotates; the one before it is answered with the newest again for 30 s, because tabs and
 * the family's client refresh in parallel (`protocol §1.6`); anything older was stolen or leaked. One newer than the
 * session was given out after the backup that this database was restored from, and is the newest there is.
 *
 * The 30 s begin when a token of the newest pair is first used. Until then its answer may have been lost, and whoever
 * asks again with the one before is its owner, who would be logged out for a bad line. A thief with a copy of the one
 * before gains no more than one of the newest would give him: both answer the same pair, nobody has used that yet, and
 * the copy dies within 7 days of its making. If both come to hold the pair, one of them refreshes and uses the next;
 * 30 s later the other's refresh is a reuse and ends the session, as with any stolen token.
 */
export function judgeRefresh(
  session: { generation: number; rotated_at: number; confirmed_at: number | null },
  generation: number,
  now: number,
): RefreshVerdict {
  if (generation >= session.generation) return "rotate";
  if (generation < session.generation - 1) return "reused";
  if (session.confirmed_at === null) return "repeat";
  // A server of an earlier version rotates without taking the mark away; then the rotation counts.
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
 * Whether calls of an operation leave a line in the log, refused ones too: whatever lets somebody in or changes how
 * an account is protected. Not what is only looked at, nor the exchange of tokens every half hour.
 */
export const isSecurityRelevant = (endpoint: Endpoint): boolean => relevant.has(endpoint);
