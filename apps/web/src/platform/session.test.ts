import { beforeEach, expect, it } from "vitest";
import {
  decodeToken,
  hasPermission,
  hasRole,
  LOGIN_KEY,
  me,
  saveTokens,
  signedIn,
  signedOut,
  signIn,
  signingOut,
  signOut,
  tokens,
  tokenValid,
} from "./session.ts";
import { memoryStorage, tokenFor } from "./testing/fake-api.ts";

beforeEach(memoryStorage);
const as = (extra: Parameters<typeof tokenFor>[1]) =>
  saveTokens({ accessToken: tokenFor(7, extra), refreshToken: "r" });

it("stores login info under its key (rules §3.1) and decodes it", () => {
  as({ roles: ["user"] });
  expect(JSON.parse(localStorage.getItem(LOGIN_KEY) ?? "")).toEqual({
    accessToken: tokens()?.accessToken,
    refreshToken: "r",
  });
  expect(me.get()).toMatchObject({ uid: 7, roles: ["user"], terminal: 0 });
});

it("decodes names that are not Latin, and returns null for invalid tokens", () => {
  as({ roles: ["管理员"] });
  expect(hasRole("管理员")).toBe(true);
  for (const text of ["", "a.b", "a.b.c", "x.eyJ1aWQiOjF9.y"]) expect(decodeToken(text)).toBeNull();
});

it("grants a permission to people whose token lists it, and to admins", () => {
  as({ permissions: ["user:ban"] });
  expect([hasPermission("user:ban"), hasPermission("user:list"), hasRole("admin")]).toEqual([
    true,
    false,
    false,
  ]);
  as({ roles: ["admin"] });
  expect(hasPermission("anything")).toBe(true);
});

it("finds a token valid until it expires", () => {
  as({ exp: 60 });
  expect(tokenValid()).toBe(true);
  expect(tokenValid(me.get(), Date.now() + 61_000)).toBe(false);
  expect(tokenValid(null)).toBe(false);
});

it("exits in the order of rules §4.13: first the socket, then the login info, then pages and stores", () => {
  as({});
  const order: string[] = [];
  const off = [
    signingOut.on(() => order.push(`leaving ${tokens() !== null}`)),
    signedOut.on(() => order.push(`left ${tokens() !== null}`)),
  ];
  signOut();
  for (const stop of off) stop();
  expect(order).toEqual(["leaving true", "left false"]);
});

it("notifies listeners of a login", () => {
  let seen: unknown;
  const stop = signedIn.on((value) => {
    seen = value;
  });
  signIn({ accessToken: tokenFor(9), refreshToken: "r" });
  stop();
  expect(seen).toEqual({ uid: 9 });
});

it("treats broken login info as logged out", () => {
  localStorage.setItem(LOGIN_KEY, "{not json");
  expect(tokens()).toBeNull();
  localStorage.setItem(LOGIN_KEY, '{"accessToken":1}');
  expect(tokens()).toBeNull();
});
