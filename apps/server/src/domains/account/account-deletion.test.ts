import { api, CloseCode, MessageType } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../platform/context.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { contextOf } from "../../testing/context-of.ts";
import { textLike } from "../../testing/like.ts";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { posted, uploadPicture } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepFiles } from "../files/index.ts";
import { banGroup } from "../groups/index.ts";
import { GRACE_MS } from "./account.policy.ts";
import { deleteAccount, deleteDueAccounts } from "./delete-account.ts";
import { requestDeletion } from "./request-deletion.ts";

const PASSWORD = "Plum-77x";
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const leave = (who: Person, password = PASSWORD) =>
  who.call(api.account.requestDeletion, { body: { password } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { code: number }) => error.code,
  );

describe("asking for one's account to be deleted (AUTH-9)", () => {
  it("takes the password, ends every other login, and can be taken back for seven days", async () => {
    const ann = await person(app.address, "ann");
    expect(await codeOf(leave(ann, "wrong"))).toBe(10001);
    const elsewhere = await logIn(app.address, "ann", 1);
    const { leavesAt } = await leave(ann);
    expect(leavesAt).toBe(app.clock.now() + GRACE_MS);
    expect(await codeOf(elsewhere.call(api.users.self))).toBe(401);
    expect(await codeOf(ann.call(api.users.self))).toBe(200);

    app.clock.advance(GRACE_MS - 60_000);
    const back = await logIn(app.address, "ann");
    expect(back.tokens.leavesAt).toBe(leavesAt);
    expect(await back.call(api.account.deletion)).toEqual({ leavesAt });
    await back.call(api.account.cancelDeletion);
    expect(await back.call(api.account.deletion)).toEqual({ leavesAt: null });
    app.clock.advance(120_000);
    await deleteDueAccounts(app.services);
    expect((await logIn(app.address, "ann")).tokens.leavesAt).toBeUndefined();
  });

  it("is refused to people with rights", async () => {
    const boss = await logIn(app.address, "admin", 0, "admin-secret");
    const refused = boss.call(api.account.requestDeletion, { body: { password: "admin-secret" } });
    expect(await codeOf(refused)).toBe(403);
  });

  it("is refused to people with a role and a right, too, and says who can help", async () => {
    const ctx = contextOf(app.services, 1);
    const boss = { ...ctx, actor: { ...ctx.actor, roles: ["admin"], permissions: ["users"] } } as Context;
    await expect(requestDeletion({ ctx: boss, input: { password: PASSWORD } })).rejects.toMatchObject({
      kind: "forbidden",
      details: { zh: textLike(/其他管理员/) },
    });
  });
});

/** Registers a person with a little of everything, and a friend who sees it. */
async function lively() {
  const mei = await person(app.address, "mei");
  const otto = await person(app.address, "otto");
  const kim = await person(app.address, "kim");
  await befriend(mei, otto);
  await befriend(mei, kim);
  const sent = await uploadPicture(app.address, mei, { width: 40, height: 30 });
  const saved = await uploadPicture(app.address, mei, { width: 30, height: 40 });
  const content = JSON.stringify(sent);
  await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, content: "still here", type: MessageType.TEXT },
  });
  await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, content, type: MessageType.IMAGE },
  });
  const group = await mei.call(api.groups.create, {
    body: { name: "Sunday", friendIds: [otto.id, kim.id] },
  });
  await mei.call(api.groupMessages.send, {
    body: { groupId: group.id, content: "hello all", type: MessageType.TEXT },
  });
  const character = await publishCharacter(mei);
  const post = await posted(mei, { media: [{ url: saved.originUrl, thumbUrl: saved.thumbUrl }] });
  const hers = await posted(otto);
  await mei.call(api.posts.like, { params: { id: hers.id }, body: { on: true } });
  await mei.call(api.creators.follow, { params: { id: otto.id }, body: { on: true } });
  await mei.call(api.comments.write, {
    params: { id: hers.id },
    headers: { "idempotency-key": "comment-0001" },
    body: { text: "schön" },
  });
  await mei.call(api.capsules.checkIn, { body: null });
  return { mei, otto, kim, sent, kept: saved, group, character, post, hers };
}

const fileStatus = async (url: string) => (await fetch(new URL(url, app.address))).status;

describe("an account whose seven days are over", () => {
  it("is gone, and what it said to others stands under the name of nobody", async () => {
    const { mei, otto, kim, sent, kept: saved, group, character, post, hers } = await lively();
    await leave(mei);
    app.clock.advance(GRACE_MS);
    expect(await codeOf(logIn(app.address, "mei"))).toBe(10001);
    await deleteDueAccounts(app.services);
    const [ottoNow, kimNow] = [await logIn(app.address, "otto"), await logIn(app.address, "kim")];

    const seen = await ottoNow.call(api.users.find, { params: { id: mei.id } });
    expect(seen).toMatchObject({ nickName: "已注销用户", headImage: "", signature: "" });
    expect(await ottoNow.call(api.users.findByName, { query: { name: "mei" } })).toEqual([]);
    const messages = await ottoNow.call(api.privateMessages.pull, { query: { minId: 0 } });
    expect(messages.map((one) => one.content)).toContain("still here");
    const inGroup = await ottoNow.call(api.groupMessages.pull, { query: { minId: 0 } });
    expect(inGroup.find((one) => one.content === "hello all")).toMatchObject({
      sendId: mei.id,
      sendNickName: "已注销用户",
    });
    const found = await kimNow.call(api.groups.find, { params: { groupId: group.id } });
    expect(found.ownerId).not.toBe(mei.id);
    expect([otto.id, kim.id]).toContain(found.ownerId);

    expect(await codeOf(ottoNow.call(api.posts.find, { params: { id: post.id } }))).toBe(404);
    expect(await codeOf(ottoNow.call(api.characters.find, { params: { id: character.id } }))).toBe(404);
    const { figures } = await ottoNow.call(api.posts.find, { params: { id: hers.id } });
    expect(figures).toMatchObject({ likes: 0, comments: 0 });
    const friends = (await ottoNow.call(api.friends.list)).filter((one) => !one.deleted);
    expect(friends.map((one) => one.id)).not.toContain(mei.id);

    await sweepFiles(app.services);
    expect(await fileStatus(sent.originUrl)).toBe(200);
    expect(await fileStatus(saved.originUrl)).toBe(404);
    const report = await (await logIn(app.address, "admin", 0, "admin-secret")).call(
      api.capsuleAdmin.reconcile,
    );
    expect(report.ok).toBe(true);

    await deleteAccount(app.services, mei.id);
    expect(await codeOf(person(app.address, "mei"))).toBe(200);
  }, 60_000);
});

const deletedAt = async (id: number) =>
  (
    await app.services.db
      .selectFrom("app_user")
      .select("gone_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).gone_at;

it("whoever is still logged in when the days are over is logged out at once", async () => {
  const zoe = await person(app.address, "zoe");
  await leave(zoe);
  app.clock.advance(GRACE_MS - 60_000);
  const back = await logIn(app.address, "zoe");
  const socket = await back.connect();
  app.clock.advance(60_000);
  await deleteDueAccounts(app.services);
  expect(await socket.closed).toBe(CloseCode.REVOKED);
  expect(await codeOf(back.call(api.users.self))).toBe(401);
});

it("whoever is alone in a group ends it, and a group of somebody else stays theirs", async () => {
  const [pia, rob, sue] = [
    await person(app.address, "pia"),
    await person(app.address, "rob"),
    await person(app.address, "sue"),
  ];
  for (const friend of [pia, sue]) await befriend(rob, friend);
  const own = await pia.call(api.groups.create, { body: { name: "Alone", friendIds: [rob.id] } });
  await rob.call(api.groups.quit, { params: { groupId: own.id } });
  const his = await rob.call(api.groups.create, { body: { name: "His", friendIds: [pia.id, sue.id] } });
  await deleteAccount(app.services, pia.id);
  const group = await app.services.db
    .selectFrom("app_group")
    .select("dissolved")
    .where("id", "=", own.id)
    .executeTakeFirstOrThrow();
  expect(group.dissolved).toBe(true);
  expect(await rob.call(api.groups.find, { params: { groupId: his.id } })).toMatchObject({
    ownerId: rob.id,
    memberCount: 2,
  });
});

it("whoever knew them is told at once that they are nobody any more", async () => {
  const [tom, uma] = [await person(app.address, "tom"), await person(app.address, "uma")];
  await befriend(tom, uma);
  app.signals.length = 0;
  await deleteAccount(app.services, tom.id);
  const received = app.signals.filter(({ users }) => users.includes(uma.id)).map(({ data }) => data);
  expect(received).toContainEqual({ type: "profile", userId: tom.id });
});

it("a server that stops removes nobody more", async () => {
  const vic = await person(app.address, "vic");
  await leave(vic);
  app.clock.advance(GRACE_MS);
  await deleteDueAccounts(app.services, AbortSignal.abort());
  expect(await deletedAt(vic.id)).toBeNull();
  await deleteDueAccounts(app.services);
  expect(await deletedAt(vic.id)).not.toBeNull();
});

describe("what hinders an account from going", () => {
  it("is no ban of a group it owns, which goes to its heir as it is", async () => {
    const [ida, ulf] = [await person(app.address, "ida"), await person(app.address, "ulf")];
    await befriend(ida, ulf);
    const body = { name: "Shut", friendIds: [ulf.id] };
    const { id: groupId } = await ida.call(api.groups.create, { body });
    await banGroup(app.services, groupId, "spam");
    expect(await codeOf(ida.call(api.groups.transfer, { body: { groupId, userId: ulf.id } }))).toBe(403);
    await leave(ida);
    app.clock.advance(GRACE_MS);
    await deleteDueAccounts(app.services);
    expect(await deletedAt(ida.id)).not.toBeNull();
    const found = await (await logIn(app.address, "ulf")).call(api.groups.find, { params: { groupId } });
    expect(found).toMatchObject({ ownerId: ulf.id, isBanned: true, role: "owner", memberCount: 1 });
  });

  it("does not hinder those who asked later, however many cannot go", async () => {
    const { clock } = app;
    const { db } = app.services;
    await sql`
      insert into app_user
        (user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at, last_seen_at, leaves_at)
      select 'stuck' || n, 'stuck' || n, 'stuck', 'stuck', '{}', '-', 0, 0, 1 from generate_series(1, 20) as n`.execute(
      db,
    );
    await sql`
      create function stays() returns trigger language plpgsql as $$
      begin raise exception 'cannot go'; end $$`.execute(db);
    await sql`
      create trigger stays before update on app_user for each row
      when (old.nick_name = 'stuck' and new.nick_name <> 'stuck') execute function stays()`.execute(db);
    const eva = await person(app.address, "eva");
    await leave(eva);
    clock.advance(GRACE_MS);
    await deleteDueAccounts(app.services);
    expect(await deletedAt(eva.id)).toBeNull();
    await deleteDueAccounts(app.services);
    expect(await deletedAt(eva.id)).not.toBeNull();
    await sql`drop trigger stays on app_user`.execute(db);
    for (const round of [1, 2]) {
      clock.advance(round);
      await deleteDueAccounts(app.services);
    }
    const left = db
      .selectFrom("app_user")
      .select("id")
      .where("leaves_at", "=", 1)
      .where("gone_at", "is", null);
    expect(await left.execute()).toEqual([]);
  });
});
