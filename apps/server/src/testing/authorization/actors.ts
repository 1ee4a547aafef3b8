import type { Person } from "../person.ts";

/** The callers: each of them tries every operation (`quality §5.1`). */
export const ACTORS = [
  "anonymous",
  "stranger",
  "former",
  "blocked",
  "muted",
  "banned",
  "member",
  "manager",
  "owner",
  "administrator",
] as const;
export type ActorName = (typeof ACTORS)[number];

/** Everybody who has an account; `banned` belonged everywhere `member` does until they were banned. */
export type PersonName = Exclude<ActorName, "anonymous">;
export type People = Record<PersonName, Person>;

/** The envelope code each actor must get. */
export type Cells = Record<ActorName, number>;

const cells = (code: number, excluded: { anonymous: number; banned: number }): Cells => ({
  anonymous: excluded.anonymous,
  stranger: code,
  former: code,
  blocked: code,
  muted: code,
  banned: excluded.banned,
  member: code,
  manager: code,
  owner: code,
  administrator: code,
});

/** Logged-in actors get `code`, except those named; without a token 400, with a dead one 401. */
export const loggedIn = (code: number, but: Partial<Cells> = {}): Cells => ({
  ...cells(code, { anonymous: 400, banned: 401 }),
  ...but,
});

/** Everybody gets `code`, except those named: a public operation checks no token. */
export const anybody = (code: number, but: Partial<Cells> = {}): Cells => ({
  ...cells(code, { anonymous: code, banned: code }),
  ...but,
});

/** Only administrators. */
export const administrators: Cells = anybody(403, { anonymous: 400, banned: 401, administrator: 200 });

/** Members get `code`; for those who never belonged the group does not exist; `former` as given. */
export const inGroup = (former: number, code = 200, but: Partial<Cells> = {}): Cells =>
  loggedIn(code, { stranger: 404, administrator: 404, former, ...but });

/** Only owner and managers. */
export const managing = (former = 403, but: Partial<Cells> = {}): Cells =>
  inGroup(former, 200, { blocked: 403, muted: 403, member: 403, ...but });

/** Friends of the person get 200, everybody else `code`. */
export const friendly = (code: number, but: Partial<Cells> = {}): Cells =>
  loggedIn(200, { stranger: code, administrator: code, ...but });
