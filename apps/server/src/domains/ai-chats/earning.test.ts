import { randomUUID } from "node:crypto";
import { api } from "@4d/contract";
import { synthesiseWav } from "@4d/voice-synth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  errorResponse,
  type OpenAiServer,
  respond,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { grant } from "../../testing/ledger/grant.ts";
import { transfer } from "../../testing/ledger/transfer.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { gallery, plumSquare } from "../../testing/picture-model.ts";
import { posted } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepCapsules } from "../capsules/index.ts";
import { synthVoiceOf } from "../characters/index.ts";
import { writeSettings } from "../settings/index.ts";
import { changeUser } from "../users/index.ts";

const DAY_MS = 86_400_000;
const synthVoice = { kind: "blip", voiceId: "cello", pitch: 100, rate: 100, narrationId: "" } as const;
let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({
    ...{ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" },
    ...{ AI_SPEECH_BASE_URL: endpoint.url, AI_SPEECH_MODEL: "voice" },
    ...{ AI_IMAGE_BASE_URL: endpoint.url, AI_IMAGE_API_KEY: "sk-x", AI_IMAGE_MODEL: "paint" },
  });
}, 60_000);
beforeEach(async () => {
  app.clock.advance(120_000);
  endpoint.always(stream(["灯亮着。"]));
  [mei, ann, ben] = await addablePeople(app, "mei", "ann", "ben");
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const common = { kind: "adjusted", params: { reason: "test" }, cause: null } as const;
const again = (who: Person) => logIn(app.address, who.name);
const accountOf = async (who: Person) => (await again(who)).call(api.capsules.account);
const pendingOf = async (who: Person) => (await accountOf(who)).incomePending;
const adds = async () => {
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  const { checks } = await admin.call(api.capsuleAdmin.reconcile);
  return checks.filter((one) => one.broken > 0);
};

/** Leaves a person with purchased capsules only: the initial ones are spent. */
async function bought(who: Person, amount: number): Promise<void> {
  const { bonus } = await accountOf(who);
  const spent = { ...common, key: randomUUID(), from: who.id, to: "revenue", amount: bonus } as const;
  if (bonus > 0) await transfer(app.services, spent);
  await grant(app.services, { ...common, key: randomUUID(), userId: who.id, amount, bucket: "paid" });
}

/** Sends a character this many messages, each answered by the model. */
async function chatWith(who: Person, { userId }: { userId: number }, times = 1): Promise<void> {
  const now = await again(who);
  for (let n = 0; n < times; n += 1) {
    const body = { recvId: userId, content: `灯亮着吗 ${n}`, type: 0 };
    await now.call(api.privateMessages.send, { body });
    await app.app.replyWorker.settled();
  }
}

/** Ends the day and shares out what was spent on works; twice, as on two nodes. */
async function dayEnds(): Promise<void> {
  app.clock.advance(DAY_MS);
  await Promise.all([sweepCapsules(app.services), sweepCapsules(app.services)]);
}

describe("the maker of a character (CAPSULE-4, money §6.3)", () => {
  it("earns half of what others bought and spent on its answers, as one line a day that names and opens it", async () => {
    const character = await publishCharacter(mei, { name: "雾灯" });
    await bought(ann, 20);
    await bought(ben, 20);
    await chatWith(ann, character, 3);
    await chatWith(ben, character, 2);
    expect(await pendingOf(mei)).toBe(0);
    expect(await adds()).toEqual([]);
    await dayEnds();
    expect(await pendingOf(mei)).toBe(2);
    app.clock.advance(6 * DAY_MS);
    await sweepCapsules(app.services);
    expect(await accountOf(mei)).toMatchObject({ incomePending: 2, income: 0 });
    app.clock.advance(DAY_MS);
    await sweepCapsules(app.services);
    expect(await accountOf(mei)).toMatchObject({ incomePending: 0, income: 2 });
    const { items } = await (await again(mei)).call(api.capsules.entries, { query: { topic: "earned" } });
    expect(items.filter((one) => one.kind === "characterEarned")).toMatchObject([
      {
        change: 2,
        params: { name: "雾灯" },
        cause: { type: "character", id: `${character.userId}` },
      },
    ]);
    expect(await adds()).toEqual([]);
  }, 60_000);

  it("loses no half: what is less than a capsule waits for more, of each character apart", async () => {
    const [one, other] = [await publishCharacter(mei), await publishCharacter(mei)];
    await bought(ann, 30);
    const seen: number[] = [];
    for (let day = 0; day < 5; day += 1) {
      await chatWith(ann, one);
      if (day < 1) await chatWith(ann, other);
      await dayEnds();
      seen.push(await pendingOf(mei));
    }
    expect(seen).toEqual([0, 1, 1, 2, 2]);
    await chatWith(ann, other);
    await dayEnds();
    expect(await pendingOf(mei)).toBe(3);
    expect(await adds()).toEqual([]);
  }, 60_000);

  it("earns by its voice too, said by a model for who pays it", async () => {
    const character = await publishCharacter(mei, {
      voice: { ...synthVoice, kind: "server", voiceId: "nova" },
    });
    await bought(ann, 20);
    await chatWith(ann, character);
    const rows = await (await again(ann)).call(api.privateMessages.history, {
      query: { friendId: character.userId, page: 1, size: 10 },
    });
    const { url } = JSON.parse(rows.find((row) => row.type === 7)?.content ?? "{}") as { url: string };
    endpoint.always(
      respond(200, synthesiseWav("一二三", synthVoiceOf(synthVoice)), { "content-type": "audio/wav" }),
    );
    const address = app.address + new URL(url, app.address).pathname;
    for (let n = 0; n < 2; n += 1) expect((await fetch(address)).status).toBe(200);
    expect((await accountOf(ann)).balance).toBe(18);
    await dayEnds();
    expect(await pendingOf(mei)).toBe(1);
  }, 60_000);

  it("earns by pictures others have painted of it, of those alone that came, and not by his own", async () => {
    const character = await publishCharacter(mei, { name: "雾灯" });
    await bought(ann, 20);
    await bought(mei, 20);
    const paint = async (who: Person) => {
      const body = { prompt: "在塔上", ratio: "1:1", count: 2, characterId: character.id } as const;
      const { id } = await (await again(who)).call(api.images.make, { body });
      await app.app.imageWorker.settled();
      return (await again(who)).call(api.images.job, { params: { id } });
    };
    endpoint.always(errorResponse(400, "content_policy_violation"));
    endpoint.next(gallery(await plumSquare()));
    expect(await paint(ann)).toMatchObject({ made: 1, cost: 8 });
    endpoint.always(gallery(await plumSquare()));
    expect(await paint(mei)).toMatchObject({ made: 2, cost: 16 });
    await dayEnds();
    expect(await pendingOf(mei)).toBe(4);
    expect(await adds()).toEqual([]);
  }, 60_000);

  it("earns nothing of given capsules, of what came back, and of his own", async () => {
    const character = await publishCharacter(mei);
    await chatWith(ann, character, 2);
    await bought(ben, 20);
    endpoint.always(errorResponse(503, "overloaded"));
    await chatWith(ben, character, 2);
    endpoint.always(stream(["灯亮着。"]));
    app.clock.advance(120_000);
    await bought(mei, 20);
    await chatWith(mei, character, 2);
    expect((await accountOf(ben)).balance).toBe(20);
    expect((await accountOf(mei)).balance).toBe(18);
    await dayEnds();
    expect(await pendingOf(mei)).toBe(0);
    expect(await adds()).toEqual([]);
  }, 60_000);

  it("earns nothing by who uses a device of his, and nothing once he is banned or has left", async () => {
    const character = await publishCharacter(mei);
    for (const who of [mei, ann]) await logIn(app.address, who.name, 1, undefined, `sofa-${mei.id}`);
    await bought(ann, 20);
    await bought(ben, 20);
    await chatWith(ann, character, 4);
    await chatWith(ben, character, 2);
    await dayEnds();
    expect(await pendingOf(mei)).toBe(1);
    await chatWith(ben, character, 2);
    await changeUser(app.services.db, mei.id, { is_banned: true });
    await dayEnds();
    await changeUser(app.services.db, mei.id, { is_banned: false });
    expect(await pendingOf(mei)).toBe(1);
    await chatWith(ben, character, 2);
    await changeUser(app.services.db, mei.id, { gone_at: app.clock.now() });
    await dayEnds();
    await changeUser(app.services.db, mei.id, { gone_at: null });
    expect(await pendingOf(mei)).toBe(1);
    expect(await adds()).toEqual([]);
  }, 60_000);

  it("passes a fifth of it to whose post he made it from, told as such", async () => {
    const first = await publishCharacter(mei);
    const origin = await posted(mei, { creation: { kind: "character", id: first.id } });
    const remade = await publishCharacter(ann, { name: "新灯" });
    await posted(ann, { creation: { kind: "character", id: remade.id }, remixOf: origin.id });
    await bought(ben, 20);
    await chatWith(ben, remade, 10);
    await dayEnds();
    expect([await pendingOf(ann), await pendingOf(mei)]).toEqual([4, 1]);
    app.clock.advance(8 * DAY_MS);
    await sweepCapsules(app.services);
    const { items } = await (await again(mei)).call(api.capsules.entries, { query: { topic: "earned" } });
    expect(items[0]).toMatchObject({
      kind: "characterEarned",
      change: 1,
      params: { name: "新灯", remix: 1 },
    });
    expect(await adds()).toEqual([]);
  }, 60_000);

  it("has as much as the settings say, and nothing waits when they say none", async () => {
    await writeSettings(app.services, { capsules: { creator: { share: 30 } } });
    const character = await publishCharacter(mei);
    await bought(ann, 20);
    await chatWith(ann, character, 7);
    await dayEnds();
    expect(await pendingOf(mei)).toBe(2);
    await writeSettings(app.services, { capsules: { creator: { share: 0 } } });
    await chatWith(ann, character, 2);
    expect(await app.services.db.selectFrom("ledger_share").selectAll().execute()).toEqual([]);
    await writeSettings(app.services, { capsules: {} });
    expect(await adds()).toEqual([]);
  }, 60_000);
});

it("earns nobody anything when the house brought the character along", async () => {
  const { id, userId } = await publishCharacter(mei);
  const source = JSON.stringify({ kind: "starter", key: "lamp", digest: "x" });
  await app.services.db.updateTable("ai_character").set({ source }).where("id", "=", id).execute();
  await bought(ann, 20);
  await chatWith(ann, { userId }, 2);
  expect((await accountOf(ann)).balance).toBe(18);
  expect(await app.services.db.selectFrom("ledger_share").selectAll().execute()).toEqual([]);
}, 60_000);
