import type { Person } from "../person.ts";

/** Who calls: every operation is tried by each of them (`quality §5.1`). */
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

/** Everybody who has an account; `banned` had a place like `member` until he was banned. */
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

/** Whoever is logged in gets `code`, but those named; without a token 400, with a dead one 401. */
export const loggedIn = (code: number, but: Partial<Cells> = {}): Cells => ({
  ...cells(code, { anonymous: 400, banned: 401 }),
  ...but,
});

/** Anybody at all gets `code`, but those named: a public operation looks at no token. */
export const anybody = (code: number, but: Partial<Cells> = {}): Cells => ({
  ...cells(code, { anonymous: code, banned: code }),
  ...but,
});

/** Administrators alone. */
export const administrators: Cells = anybody(403, { anonymous: 400, banned: 401, administrator: 200 });

/** Members get `code`; a group is not there for those who never belonged, `former` as given. */
export const inGroup = (former: number, code = 200, but: Partial<Cells> = {}): Cells =>
  loggedIn(code, { stranger: 404, administrator: 404, former, ...but });

/** Owner and managers alone. */
export const managing = (former = 403, but: Partial<Cells> = {}): Cells =>
  inGroup(former, 200, { blocked: 403, muted: 403, member: 403, ...but });

/** Friends of the person get 200, everybody else `code`. */
export const friendly = (code: number, but: Partial<Cells> = {}): Cells =>
  loggedIn(200, { stranger: code, administrator: code, ...but });
