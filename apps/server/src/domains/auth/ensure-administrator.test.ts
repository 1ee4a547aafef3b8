import { api } from "@4d/contract";
import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import { clientOf, type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { ensureAdministrator } from "./index.ts";

async function started(
  environment: Record<string, string>,
  work: (app: PeopleApp) => Promise<void>,
): Promise<void> {
  const app = await startPeopleApp(environment);
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

const login = (app: PeopleApp, password: string) =>
  clientOf(app)(api.auth.login, { body: { userName: "admin", password, terminal: 0 } });

it("makes the administrator once with a random password, printed once, however many nodes start (AUTH-10)", () =>
  started({}, async (app) => {
    const others = [await app.anotherNode(), await app.anotherNode()];
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    await Promise.all([app, ...others].map(({ services }) => ensureAdministrator(services, print)));
    await ensureAdministrator(app.services, print);
    expect(printed).toHaveLength(1);
    const password = /password: (\S+)/.exec(printed[0] ?? "")?.[1] ?? "";
    expect(password).toHaveLength(16);
    const { accessToken } = await login(app, password);
    expect(decodeJwt(accessToken).roles).toEqual(["admin"]);
    expect(app.logged.join("")).not.toContain(password);
  }));

it("takes ADMIN_PASSWORD, prints nothing, and later starts leave the account alone", () =>
  started({ ADMIN_PASSWORD: "from-the-environment" }, async (app) => {
    const printed: string[] = [];
    await ensureAdministrator(app.services, (line) => void printed.push(line));
    await login(app, "from-the-environment");
    await app.services.db.updateTable("app_user").set({ nick_name: "Boss" }).execute();
    await ensureAdministrator(app.services, (line) => void printed.push(line));
    const people = await app.services.db.selectFrom("app_user").select(["user_name", "nick_name"]).execute();
    expect(people).toEqual([{ user_name: "admin", nick_name: "Boss" }]);
    expect(printed).toEqual([]);
  }));
