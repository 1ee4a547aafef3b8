import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

interface Line {
  security?: string;
  userId?: number;
  operation?: string;
  answered?: number;
  address?: string;
}

/** The account log lines since the last call. */
function noted(): Line[] {
  const lines = app.logged.splice(0).map((line) => JSON.parse(line) as Line);
  return lines.filter(({ security }) => security !== undefined);
}

const login = (userName: string, password: string) =>
  app.ask(requestOf(api.auth.login, { body: { userName, password, terminal: 1 } }), { address: "1.2.3.4" });

it("the log tells who came in, who was refused, and what changed of an account; never what was typed", async () => {
  const mei = await app.person("mei");
  noted();
  await login("mei", mei.password);
  expect(noted()).toMatchObject([
    { security: "logged in", userId: mei.id, address: "1.2.3.4" },
    { security: "account changed", operation: "/login", answered: 200 },
  ]);
  await login("mei", "wrong-one");
  await login("wrong-field", "wrong-one");
  const typed = app.logged.join("");
  expect(noted()).toMatchObject([
    { security: "wrong password", userId: mei.id, address: "1.2.3.4" },
    { operation: "/login", answered: 10001 },
    { security: "wrong password" },
    { operation: "/login", answered: 10001 },
  ]);
  expect(typed).not.toContain("wrong-");
  const body = { oldPassword: mei.password, newPassword: "Quince-77" };
  await mei.ask(requestOf(api.auth.modifyPassword, { body }));
  expect(noted()).toMatchObject([{ userId: mei.id, operation: "/modifyPwd", answered: 200 }]);
  await mei.ask(requestOf(api.auth.sessions));
  expect(noted()).toEqual([]);
});

it("the log tells of a refresh token that somebody else holds too", async () => {
  const otto = await app.person("otto");
  const refresh = (refreshtoken: string) =>
    app.ask(requestOf(api.auth.refresh, { headers: { refreshtoken } }));
  const { data } = await refresh(otto.info.refreshToken);
  await refresh(api.auth.refresh.out.parse(data).refreshToken);
  expect(noted().filter(({ operation }) => operation === "/refreshToken")).toEqual([]);
  app.clock.advance(60_000);
  await refresh(otto.info.refreshToken);
  expect(noted()).toMatchObject([{ security: "refresh token reused", userId: otto.id }]);
});
