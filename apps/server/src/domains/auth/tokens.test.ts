import { createHmac, randomBytes } from "node:crypto";
import { api, errors, type LoginInfo, requestOf } from "@4d/contract";
import { base64url, decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { authenticate } from "./index.ts";

let app: PeopleApp;
let mei: Person;
beforeAll(async () => {
  app = await startPeopleApp();
  mei = await app.person("mei");
});
afterAll(() => app.close());

const self = requestOf(api.users.self);
const codeOf = async (token: string) => (await app.ask(self, { token })).code;
const refreshed = (refreshtoken: string) =>
  app.ask(requestOf(api.auth.refresh, { headers: { refreshtoken } }));
const json = (value: unknown) => base64url.encode(JSON.stringify(value));
/** The token with parts changed, the signature left as it was. */
function forged(token: string, header: object, payload: object = {}): string {
  const signature = token.split(".")[2] ?? "";
  return `${json({ ...decodeProtectedHeader(token), ...header })}.${json({ ...decodeJwt(token), ...payload })}.${signature}`;
}

describe("an access token", () => {
  it("is asked for: without the header the code is 400", async () => {
    expect((await app.ask(self)).code).toBe(400);
    expect((await app.ask(self, { token: "" })).code).toBe(400);
  });

  it("may come URI-encoded, as im-web sends it", async () => {
    expect(await codeOf(encodeURIComponent(mei.info.accessToken))).toBe(200);
  });

  it.each([
    "x",
    "a.b",
    "a.b.c",
    "...",
    "%",
    "%E0%A4%A",
    "null",
    "e30.e30.",
    `${"a".repeat(3000)}`,
    "{}",
    "Bearer x",
  ])("that is malformed gives 401, never 500 (W10): %s", async (token) => {
    expect(await codeOf(token)).toBe(401);
  });

  it("signed with no algorithm is refused", async () => {
    const token = mei.info.accessToken;
    const [, payload] = token.split(".");
    expect(await codeOf(`${json({ ...decodeProtectedHeader(token), alg: "none" })}.${payload}.`)).toBe(401);
    expect(await codeOf(forged(token, { alg: "none" }))).toBe(401);
  });

  it("signed with another algorithm of the right secret is refused", async () => {
    const { kid } = decodeProtectedHeader(mei.info.accessToken);
    const keys = await app.services.db
      .selectFrom("auth_key")
      .selectAll()
      .where("kid", "=", String(kid))
      .execute();
    const secret = Buffer.from(keys[0]?.secret ?? "", "base64url");
    const signed = (alg: "HS256" | "HS512", hash: string) => {
      const content = `${json({ alg, typ: "at+jwt", kid })}.${json(decodeJwt(mei.info.accessToken))}`;
      return `${content}.${createHmac(hash, secret).update(content).digest("base64url")}`;
    };
    expect(await codeOf(signed("HS256", "sha256"))).toBe(200);
    expect(await codeOf(signed("HS512", "sha512"))).toBe(401);
  });

  it("signed with another secret, or of an unknown key, is refused", async () => {
    const header = decodeProtectedHeader(mei.info.accessToken);
    const sign = (kid: string | undefined) =>
      new SignJWT(decodeJwt(mei.info.accessToken))
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", ...(kid === undefined ? {} : { kid }) })
        .sign(randomBytes(32));
    expect(await codeOf(await sign(header.kid))).toBe(401);
    expect(await codeOf(await sign("another"))).toBe(401);
    expect(await codeOf(await sign(undefined))).toBe(401);
  });

  it("with a changed payload is refused", async () => {
    expect(await codeOf(forged(mei.info.accessToken, {}, { uid: mei.id + 1 }))).toBe(401);
    expect(await codeOf(forged(mei.info.accessToken, {}, { roles: ["admin"] }))).toBe(401);
  });

  it("and a refresh token never pass for each other", async () => {
    expect(await codeOf(mei.info.refreshToken)).toBe(401);
    const answer = await refreshed(mei.info.accessToken);
    expect(answer.code).toBe(400);
    expect(await codeOf(mei.info.accessToken)).toBe(200);
  });

  it("is known by its type and its audience, not by its payload alone", async () => {
    const { kid } = decodeProtectedHeader(mei.info.accessToken);
    const keys = await app.services.db
      .selectFrom("auth_key")
      .selectAll()
      .where("kid", "=", String(kid))
      .execute();
    const secret = Buffer.from(keys[0]?.secret ?? "", "base64url");
    // Both payloads in one, so that only type and audience distinguish the tokens.
    const both = { ...decodeJwt(mei.info.refreshToken), ...decodeJwt(mei.info.accessToken) };
    const sign = (typ: string, payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: "HS256", typ, kid: String(kid) }).sign(secret);
    const signed = (typ: string, aud: string) => sign(typ, { ...both, aud });
    expect(await codeOf(await signed("at+jwt", "access"))).toBe(200);
    expect(await codeOf(await signed("rt+jwt", "access"))).toBe(401);
    expect(await codeOf(await signed("at+jwt", "refresh"))).toBe(401);
    expect((await refreshed(await signed("at+jwt", "refresh"))).code).toBe(400);
    expect((await refreshed(await signed("rt+jwt", "access"))).code).toBe(400);
    expect((await refreshed(await signed("rt+jwt", "refresh"))).code).toBe(200);
    const { exp, ...endless } = { ...both, aud: "access" };
    expect(await codeOf(await sign("at+jwt", endless))).toBe(401);
    expect((await refreshed(await sign("rt+jwt", { ...endless, aud: "refresh" }))).code).toBe(400);
    expect(await codeOf(await sign("at+jwt", { ...endless, exp, uid: mei.id + 1 }))).toBe(401);
  });

  it("expires after 1800 s, also when it was checked before", async () => {
    const ola = await app.person("ola");
    expect(await codeOf(ola.info.accessToken)).toBe(200);
    const end = (decodeJwt(ola.info.accessToken).exp ?? 0) * 1000;
    expect(Math.ceil((end - app.clock.now()) / 1000)).toBe(1800);
    app.clock.advance(end - 1 - app.clock.now());
    expect(await codeOf(ola.info.accessToken)).toBe(200);
    app.clock.advance(1);
    expect(await codeOf(ola.info.accessToken)).toBe(401);
  });

  it("carries no power: roles are read from the database", async () => {
    const rob = await app.person("rob");
    await app.services.db
      .updateTable("app_user")
      .set({ roles: ["admin"] })
      .where("id", "=", rob.id)
      .execute();
    app.services.bus.publish("stale", `user:${rob.id}`);
    expect((await authenticate(app.services, rob.info.accessToken)).roles).toEqual(["admin"]);
    await app.services.db.updateTable("app_user").set({ roles: [] }).where("id", "=", rob.id).execute();
    app.services.bus.publish("stale", `user:${rob.id}`);
    expect((await authenticate(app.services, rob.info.accessToken)).roles).toEqual([]);
  });

  it("of somebody with rights and without a second factor is good for setting one up alone, where one is demanded", async () => {
    const [ida, jan] = [await app.person("ida"), await app.person("jan")];
    await app.services.db
      .updateTable("app_user")
      .set({ roles: ["admin"] })
      .where("id", "=", ida.id)
      .execute();
    app.services.bus.publish("stale", `user:${ida.id}`);
    const isUnenrolled = async ({ info }: Person) =>
      (await authenticate(app.services, info.accessToken)).unenrolled;
    expect(await isUnenrolled(ida)).toBe(false);
    app.services.ports.isFactorRequired = async () => true;
    expect(await isUnenrolled(ida)).toBe(true);
    expect(await ida.ask(self)).toMatchObject({ code: errors.secondFactor.code, data: { enrol: true } });
    expect(await isUnenrolled(jan)).toBe(false);
    app.services.ports.isFactorRequired = async () => false;
  });
});

describe("public operations", () => {
  it("ignore a stale or broken access token", async () => {
    const body = { userName: "mei", password: mei.password, terminal: 2 };
    for (const token of ["nonsense", "%", mei.info.refreshToken]) {
      expect((await app.ask(requestOf(api.auth.login, { body }), { token })).code).toBe(200);
    }
  });
});

describe("keys", () => {
  it("made by one node are known to another that read the set a moment before", async () => {
    const fresh = await startPeopleApp();
    const ann = await fresh.person("ann");
    const other = await fresh.anotherNode();
    fresh.clock.advance(30 * 24 * 3_600_000 - 600_000);
    expect((await other.ask(self, { token: ann.info.accessToken })).code).toBe(401);
    fresh.clock.advance(1_200_000);
    const body = { userName: "ann", password: ann.password, terminal: 0 };
    const { accessToken } = await clientOf(fresh)(api.auth.login, { body });
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    expect(kidOf(accessToken)).not.toBe(kidOf(ann.info.accessToken));
    expect((await other.ask(self, { token: accessToken })).code).toBe(200);
    await fresh.close();
  });

  it("change after a month and go when nothing they signed is left; sessions stay", async () => {
    const lee = await app.person("lee");
    const other = await app.anotherNode();
    const again = async (info: LoginInfo) => {
      const request = requestOf(api.auth.refresh, { headers: { refreshtoken: info.refreshToken } });
      return api.auth.refresh.out.parse((await app.ask(request)).data);
    };
    let info = lee.info;
    const first = decodeProtectedHeader(info.refreshToken).kid;
    for (let day = 0; day < 32; day += 4) {
      app.clock.advance(4 * 24 * 3_600_000);
      info = await again(info);
    }
    expect(decodeProtectedHeader(info.refreshToken).kid).not.toBe(first);
    expect((await other.ask(self, { token: info.accessToken })).code).toBe(200);
    for (let day = 0; day < 12; day += 4) {
      app.clock.advance(4 * 24 * 3_600_000);
      info = await again(info);
    }
    const kids = (await app.services.db.selectFrom("auth_key").select("kid").execute()).map(({ kid }) => kid);
    expect(kids).not.toContain(first);
    expect((await app.ask(self, { token: info.accessToken })).code).toBe(200);
  });
});
