import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const send = (email: string, purpose: "reset" | "bind", lang?: string) =>
  app.ask(requestOf(api.auth.sendCode, { body: { email, purpose } }), lang ? { lang } : {});
const reset = (email: string, code: string, newPassword = "Fresh-pw1") =>
  app.ask(requestOf(api.auth.resetPassword, { body: { email, code, newPassword } }));
const bind = (person: Person, email: string, code: string, password?: string) =>
  person.ask(requestOf(api.auth.bindEmail, { body: { email, code, password } }));
const mailTo = (email: string) => app.mails.findLast((mail) => mail.to === email)?.text ?? "";
const codeFor = (email: string) => /\d{6}/.exec(mailTo(email))?.[0] ?? "";
const other = (code: string) => (code === "000000" ? "000001" : "000000");

async function bound(name: string): Promise<Person & { email: string }> {
  const person = await app.person(name);
  const email = `${name}@example.org`;
  await send(email, "bind");
  expect((await bind(person, email, codeFor(email))).code).toBe(200);
  app.clock.advance(61_000);
  return { ...person, email };
}

describe("binding an address", () => {
  it("takes the mailed code and shows on one's own record alone", async () => {
    const amy = await bound("amy");
    const bob = await app.person("bob");
    expect((await amy.call(api.users.self)).email).toBe("amy@example.org");
    expect(await bob.call(api.users.find, { params: { id: amy.id } })).not.toHaveProperty("email");
  });

  it("conflicts when another account has the address, in whatever letter case", async () => {
    const cem = await bound("cem");
    const dee = await app.person("dee");
    await send("CEM@example.org", "bind");
    expect((await bind(dee, "CEM@example.org", codeFor("CEM@example.org"))).code).toBe(409);
    expect((await cem.call(api.users.self)).email).toBe("cem@example.org");
  });

  it("takes no code of another purpose or address", async () => {
    const eli = await bound("eli");
    await send(eli.email, "reset");
    expect((await bind(eli, eli.email, codeFor(eli.email), eli.password)).code).toBe(422);
    const mine = codeFor(eli.email);
    expect((await bind(eli, "else@example.org", mine, eli.password)).code).toBe(422);
  });

  it("in place of another takes the password too, or a stolen login would turn forgotten passwords its way", async () => {
    const kim = await bound("kim");
    await send("thief@example.org", "bind");
    const code = codeFor("thief@example.org");
    const wrong = { code: 10001, data: { field: "password" } };
    expect(await bind(kim, "thief@example.org", code)).toMatchObject(wrong);
    expect(await bind(kim, "thief@example.org", code, "guessed")).toMatchObject(wrong);
    expect((await kim.call(api.users.self)).email).toBe("kim@example.org");
    expect((await bind(kim, "thief@example.org", code, kim.password)).code).toBe(200);
    expect((await kim.call(api.users.self)).email).toBe("thief@example.org");
  });
});

describe("a forgotten password (AUTH-5)", () => {
  it("is set by a mailed code, and every session ends", async () => {
    const fin = await bound("fin");
    await send("Fin@Example.org", "reset");
    expect((await reset(fin.email, codeFor(fin.email))).code).toBe(200);
    expect((await fin.ask(requestOf(api.users.self))).code).toBe(401);
    const login = (password: string) =>
      clientOf(app)(api.auth.login, { body: { userName: "fin", password, terminal: 0 } });
    await expect(login(fin.password)).rejects.toThrow("10001");
    await login("Fresh-pw1");
  });

  it("goes to the address that was bound, never to another mailbox of the same letters", async () => {
    const fio = await bound("fio");
    const before = app.mails.length;
    for (const alike of ["ﬁo@example.org", "fio@ｅxample.org", "FIO@example.org"]) {
      expect((await send(alike, "reset")).code).toBe(200);
      app.clock.advance(61_000);
    }
    expect(app.mails.slice(before).map((mail) => mail.to)).toEqual([fio.email, fio.email, fio.email]);
  });

  it("answers alike for known and unknown addresses, and mails only the known", async () => {
    const gus = await bound("gus");
    const before = app.mails.length;
    const known = await send(gus.email, "reset");
    expect(await send("stranger@example.org", "reset")).toEqual(known);
    expect(app.mails.slice(before).map((mail) => mail.to)).toEqual([gus.email]);
    const soon = await send(gus.email, "reset");
    expect(soon).toMatchObject({ code: 429, data: { retryAfter: 60 } });
    expect(await send("stranger@example.org", "reset")).toEqual(soon);
    expect(await reset("stranger@example.org", "123456")).toEqual(
      await reset(gus.email, other(codeFor(gus.email))),
    );
  });

  it("gives a new code after 60 s, which ends the old one", async () => {
    const hal = await bound("hal");
    await send(hal.email, "reset");
    const old = codeFor(hal.email);
    app.clock.advance(59_000);
    expect((await send(hal.email, "reset")).data).toEqual({ retryAfter: 1 });
    app.clock.advance(1_000);
    expect((await send(hal.email, "reset")).code).toBe(200);
    const fresh = codeFor(hal.email);
    if (fresh !== old) expect((await reset(hal.email, old)).code).toBe(422);
    expect((await reset(hal.email, fresh)).code).toBe(200);
  });

  it("allows five tries: the right code comes too late as the sixth", async () => {
    const ida = await bound("ida");
    await send(ida.email, "reset");
    const code = codeFor(ida.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await reset(ida.email, other(code))).code).toBe(422);
    expect((await reset(ida.email, code)).code).toBe(422);
  });

  it("counts parallel tries too", async () => {
    const jon = await bound("jon");
    await send(jon.email, "reset");
    const code = codeFor(jon.email);
    await Promise.all(Array.from({ length: 12 }, () => reset(jon.email, other(code))));
    expect((await reset(jon.email, code)).code).toBe(422);
  });

  it("takes a code once and for ten minutes", async () => {
    const kit = await bound("kit");
    await send(kit.email, "reset");
    const code = codeFor(kit.email);
    const both = await Promise.all([reset(kit.email, code), reset(kit.email, code)]);
    expect(both.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([200, 422]);
    app.clock.advance(61_000);
    await send(kit.email, "reset");
    app.clock.advance(600_000);
    expect((await reset(kit.email, codeFor(kit.email))).code).toBe(422);
  });

  it("writes to people in their language", async () => {
    const lia = await bound("lia");
    await send(lia.email, "reset", "en");
    expect(mailTo(lia.email)).toContain("works for 10 minutes");
    expect(mailTo("kit@example.org")).toContain("10 分钟内有效");
  });
});
