import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Signal } from "../../platform/bus.ts";
import { type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { findUsers } from "./index.ts";

let app: PeopleApp;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  app = await startPeopleApp({ PUBLIC_URL: "https://chat.example" });
  mei = await app.person("mei");
  otto = await app.person("otto");
});
afterAll(() => app.close());

/** An address as a picture upload returns it. */
const pictureOf = (owner: string) => `/files/${owner.toUpperCase().repeat(32).slice(0, 32)}.webp`;
beforeAll(async () => {
  const now = app.clock.now();
  const times = { created_at: now, last_used_at: now, expires_at: null };
  const file = {
    name: "face",
    type: "image/webp",
    kind: "picture" as const,
    size: 9,
    permanent: true,
    ...times,
  };
  const rows = [mei, otto].map((one) => ({ ...file, key: pictureOf(one.name).slice(7), owner: one.id }));
  await app.services.db.insertInto("stored_file").values(rows).execute();
});
const update = (person: Person, body: Record<string, unknown>) =>
  person.ask(requestOf(api.users.update, { body }));
const seen = (viewer: Person, id: number) => viewer.call(api.users.find, { params: { id } });

describe("a person's record", () => {
  it("has the family's fields, and the e-mail on one's own alone (protocol §4)", async () => {
    expect(await mei.call(api.users.self)).toEqual({
      id: mei.id,
      userName: "mei",
      nickName: "mei",
      sex: 2,
      type: 1,
      signature: "",
      region: "",
      headImage: "",
      headImageThumb: "",
      online: null,
      isBanned: false,
      reason: "",
      email: "",
    });
    const record = await seen(mei, otto.id);
    expect(record).toMatchObject({ id: otto.id, userName: "otto", online: false });
    for (const secret of ["email", "password_hash", "roles", "permissions"])
      expect(record).not.toHaveProperty(secret);
  });

  it("of nobody is 404, of no id 422, never 500 (W23)", async () => {
    expect((await mei.ask(requestOf(api.users.find, { params: { id: 999_999 } }))).code).toBe(404);
    expect((await mei.ask(requestOf(api.users.find, { params: { id: "x" } }))).code).toBe(422);
  });

  it("is not for strangers: without a token 400", async () => {
    expect((await app.ask(requestOf(api.users.find, { params: { id: mei.id } }))).code).toBe(400);
  });
});

describe("PUT /user/update", () => {
  it("changes what was sent and nothing else, the account name never", async () => {
    const fields = {
      nickName: "Mei L",
      sex: "1",
      signature: "tea first",
      region: "Köln",
      headImage: pictureOf("mei"),
    };
    const legacyFields = {
      userName: "hacked",
      type: 9,
      isBanned: true,
      roles: ["admin"],
      online: true,
      reason: "x",
    };
    expect(await update(mei, { id: mei.id, ...fields, ...legacyFields })).toEqual({
      code: 200,
      message: "ok",
      data: null,
    });
    expect(await seen(otto, mei.id)).toMatchObject({
      ...fields,
      sex: 1,
      userName: "mei",
      type: 1,
      isBanned: false,
    });
    await update(mei, { id: mei.id, nickName: "Mei" });
    expect(await seen(otto, mei.id)).toMatchObject({ ...fields, sex: 1, nickName: "Mei" });
    const row = (await findUsers(app.services.db, [mei.id])).get(mei.id);
    expect(row?.roles).toEqual([]);
  });

  it("is for one's own record alone", async () => {
    expect((await update(otto, { id: mei.id, nickName: "Fool" })).code).toBe(403);
    expect((await seen(otto, mei.id)).nickName).toBe("Mei");
  });

  it("takes pictures of our own store alone, or none (W24)", async () => {
    const attempt = async (headImage: unknown) =>
      (await update(otto, { id: otto.id, nickName: "Otto", headImage })).code;
    const picture = pictureOf("otto");
    for (const good of ["", null, picture, `https://chat.example${picture}`])
      expect(await attempt(good)).toBe(200);
    for (const bad of [
      "javascript:alert(1)",
      "https://evil.example/files/x.png",
      `https://chat.example.evil${picture}`,
      `//evil.example${picture}`,
      "/files/../api/user/self",
      pictureOf("mei"),
      pictureOf("nobody"),
      "data:image/svg+xml,<svg/>",
      "x".repeat(513),
    ]) {
      expect(await attempt(bad)).toBe(422);
    }
  });

  it("stores words to the letter and refuses what is too long", async () => {
    const signature = `<img src=x onerror="alert(1)"> ' ; drop table app_user; --`;
    await update(otto, { id: otto.id, nickName: "<b>Otto</b>", signature });
    expect(await seen(mei, otto.id)).toMatchObject({ nickName: "<b>Otto</b>", signature });
    expect((await update(otto, { id: otto.id, nickName: "x".repeat(21) })).code).toBe(422);
    expect((await update(otto, { id: otto.id, nickName: "Otto", signature: "x".repeat(129) })).code).toBe(
      422,
    );
    expect((await update(otto, { id: otto.id, nickName: "Otto", sex: 3 })).code).toBe(422);
  });

  it("is done thirty times at once, then once a second: all friends' terminals hear of each", async () => {
    const slow = await startPeopleApp({ RATE_LIMIT_SCALE: "1" });
    const ada = await slow.person("ada");
    const change = async () => (await update(ada, { id: ada.id, nickName: "Ada" })).code;
    const codes: number[] = [];
    for (let n = 0; n < 31; n += 1) codes.push(await change());
    slow.clock.advance(1_000);
    codes.push(await change());
    await slow.close();
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 200), 429, 200]);
  });

  it("tells one's other terminals and whoever listens", async () => {
    const signals: Signal[] = [];
    const notified: number[] = [];
    const stop = app.services.bus.subscribe("signal", (signal) => signals.push(signal));
    app.services.ports.profileChanged = async (_, userId) => void notified.push(userId);
    await update(mei, { id: mei.id, nickName: "Mei again" });
    stop();
    expect(notified).toEqual([mei.id]);
    expect(signals).toMatchObject([
      { users: [mei.id], command: 5, data: { type: "profile", userId: mei.id } },
    ]);
    expect(signals[0]?.exceptSession).toBeTypeOf("string");
  });
});
