import { agnaiBook, novelBook, risuBook, worldInfo } from "@4d/cards/testing/foreign-books";
import { dataV3 } from "@4d/cards/testing/public-cards";
import { api, type LoreEntry, type SheetChange } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { importLore } from "../../testing/import-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" });
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  endpoint.always(stream(["灯亮着。"]));
  endpoint.received.length = 0;
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const lore = (keys: string[], content: string, more: Partial<LoreEntry> = {}): LoreEntry => ({
  ...{ keys, content, secondaryKeys: [], enabled: true, constant: false, caseSensitive: false },
  ...{ insertionOrder: 100, priority: 100 },
  ...more,
});

/** The lines a model was sent for one message to a character with this sheet. */
async function promptFor(sheet: SheetChange, said: string): Promise<{ role: string; content: string }[]> {
  const { userId } = await publishCharacter(mei, { name: "阿遥", ...sheet });
  await ann.call(api.privateMessages.send, { body: { recvId: userId, content: said, type: 0 } });
  await app.app.replyWorker.settled();
  const sent = endpoint.received.map(
    ({ body }) => body as { messages?: { role: string; content: string }[] },
  );
  return sent.flatMap(({ messages }) => messages ?? []);
}

describe("lore in the prompt that is sent", () => {
  it("stands where it says, in the voice it says", async () => {
    const lines = await promptFor(
      {
        description: "守灯塔的人。",
        postHistory: "说得慢。",
        lore: [
          lore(["灯"], "前文", { rules: { position: "before_desc" } }),
          lore(["灯"], "后文", { rules: { position: "after_desc" } }),
          lore(["灯"], "注前", { rules: { position: "before_note" } }),
          lore(["灯"], "最近", { rules: { position: "depth", depth: 0, role: "system" } }),
          lore(["灯"], "更早", { rules: { position: "depth", depth: 1, role: "user" } }),
          lore(["没有"], "不见"),
        ],
      },
      "灯亮吗",
    );
    const [system = "", ...rest] = lines.map(
      ({ role, content }) => `${role}: ${content.replaceAll("\n", "")}`,
    );
    expect(system.indexOf("前文")).toBeLessThan(system.indexOf("守灯塔的人"));
    expect(system.indexOf("后文")).toBeGreaterThan(system.indexOf("守灯塔的人"));
    expect(rest.slice(-4)).toEqual([
      "user: <world>更早</world>",
      "user: 灯亮吗",
      "system: <world>最近</world>",
      "system: <world>注前</world><author_note>说得慢。</author_note>",
    ]);
    expect(JSON.stringify(lines)).not.toContain("不见");
  });

  it("is found by patterns, and a hostile one costs no reply", async () => {
    const hostile = lore(["/^(?:(?:啊+)+)+$/"], "永远", { rules: { patterns: true } });
    const sound = lore(["/潮(?:汐|水)+$/"], "潮水每天两次。", { rules: { patterns: true } });
    const began = performance.now();
    const lines = await promptFor({ lore: [hostile, sound] }, `${"啊".repeat(200)}潮水`);
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(lines[0]?.content).toContain("潮水每天两次。");
    expect(JSON.stringify(lines)).not.toContain("永远");
  });

  it("calls up other lore where the book says so", async () => {
    const entries = [lore(["甲"], "甲认识乙。"), lore(["乙"], "乙在塔上。")];
    expect(JSON.stringify(await promptFor({ lore: entries }, "甲呢"))).not.toContain("乙在塔上");
    endpoint.received.length = 0;
    const recursive = await promptFor({ lore: entries, loreBook: { recursive: true } }, "甲呢");
    expect(JSON.stringify(recursive)).toContain("乙在塔上");
  });
});

describe("a card's texts in the prompt that is sent", () => {
  it("have their macros filled, and the note at a depth stands there", async () => {
    const lines = await promptFor(
      {
        nickname: "遥",
        description: "{{char}}认识{{user}}。{{// 作者的话}}今天是{{weekday}}。",
        systemPrompt: "{{original}}只说{{random:短句,一句}}。{{getvar::x}}",
        postHistory: "{{lastUserMessage}}是刚说的，上一句是{{lastCharMessage}}",
        depthPrompt: { text: "{{char}}记得灯。", depth: 1, role: "system" },
        lore: [lore(["灯"], "{{user}}的灯。", { rules: { position: "after_desc" } })],
      },
      "灯亮吗",
    );
    const whole = lines.map(({ content }) => content).join("\n");
    expect(whole).not.toMatch(/\{\{|\}\}|作者的话|getvar/);
    expect(whole).toMatch(/遥认识ann[^。]*。今天是星期.。/);
    expect(whole).toMatch(/<system>\n只说(?:短句|一句)。\n<\/system>/);
    expect(whole).toMatch(/<world>\nann\S*的灯。\n<\/world>/);
    const at = lines.findIndex(({ content }) => content.includes("遥记得灯。"));
    expect(lines[at]?.role).toBe("system");
    expect(lines[at + 1]).toEqual({ role: "user", content: "灯亮吗" });
    expect(lines.at(-1)?.content).toContain("灯亮吗是刚说的");
  });

  it("are as much of a long card as fits, ending with a whole sentence", async () => {
    const description = "雾里有一盏灯，照着回家的船。".repeat(1400);
    const [system] = await promptFor({ description }, "在吗");
    const shown = /<description>\n([\s\S]*)\n<\/description>/u.exec(system?.content ?? "")?.[1] ?? "";
    expect(shown.length).toBeGreaterThan(10_000);
    expect(shown.length).toBeLessThan(12_001);
    expect(shown.endsWith("。")).toBe(true);
  });
});

describe("books of other apps in the prompt that is sent", () => {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

  /** The prompt for one message to a character that was given this book. */
  async function promptWith(book: unknown, said: string): Promise<string> {
    const sheet = { name: "阿遥", avatar: await mei.picture(), firstMes: "坐。", postHistory: "说得慢。" };
    const { id } = await mei.call(api.characters.create, { body: { sheet } });
    const { draft } = await importLore(app, mei, id, bytes(book));
    const headers = { "if-match": draft.version };
    const { userId } = await mei.call(api.characters.submit, {
      ...{ params: { id }, headers, body: { visibility: "public" as const } },
    });
    endpoint.received.length = 0;
    await ann.call(api.privateMessages.send, { body: { recvId: userId ?? 0, content: said, type: 0 } });
    await app.app.replyWorker.settled();
    return JSON.stringify(endpoint.received.map(({ body }) => (body as { messages?: unknown }).messages));
  }

  it.each([
    ["SillyTavern: a constant entry", worldInfo, "在吗", "潮水每天两次。", "灯塔有三盏灯"],
    ["RisuAI: a key with its second", risuBook, "雾里的灯塔", "灯塔有三盏灯。", "船是旧的"],
    ["RisuAI: without its second", risuBook, "灯塔", "潮水每天两次。", "灯塔有三盏灯"],
    ["Agnai: a key", agnaiBook, "那座灯塔", "灯塔有三盏灯。", "船是旧的"],
    ["NovelAI: a pattern", novelBook, "塔边", "灯塔有三盏灯。", "夜雾里不出船"],
    ["NovelAI: all of its words", novelBook, "夜里有雾，船呢", "夜雾里不出船。", "灯塔有三盏灯"],
    [
      "V3: a pattern with a depth",
      { spec: "lorebook_v3", data: dataV3.character_book },
      "潮汐",
      "潮水每天两次。",
      "@@",
    ],
  ])("%s", async (_, book, said, found, absent) => {
    const prompt = await promptWith(book, said);
    expect(prompt).toContain(found);
    expect(prompt).not.toContain(absent);
  });
});

it("shows no macro to a reader: not in the opening, and not in a reply", async () => {
  const opening = "{{random:早,晚}}安，{{user}}。{{// 暗号}}{{unknown::x}}骰子{{roll:d6}}。";
  const { id, userId } = await publishCharacter(mei, {
    name: "阿遥",
    firstMes: opening,
    intro: "{{char}}是守塔人",
  });
  await ann.call(api.aiChats.open, { params: { characterId: id }, body: {} });
  endpoint.always(stream(["{{user}}，灯亮着。"]));
  await ann.call(api.privateMessages.send, { body: { recvId: userId, content: "在吗", type: 0 } });
  await app.app.replyWorker.settled();
  const query = { friendId: userId, page: 1, size: 50 };
  const said = (await ann.call(api.privateMessages.history, { query })).map(({ content }) => content);
  expect(said.join("\n")).not.toMatch(/\{\{|暗号/);
  expect(said.some((content) => /^[早晚]安，ann\S*。骰子[1-6]。$/.test(content))).toBe(true);
});
