import { randomUUID } from "node:crypto";
import { api, type StorySheetChange } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grant } from "../../testing/ledger/grant.ts";
import { transfer } from "../../testing/ledger/transfer.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { publishStory } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepAuth } from "../auth/index.ts";
import { sweepCapsules } from "../capsules/index.ts";
import { changeUser } from "../users/index.ts";

const DAY_MS = 86_400_000;
const PRICE = 100;
let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
beforeEach(async () => {
  [mei, ann, ben, cleo] = await addablePeople(app, "mei", "ann", "ben", "cleo");
});
afterAll(() => app.close());

const chapters: StorySheetChange["chapters"] = [{ key: "in", title: "Inside", node: "room", price: PRICE }];
const sold = (author: Person, title = "The lamp") => publishStory(author, { sheet: { chapters, title } });
const accountOf = (who: Person) => who.call(api.capsules.account);
const pendingOf = async (who: Person) => (await accountOf(who)).incomePending;
const onDevice = (who: Person, device: string, terminal = 0) =>
  logIn(app.address, who.name, terminal, undefined, device);
const adds = async () => {
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  return (await admin.call(api.capsuleAdmin.reconcile)).ok;
};

/** Buys the chapter with bought capsules only: the initial ones are spent before. */
async function buy(who: Person, id: number): Promise<void> {
  const { bonus } = await accountOf(who);
  const common = { kind: "adjusted", params: { reason: "test" }, cause: null } as const;
  if (bonus > 0)
    await transfer(app.services, {
      ...common,
      key: randomUUID(),
      from: who.id,
      to: "revenue",
      amount: bonus,
    });
  const given = { ...common, key: randomUUID(), userId: who.id, amount: PRICE, bucket: "paid" } as const;
  await grant(app.services, given);
  await who.call(api.storyReading.buy, { params: { id, key: "in" }, body: { price: PRICE } });
}

describe("who has used a device of the author's (money §6.1)", () => {
  it("earns him nothing; the same capsules from elsewhere do, and the books add up", async () => {
    const { id } = await sold(mei);
    await onDevice(mei, `phone-${mei.id}`, 1);
    await onDevice(ann, `phone-${mei.id}`, 1);
    await onDevice(ben, `phone-${ben.id}`, 1);
    await buy(ann, id);
    expect(await pendingOf(mei)).toBe(0);
    await buy(ben, id);
    expect(await pendingOf(mei)).toBe(PRICE / 2);
    expect(await adds()).toBe(true);
  }, 60_000);

  it("is known after both have logged out, and for half a year", async () => {
    const device = `tablet-${mei.id}`;
    for (const who of [mei, ann]) {
      const there = await onDevice(who, device, 1);
      await there.call(api.auth.logout);
    }
    const first = await sold(mei);
    await buy(ann, first.id);
    expect(await pendingOf(mei)).toBe(0);
    app.clock.advance(181 * DAY_MS);
    await sweepAuth(app.services);
    const [meiAgain, annAgain] = [await logIn(app.address, mei.name), await logIn(app.address, ann.name)];
    const second = await sold(meiAgain);
    await buy(annAgain, second.id);
    expect(await pendingOf(meiAgain)).toBe(PRICE / 2);
  }, 60_000);

  it("is not everybody whose terminal names no device", async () => {
    await onDevice(mei, "", 1);
    await onDevice(ann, "", 1);
    const { id } = await sold(mei);
    await buy(ann, id);
    expect(await pendingOf(mei)).toBe(PRICE / 2);
  }, 60_000);
});

describe("a story made from another's (money §6.2)", () => {
  const show = async (who: Person, id: number, remixOf?: number) =>
    posted(who, { creation: { kind: "story", id }, ...(remixOf === undefined ? {} : { remixOf }) });

  it("passes a fifth of what it earns up its line, told as such when it is due", async () => {
    const first = await show(mei, (await publishStory(mei)).id);
    const second = await show(ann, (await publishStory(ann)).id, first.id);
    const remade = await sold(ben, "The lamp, again");
    await show(ben, remade.id, second.id);
    await buy(cleo, remade.id);
    expect([await pendingOf(ben), await pendingOf(ann), await pendingOf(mei)]).toEqual([40, 8, 2]);
    app.clock.advance(8 * DAY_MS);
    await sweepCapsules(app.services);
    const again = await logIn(app.address, ann.name);
    expect(await accountOf(again)).toMatchObject({ incomePending: 0, income: 8 });
    const { items } = await again.call(api.capsules.entries, { query: { topic: "earned", limit: 1 } });
    expect(items).toMatchObject([
      { kind: "workEarned", change: 8, params: { title: "The lamp, again", remix: 1 } },
    ]);
    expect(await adds()).toBe(true);
  }, 60_000);

  it("pays nobody who is banned or has left: his part is the platform's", async () => {
    const first = await show(mei, (await publishStory(mei)).id);
    const remade = await sold(ben);
    await show(ben, remade.id, first.id);
    const { db } = app.services;
    await changeUser(db, ben.id, { is_banned: true });
    await changeUser(db, mei.id, { gone_at: app.clock.now() });
    await buy(cleo, remade.id);
    await changeUser(db, ben.id, { is_banned: false });
    await changeUser(db, mei.id, { gone_at: null });
    expect([await pendingOf(ben), await pendingOf(mei)]).toEqual([0, 0]);
    expect(await adds()).toBe(true);
  }, 60_000);

  it("pays nobody who is not the reader's stranger, and nobody whose post is gone", async () => {
    const first = await show(mei, (await publishStory(mei)).id);
    const remade = await sold(ben);
    await show(ben, remade.id, first.id);
    await buy(mei, remade.id);
    expect([await pendingOf(ben), await pendingOf(mei)]).toEqual([40, 0]);
    await onDevice(mei, `sofa-${mei.id}`, 1);
    await onDevice(ann, `sofa-${mei.id}`, 1);
    await buy(ann, remade.id);
    expect([await pendingOf(ben), await pendingOf(mei)]).toEqual([80, 0]);
    await mei.call(api.posts.remove, { params: { id: first.id } });
    await buy(cleo, remade.id);
    expect([await pendingOf(ben), await pendingOf(mei)]).toEqual([130, 0]);
    expect(await adds()).toBe(true);
  }, 60_000);
});
