import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleApp, type Person, startPeopleApp } from "../../../testing/people-app.ts";
import { writeSettings } from "../../settings/index.ts";
import { changeUser } from "../../users/index.ts";
import { endSessionsWithoutFactor, resetFactor } from "../index.ts";
import { codeOf, stepOf } from "./totp.ts";

const STEP_MS = 30_000;

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

function bytesOf(base32: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(base32, (one) => letters.indexOf(one).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

interface Protected extends Person {
  /** The code an authenticator shows for the current step or one nearby. */
  code(shift?: number): string;
  recoveryCodes: string[];
}

/** Enables a second factor; a step has passed since, so the next code is a fresh one. */
async function enrolled(person: Person): Promise<Protected> {
  const { password } = person;
  const { secret } = await person.call(api.secondFactor.setUp, { body: { password } });
  const code = (shift = 0) => codeOf(bytesOf(secret), stepOf(app.clock.now()) + shift);
  const { recoveryCodes } = await person.call(api.secondFactor.enable, { body: { code: code() } });
  app.clock.advance(STEP_MS);
  return { ...person, code, recoveryCodes };
}

const login = ({ name, password }: Person, totp?: string) =>
  app.ask(requestOf(api.auth.login, { body: { userName: name, password, terminal: 2, totp } }));

describe("a second factor (AUTH-8)", () => {
  it("counts only once a code has come back", async () => {
    const mei = await app.person("mei");
    await mei.call(api.secondFactor.setUp, { body: { password: mei.password } });
    expect((await mei.ask(requestOf(api.secondFactor.enable, { body: { code: "000000" } }))).code).toBe(422);
    expect(await mei.call(api.secondFactor.show)).toEqual({ since: null, codesLeft: 0, required: false });
    expect((await login(mei)).code).toBe(200);
  });

  it("is asked for after the right password alone, and let in by a code", async () => {
    const otto = await enrolled(await app.person("otto"));
    expect(await otto.call(api.secondFactor.show)).toMatchObject({ codesLeft: 10 });
    expect((await login({ ...otto, password: "wrong" })).code).toBe(10001);
    const asked = await login(otto);
    expect(asked).toMatchObject({ code: 10005, data: null });
    expect(await login(otto, "123")).toMatchObject({ code: 422, data: { field: "totp" } });
    expect((await login(otto, otto.code())).code).toBe(200);
  });

  it("refuses a code that was used, and older ones, even from two places at once", async () => {
    const nora = await enrolled(await app.person("nora"));
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(nora, nora.code())));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    expect((await login(nora, nora.code(-1))).code).toBe(422);
    expect((await login(nora, nora.code(1))).code).toBe(200);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const kim = await enrolled(await app.person("kim"));
    const [first = "", second = ""] = kim.recoveryCodes;
    expect(new Set(kim.recoveryCodes).size).toBe(10);
    expect((await login(kim, first.toUpperCase().replaceAll("-", " "))).code).toBe(200);
    expect((await login(kim, first)).code).toBe(422);
    const body = { password: kim.password, totp: second };
    const renewed = await kim.call(api.secondFactor.renewCodes, { body });
    expect(await kim.call(api.secondFactor.show)).toMatchObject({ codesLeft: 10 });
    expect((await login(kim, kim.recoveryCodes[2])).code).toBe(422);
    expect((await login(kim, renewed.recoveryCodes[2])).code).toBe(200);
  });

  it("stores no secret and no code in the open, and logs none", async () => {
    const vic = await enrolled(await app.person("vic"));
    const rows = await app.services.db.selectFrom("auth_second_factor").selectAll().execute();
    const stored = JSON.stringify(rows) + app.logged.join("");
    for (const code of vic.recoveryCodes) expect(stored).not.toContain(code);
    for (const { secret } of rows) expect(secret).toMatch(/^sealed:v1:/);
  });

  it("goes by password and code together", async () => {
    const zoe = await enrolled(await app.person("zoe"));
    const off = (password: string, totp?: string) =>
      zoe.ask(requestOf(api.secondFactor.disable, { body: { password, totp } }));
    expect((await off("wrong", zoe.code())).code).toBe(10001);
    expect((await off(zoe.password)).code).toBe(10005);
    expect((await off(zoe.password, "000000")).code).toBe(422);
    expect((await off(zoe.password, zoe.code())).code).toBe(200);
    expect((await login(zoe)).code).toBe(200);
  });

  it("is set up anew only when it is off", async () => {
    const ann = await enrolled(await app.person("ann"));
    const again = requestOf(api.secondFactor.setUp, { body: { password: ann.password } });
    expect((await ann.ask(again)).code).toBe(409);
    await resetFactor(app.services, ann.id);
    expect((await ann.ask(again)).code).toBe(200);
  });
});

describe("guessing codes", () => {
  it("stops after five, even for the right one", async () => {
    const strict = await startPeopleApp({ RATE_LIMIT_SCALE: "1" });
    const eve = await strict.person("eve");
    const { secret } = await eve.call(api.secondFactor.setUp, { body: { password: eve.password } });
    const code = () => codeOf(bytesOf(secret), stepOf(strict.clock.now()));
    await eve.call(api.secondFactor.enable, { body: { code: code() } });
    strict.clock.advance(STEP_MS);
    const attempt = (totp: string, n: number) =>
      strict.ask(
        requestOf(api.auth.login, { body: { userName: "eve", password: eve.password, terminal: 0, totp } }),
        { address: `6.0.0.${n}` },
      );
    for (let n = 0; n < 5; n += 1) expect((await attempt("000000", n)).code).toBe(422);
    expect((await attempt(code(), 9)).code).toBe(429);
    await strict.close();
  });
});

describe("people with rights, when the setting demands it", () => {
  it("reach nothing but the enrolment, and all once they are enrolled", async () => {
    const boss = await app.person("boss");
    await changeUser(app.services.db, boss.id, { roles: ["admin"] });
    await writeSettings(app.services, { security: { adminSecondFactor: true } });
    await endSessionsWithoutFactor(app.services);
    expect((await boss.ask(requestOf(api.users.self))).code).toBe(401);

    const { accessToken } = api.auth.login.out.parse((await login(boss)).data);
    const ask = (request: Parameters<PeopleApp["ask"]>[0]) => app.ask(request, { token: accessToken });
    expect(await ask(requestOf(api.users.self))).toMatchObject({ code: 10005, data: { enrol: true } });
    expect(await ask(requestOf(api.secondFactor.show))).toMatchObject({ data: { required: true } });
    const made = await ask(requestOf(api.secondFactor.setUp, { body: { password: boss.password } }));
    const { secret } = api.secondFactor.setUp.out.parse(made.data);
    const code = codeOf(bytesOf(secret), stepOf(app.clock.now()));
    expect((await ask(requestOf(api.secondFactor.enable, { body: { code } }))).code).toBe(200);
    expect((await ask(requestOf(api.users.self))).code).toBe(200);

    app.clock.advance(STEP_MS);
    const totp = codeOf(bytesOf(secret), stepOf(app.clock.now()));
    const off = requestOf(api.secondFactor.disable, { body: { password: boss.password, totp } });
    expect((await ask(off)).code).toBe(403);
    await resetFactor(app.services, boss.id);
    expect((await ask(requestOf(api.users.self))).code).toBe(401);
    await writeSettings(app.services, { security: { adminSecondFactor: false } });
    expect((await login(boss)).code).toBe(200);
  });
});
