import { api, loginInfo, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp({ RATE_LIMIT_SCALE: "1" });
});
afterAll(() => app.close());

const register = (userName: string, address: string) =>
  app.ask(requestOf(api.auth.register, { body: { userName, password: "12345", nickName: userName } }), {
    address,
  });
const login = async (userName: string, password: string, address: string) =>
  app.ask(requestOf(api.auth.login, { body: { userName, password, terminal: 0 } }), { address });

describe("limits of accounts (`abuse §1.2`)", () => {
  it("lets an address register three times at once, then one every six seconds", async () => {
    const codes = [];
    for (const name of ["r1", "r2", "r3"]) codes.push((await register(name, "1.0.0.1")).code);
    expect(codes).toEqual([200, 200, 200]);
    const refused = await register("r4", "1.0.0.1");
    expect(refused.code).toBe(429);
    expect(refused.data).toEqual({ retryAfter: 6 });
    expect((await register("r5", "1.0.0.2")).code).toBe(200);
    app.clock.advance(6_000);
    expect((await register("r4", "1.0.0.1")).code).toBe(200);
  });

  it("stops the sixth wrong password of an account from wherever, even the right one", async () => {
    await register("aim", "2.0.0.1");
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login("AIM", "wrong", `2.0.1.${attempt}`)).code).toBe(10001);
    }
    const refused = await login("aim", "12345", "2.0.2.1");
    expect(refused.code).toBe(429);
    expect(refused.data).toHaveProperty("retryAfter");
    app.clock.advance(340_000);
    expect((await login("aim", "12345", "2.0.2.1")).code).toBe(200);
  });

  it("stops an address that tries many accounts, known or not", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login(`guess${attempt}`, "wrong", "3.0.0.1")).code).toBe(10001);
    }
    expect((await login("guess9", "wrong", "3.0.0.1")).code).toBe(429);
  });

  it("lets an address without tries lock nobody's account, and a locked account no address", async () => {
    await register("victim", "7.0.0.1");
    for (let attempt = 0; attempt < 5; attempt += 1) await login(`other${attempt}`, "wrong", "7.0.0.9");
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login("victim", "wrong", "7.0.0.9")).code).toBe(429);
    expect((await login("victim", "12345", "7.0.0.2")).code).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) await login("victim", "wrong", `7.0.1.${attempt}`);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login("victim", "12345", "7.0.0.3")).code).toBe(429);
    expect((await login("other0", "wrong", "7.0.0.3")).code).toBe(10001);
  });

  it("takes the addresses of one IPv6 network for one", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login(`six${attempt}`, "wrong", `2001:db8:5:6::${attempt}`)).code).toBe(10001);
    }
    expect((await login("six9", "wrong", "2001:db8:5:6:7:8:9:a")).code).toBe(429);
    expect((await login("six9", "wrong", "2001:db8:5:7::1")).code).toBe(10001);
    for (const end of ["1", "2", "3"])
      expect((await register(`v${end}`, `2001:db8:1::${end}`)).code).toBe(200);
    expect((await register("v4", "2001:db8:1::4")).code).toBe(429);
  });

  it("does not count right passwords, so one address may hold a whole office", async () => {
    await register("office", "4.0.0.1");
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await login("office", "12345", "4.0.0.9")).code).toBe(200);
    }
  });

  it("stops the sixth guess of the digits that end minor mode, even the right ones", async () => {
    await register("child", "6.0.0.1");
    const { data } = await login("child", "12345", "6.0.0.1");
    const { accessToken: token } = loginInfo.parse(data);
    const switchTeenMode = (on: boolean, pin: string) =>
      app.ask(requestOf(api.auth.setTeenMode, { body: { on, pin } }), { token });
    expect((await switchTeenMode(true, "2468")).code).toBe(200);
    for (const pin of ["0001", "0002", "0003", "0004", "0005"])
      expect((await switchTeenMode(false, pin)).code).toBe(10001);
    expect((await switchTeenMode(false, "2468")).code).toBe(429);
    app.clock.advance(340_000);
    expect((await switchTeenMode(false, "2468")).code).toBe(200);
  });

  it("does not let parallel guesses slip through", async () => {
    await register("many", "5.0.0.1");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => login("many", "bad", `5.1.0.${n}`)),
    );
    expect(answers.filter(({ code }) => code === 10001)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(15);
  });
});
