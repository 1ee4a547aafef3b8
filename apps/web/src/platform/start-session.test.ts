import { api } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callWith } from "./http/client.ts";
import { saveTokens, tokens } from "./session.ts";
import { startSession } from "./start-session.ts";
import { fakeApi, memoryStorage, tokenFor } from "./testing/fake-api.ts";

const call = callWith({});

let server: Awaited<ReturnType<typeof fakeApi>> | undefined;
const requestedPaths = () => server?.seen.map(({ path }) => path);
const login = (exp: number) => ({
  accessToken: tokenFor(1, { exp }),
  refreshToken: "r2",
  accessTokenExpiresIn: 1800,
  refreshTokenExpiresIn: 604_800,
});
/** Holds an answer back until the test releases it. */
const held = () => Promise.withResolvers<{ code: number; data: unknown }>();

beforeEach(memoryStorage);
afterEach(() => server?.close());

it("asks for a new token", async () => {
  server = await fakeApi(() => ({ code: 200, data: login(1800) }));
  saveTokens({ accessToken: tokenFor(1, { exp: 1700 }), refreshToken: "r1" });
  await startSession();
  expect(requestedPaths()).toEqual(["/api/refreshToken"]);
  expect(tokens()?.refreshToken).toBe("r2");
});

it("during a refresh, delays only requests without a valid token", async () => {
  const response = held();
  server = await fakeApi(({ path }) =>
    path === "/api/refreshToken" ? response.promise : { code: 200, data: [] },
  );
  saveTokens({ accessToken: tokenFor(1, { exp: 60 }), refreshToken: "r1" });
  const starting = startSession();
  expect(await call(api.auth.sessions)).toEqual([]);
  saveTokens({ accessToken: tokenFor(1, { exp: -1 }), refreshToken: "r1" });
  const waiting = call(api.auth.sessions);
  response.resolve({ code: 200, data: login(1800) });
  await Promise.all([starting, waiting]);
  expect(server.seen.at(-1)?.headers.accesstoken).toBe(tokens()?.accessToken);
});

it("gives up a refresh after 15 s, and stays logged in", async () => {
  const timeoutSignal = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeoutSignal.signal);
  server = await fakeApi(() => held().promise);
  saveTokens({ accessToken: tokenFor(1, { exp: -1 }), refreshToken: "r1" });
  const starting = startSession();
  await expect.poll(requestedPaths).toHaveLength(1);
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeoutSignal.abort();
  await starting;
  expect(tokens()?.refreshToken).toBe("r1");
});

it("ignores an answer that arrives after a logout", async () => {
  const response = held();
  server = await fakeApi(() => response.promise);
  saveTokens({ accessToken: tokenFor(1, { exp: 60 }), refreshToken: "r1" });
  const starting = startSession();
  await expect.poll(requestedPaths).toHaveLength(1);
  localStorage.removeItem("loginInfo");
  response.resolve({ code: 200, data: login(1800) });
  await starting;
  expect(tokens()).toBeNull();
});
