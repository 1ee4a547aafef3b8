import { api } from "@4d/contract";
import { SYNTH_VOICES, wavSeconds } from "@4d/voice-synth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  completion,
  errorResponse,
  type OpenAiServer,
  respond,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

/** How a sound names its producer: 四次元, in ASCII. */
const LABEL = String.raw`"ContentProducer":"\u56db\u6b21\u5143"`;

let plain: TestApp;
let app: TestApp;
let server: OpenAiServer;
let mei: Person;
let ann: Person;
let otto: Person;

beforeAll(async () => {
  plain = await startTestApp();
  server = await startOpenAiServer();
  const models = { AI_BASE_URL: server.url, AI_MODEL: "chat", AI_SPEECH_MODEL: "voice" };
  app = await startTestApp(models);
}, 180_000);
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  [otto] = await addablePeople(plain, "otto");
});
afterAll(async () => {
  await Promise.all([plain.close(), app.close()]);
  server.close();
});

const drafted = (who: Person, seed: string, sheet?: object) =>
  who.call(api.characterMaking.draftFrom, { body: { kind: "character", seed, ...(sheet ? { sheet } : {}) } });
const begun = async (who: Person, sheet: object) =>
  (await who.call(api.characters.create, { body: { sheet } })).id;
const tried = (who: Person, id: number, text: string, more: object = {}) =>
  who.call(api.characterMaking.previewReply, { params: { id }, body: { text, ...more } });

describe("a draft of one sentence (CHAR-1)", () => {
  it("is whole without a model, and a sheet takes it", async () => {
    const { sheet, by } = await drafted(otto, "住在旧书店里的猫咪侦探，嘴硬心软");
    expect(by).toBe("builtin");
    expect(sheet.name).not.toBe("");
    expect(sheet.tags).toContain("推理");
    expect(sheet.examples?.length).toBeGreaterThanOrEqual(8);
    expect(sheet.lore?.length).toBeGreaterThanOrEqual(3);
    expect(sheet.starters).toHaveLength(3);
    expect(sheet.style).toMatchObject({ preset: "wry" });
    const created = await otto.call(api.characters.create, { body: { sheet } });
    expect(created.sheet).toMatchObject({ name: sheet.name, firstMes: sheet.firstMes });
  });

  it("fills only what is empty, and calls the character what it is called", async () => {
    const { sheet } = await drafted(otto, "会做饭的剑客", { name: "阿澈", intro: "写好了", tags: [] });
    expect(sheet).not.toHaveProperty("name");
    expect(sheet).not.toHaveProperty("intro");
    expect(sheet.tags?.length).toBeGreaterThan(0);
    expect(sheet.description).toContain("阿澈");
  });

  it("is another one when it is asked for again", async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => drafted(otto, "月亮")));
    expect(new Set(made.map(({ sheet }) => JSON.stringify(sheet))).size).toBeGreaterThan(1);
  });

  it("is not made of what is forbidden", async () => {
    expect(await codeOf(drafted(otto, "贩 卖 毒 品的人"))).toBe(422);
  });

  it("is a model's where there is one, cut to our limits", async () => {
    const received = {
      ...{
        name: "月".repeat(30),
        tagline: "t",
        tags: ["海"],
        intro: "i",
        description: "d",
        personality: "p",
      },
      ...{ scenario: "s", firstMes: "坐。", alternateGreetings: [], starters: ["在吗", "你好", "嗨", "多"] },
      ...{
        examples: [{ ask: "在吗", answer: "在。" }],
        lore: [{ keys: ["灯"], content: "灯亮着" }],
        style: "gentle",
      },
    };
    server.next(completion(JSON.stringify(received)));
    const { sheet, by } = await drafted(mei, "守灯的人");
    expect(by).toBe("model");
    expect(sheet).toMatchObject({
      name: "月".repeat(20),
      firstMes: "坐。",
      style: { preset: "gentle", warmth: 85 },
    });
    expect(sheet.starters).toHaveLength(3);
    expect(JSON.stringify(server.received.at(-1)?.body)).toContain("守灯的人");
  });

  it("is the built-in engine's when the model fails or says what is forbidden", async () => {
    server.next(errorResponse(400, "nope"), errorResponse(400, "nope"), errorResponse(400, "nope"));
    expect(await drafted(mei, "会做饭的剑客")).toMatchObject({ by: "builtin" });
  });
});

describe("talking with a draft (`characters §2.6`)", () => {
  it("answers from what is written now, stores nothing, and has no end without a model", async () => {
    const id = await begun(otto, {
      name: "阿遥",
      firstMes: "雾来了。",
      examples: [{ ask: "灯塔有多高", answer: "一百二十七级台阶。" }],
    });
    for (let round = 0; round < 25; round += 1)
      expect(await tried(otto, id, `第${round}句`)).toMatchObject({ left: null });
    expect((await tried(otto, id, "灯塔有多高")).text).toContain("一百二十七级台阶。");
    const body = { sheet: { examples: [{ ask: "灯塔有多高", answer: "高到看得见雾的背面。" }] } };
    await otto.call(api.characters.update, { params: { id }, headers: { "if-match": 1 }, body });
    expect((await tried(otto, id, "灯塔有多高")).text).toContain("高到看得见雾的背面。");
    expect(await plain.services.db.selectFrom("ai_turn").selectAll().execute()).toEqual([]);
  });

  it("asks the model with the draft, the talk so far and the opening that was shown", async () => {
    const id = await begun(mei, {
      ...{
        name: "墨笛",
        description: "云裁缝",
        intro: "只给人看的介绍",
        firstMes: "甲",
        alternateGreetings: ["乙"],
      },
      lore: [
        {
          ...{ keys: ["剪刀"], secondaryKeys: [], content: "剪刀叫咔嚓。", enabled: true, constant: false },
          ...{ caseSensitive: false, insertionOrder: 1, priority: 0 },
        },
      ],
    });
    server.next(stream(["裁", "好了。"]));
    expect(await tried(mei, id, "你的剪刀呢", { greeting: 1 })).toEqual({
      text: "裁好了。",
      by: "model",
      left: 19,
    });
    const { messages } = (server.received.at(-1)?.body ?? {}) as {
      messages: { role: string; content: string }[];
    };
    expect(messages[0]?.content).toContain("云裁缝");
    expect(messages[0]?.content).toContain("剪刀叫咔嚓");
    expect(messages[0]?.content).not.toContain("只给人看的介绍");
    expect(messages.slice(1)).toEqual([
      { role: "assistant", content: "乙" },
      { role: "user", content: "你的剪刀呢" },
    ]);
  });

  it("counts twenty answers of a model a day, each once, and goes on with the built-in engine", async () => {
    const id = await begun(mei, { name: "墨笛", firstMes: "坐。" });
    server.always(stream(["好。"]));
    const made = await Promise.all(Array.from({ length: 24 }, (_, at) => tried(mei, id, `第${at}句`)));
    expect(made.filter(({ by }) => by === "model")).toHaveLength(20);
    expect(made.filter(({ by }) => by === "builtin").map(({ left }) => left)).toEqual([0, 0, 0, 0]);
    app.clock.advance(24 * 3_600_000);
    const next = await logIn(app.address, mei.name);
    expect(await tried(next, id, "早")).toMatchObject({ by: "model", left: 19 });
  });

  it("counts no answer the model did not give", async () => {
    const id = await begun(ann, { name: "墨笛", firstMes: "坐。" });
    server.always(stream(["说到一半"], { end: "torn" }));
    expect(await tried(ann, id, "在吗")).toMatchObject({ by: "builtin", left: 20 });
    server.next(stream(["来，贩卖毒品"]));
    expect(await tried(ann, id, "在吗")).toMatchObject({ by: "builtin", left: 20 });
  });
});

describe("voices (`characters §4`)", () => {
  const synthVoice = { kind: "blip", voiceId: "cello", pitch: 100, rate: 100, narrationId: "" } as const;
  const heard = (who: Person, text: string, voice: object = synthVoice) =>
    who.call(api.characterMaking.audition, { body: { text, voice: { ...synthVoice, ...voice } } });
  const fetched = async (url: string, from = app) =>
    new Uint8Array(await (await fetch(from.address + url)).arrayBuffer());

  it("are the built-in ones, and the server's where a speech model is set", async () => {
    const without = await otto.call(api.characterMaking.voices);
    expect(without.blips).toHaveLength(SYNTH_VOICES.length);
    expect(without.server).toEqual([]);
    expect((await mei.call(api.characterMaking.voices)).server.map(({ id }) => id)).toContain("alloy");
  });

  it("are heard as a labelled sound of the length that is shown", async () => {
    const { url, duration, by } = await heard(otto, "雾来了，坐炉子边上吧。");
    expect(by).toBe("builtin");
    const wav = await fetched(url, plain);
    expect(wavSeconds(wav)).toBeCloseTo(duration, 3);
    expect(Buffer.from(wav).toString()).toContain(LABEL);
    expect((await fetch(plain.address + url)).headers.get("content-type")).toBe("audio/wav");
  });

  it("are a model's when it is asked for, paid once, and labelled", async () => {
    const { balance } = await mei.call(api.capsules.account);
    const sound = await fetched((await heard(mei, "一二三")).url);
    server.next(respond(200, sound, { "content-type": "audio/wav" }));
    const spoken = await heard(mei, "（推开窗）雾来了。", { kind: "server", voiceId: "nova", rate: 150 });
    expect(spoken.by).toBe("model");
    expect(server.received.at(-1)?.body).toMatchObject({ input: "雾来了。", voice: "nova", speed: 1.5 });
    expect((await mei.call(api.capsules.account)).balance).toBe(balance - 1);
  });

  it("are the built-in ones, and free, when the model does not speak or cannot be paid", async () => {
    const { balance } = await mei.call(api.capsules.account);
    server.next(errorResponse(400, "nope"));
    expect(await heard(mei, "雾来了。", { kind: "server", voiceId: "nova" })).toMatchObject({
      by: "builtin",
    });
    expect((await mei.call(api.capsules.account)).balance).toBe(balance);
  });
});
