import { api, CLIENT_CAPABILITIES } from "@4d/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentToast, toast } from "../dialogs.ts";
import { recentFault } from "../last-fault.ts";
import { me, saveTokens, signedOut, tokens } from "../session.ts";
import { fakeApi, memoryStorage, tokenFor } from "../testing/fake-api.ts";
import { callWith, quietCall } from "./client.ts";
import { ApiError } from "./errors.ts";

const call = callWith({});

let server: Awaited<ReturnType<typeof fakeApi>> | undefined;
let exits = 0;
signedOut.on(() => {
  exits += 1;
});

beforeEach(() => {
  memoryStorage();
  saveTokens({ accessToken: tokenFor(1), refreshToken: "r1" });
  currentToast.set(null);
  exits = 0;
});
afterEach(() => server?.close());

const freshLogin = () => ({
  accessToken: tokenFor(1),
  refreshToken: "r2",
  accessTokenExpiresIn: 1800,
  refreshTokenExpiresIn: 604800,
});
const refreshes = () => server?.seen.filter(({ path }) => path === "/api/refreshToken").length;

it("a quiet call remembers a server fault for the page that could not load, but not a refusal", async () => {
  server = await fakeApi(() => ({ code: 403, message: "没有权限这样做" }));
  await expect(quietCall(api.auth.sessions)).rejects.toBeInstanceOf(ApiError);
  expect(recentFault()).toBeUndefined();
  await server.close();
  server = await fakeApi(() => ({ code: 503, message: "服务暂时不可用，请稍后再试（编号 4f1c09ab77de）" }));
  await expect(quietCall(api.auth.sessions)).rejects.toBeInstanceOf(ApiError);
  expect(recentFault()).toContain("4f1c09ab77de");
  expect(currentToast.get()).toBeNull();
});

it("200 resolves with data and carries the token", async () => {
  server = await fakeApi(() => ({ code: 200, data: [{ id: 1 }] }));
  expect(await call(api.auth.sessions)).toEqual([{ id: 1 }]);
  expect(server.seen[0]?.headers.accesstoken).toBe(tokens()?.accessToken);
  // Our client announces what legacy clients do not support.
  expect(server.seen[0]?.headers.knows).toBe(CLIENT_CAPABILITIES);
});

it("400 exits", async () => {
  server = await fakeApi(() => ({ code: 400, message: "请先登录" }));
  await expect(call(api.auth.sessions)).rejects.toMatchObject({ code: 400 });
  expect(exits).toBe(1);
  expect(tokens()).toBeNull();
  expect(me.get()).toBeNull();
});

it("401 refreshes once for all, the others queue and replay", async () => {
  const stale = tokens()?.accessToken;
  server = await fakeApi(async ({ path, headers }) => {
    if (path === "/api/refreshToken") {
      expect(headers.refreshtoken).toBe("r1");
      return { code: 200, data: freshLogin() };
    }
    return headers.accesstoken === stale ? { code: 401 } : { code: 200, data: [] };
  });
  const results = await Promise.all(Array.from({ length: 8 }, () => call(api.auth.sessions)));
  expect(results).toHaveLength(8);
  expect(refreshes()).toBe(1);
  expect(tokens()?.refreshToken).toBe("r2");
  expect(exits).toBe(0);
});

it("uses the token another tab has just fetched instead of refreshing again", async () => {
  const stale = tokens()?.accessToken;
  server = await fakeApi(({ headers }) => {
    if (headers.accesstoken !== stale) return { code: 200, data: [] };
    // The other tab finishes its refresh during our request.
    saveTokens({ accessToken: tokenFor(1), refreshToken: "other" });
    return { code: 401 };
  });
  await call(api.auth.sessions);
  expect(refreshes()).toBe(0);
});

it("a refused refresh exits", async () => {
  server = await fakeApi(({ path }) => (path === "/api/refreshToken" ? { code: 400 } : { code: 401 }));
  await expect(call(api.auth.sessions)).rejects.toMatchObject({ code: 401 });
  expect(exits).toBe(1);
});

it("a refresh without an answer does not end the login", async () => {
  server = await fakeApi(({ path }) => (path === "/api/refreshToken" ? "cut" : { code: 401 }));
  await expect(call(api.auth.sessions)).rejects.toMatchObject({ kind: "network" });
  expect(exits).toBe(0);
  expect(tokens()).not.toBeNull();
});

it("a 401 after a fresh token exits instead of looping", async () => {
  server = await fakeApi(({ path }) =>
    path === "/api/refreshToken" ? { code: 200, data: freshLogin() } : { code: 401 },
  );
  await expect(call(api.auth.sessions)).rejects.toBeInstanceOf(ApiError);
  expect(refreshes()).toBe(1);
  expect(exits).toBe(1);
});

it("any other code toasts the server's sentence for 1.5 s and rejects", async () => {
  server = await fakeApi(() => ({ code: 10001, message: "账号或密码不正确", data: { left: 2 } }));
  await expect(call(api.auth.sessions)).rejects.toMatchObject({ code: 10001, data: { left: 2 } });
  expect(currentToast.get()).toMatchObject({ text: "账号或密码不正确", ms: 1500 });
});

it("a fault of the server toasts no longer, and its number can be copied", async () => {
  server = await fakeApi(() => ({ code: 500, message: "出了点问题，请稍后再试（编号 r1）" }));
  await expect(call(api.auth.sessions)).rejects.toMatchObject({ code: 500 });
  const shownToast = currentToast.get();
  expect(shownToast).toMatchObject({ ms: 1500, copies: true });
  expect(shownToast?.text).toContain("r1");
});

it.each([
  ["Something went wrong. Please try again later (no. 4f1c09ab77de)", true],
  ["账号或密码不正确", undefined],
])("a sentence told by a page is copied if it ends with a number: %s", (text, copies) => {
  toast(text);
  expect(currentToast.get()?.copies).toBe(copies);
});

it("quiet calls reject without a toast", async () => {
  server = await fakeApi(() => ({ code: 404, message: "内容不存在" }));
  await expect(quietCall(api.auth.sessions)).rejects.toBeInstanceOf(ApiError);
  expect(currentToast.get()).toBeNull();
});

it.each(["cut", "<html>bad gateway</html>"])("network failure (%s) shows a toast", async (response) => {
  server = await fakeApi(() => response);
  await expect(call(api.auth.sessions)).rejects.toMatchObject({ kind: "network" });
  expect(currentToast.get()?.text).toBe("网络似乎不太给力");
});

it("an aborted call rejects with abort and shows no toast", async () => {
  const stop = new AbortController();
  server = await fakeApi(async () => {
    stop.abort();
    await new Promise(() => {});
    return "cut";
  });
  await expect(callWith({ signal: stop.signal })(api.auth.sessions)).rejects.toMatchObject({
    message: "abort",
  });
  expect(currentToast.get()).toBeNull();
});
