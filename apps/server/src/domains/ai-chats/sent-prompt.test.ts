import { api, type CharacterVisibility, type SentPrompt, type SheetChange } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const LATER_MS = 300_000;

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
let ann: Person;
let character: { id: number; userId: number; link: string | null };

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

const sheet: SheetChange = {
  description: "守灯塔的人。钟上是{{time}}。",
  systemPrompt: "说得慢。",
  postHistory: "别忘了雾。",
  depthPrompt: { text: "潮水在涨。", depth: 1, role: "user" },
  examples: [{ ask: "冷吗", answer: "海风总是冷的。" }],
  lore: [
    {
      ...{ keys: ["灯"], content: "灯是铜的。", secondaryKeys: [], enabled: true, constant: false },
      ...{ caseSensitive: false, insertionOrder: 0, priority: 0 },
    },
  ],
};
const publish = async (visibility: CharacterVisibility = "public") => {
  character = await publishCharacter(mei, sheet, visibility);
};

/** Sends a message and waits for the reply. @returns the reply's id. */
async function ask(content: string, who = ann): Promise<number> {
  const { userId } = character;
  await who.call(api.privateMessages.send, { body: { recvId: userId, content, type: 0 } });
  await app.app.replyWorker.settled();
  const rows = await who.call(api.privateMessages.history, { query: { friendId: userId, page: 1, size: 9 } });
  return rows.find((one) => one.extra?.ai)?.extra?.ai?.turnId ?? 0;
}
const sentFor = (id: number, who = ann, place?: number) =>
  who.call(api.aiChats.sentPrompt, { params: { id }, query: { place } });

type Lines = { role: string; content: string }[];
/** What the endpoint was sent by requests that stream words, which are replies. */
const received = (): Lines[] =>
  endpoint.received.flatMap(({ body }) => (body.stream === true ? [body.messages as Lines] : []));
const joined = ({ lines }: SentPrompt): Lines =>
  lines.map(({ role, parts }) => ({ role, content: parts.map(({ text }) => text).join("\n\n") }));
const kindsOf = ({ lines }: SentPrompt) => lines.flatMap(({ parts }) => parts.map(({ kind }) => kind));

describe("what was sent", () => {
  it("is shown as it was sent, for an older reply too, with the tokens of each part", async () => {
    await publish();
    await ann.call(api.aiChats.remember, { body: { characterId: character.id, text: "喜欢雾" } });
    const first = await ask("灯亮吗");
    app.clock.advance(LATER_MS);
    const second = await ask("我叫小安，那灯呢");
    app.clock.advance(LATER_MS);
    for (const [at, id] of [first, second].entries()) {
      const sent = await sentFor(id);
      expect(joined(sent)).toEqual(received()[at]);
      const parts = sent.lines.flatMap((line) => line.parts);
      expect(parts.every(({ tokens }) => tokens > 0)).toBe(true);
      expect(sent.tokens).toBe(parts.reduce((sum, { tokens }) => sum + tokens, 0));
      expect(sent).toMatchObject({ around: sent.lines.length * 8, window: 8192, answer: 600, leftOut: 0 });
      expect(sent.differs).toEqual([]);
    }
    const kinds = kindsOf(await sentFor(second));
    for (const kind of ["rules", "name", "system", "description", "lore", "examples", "person"] as const)
      expect(kinds).toContain(kind);
    expect(kinds).toEqual(expect.arrayContaining(["memory", "history", "message", "note"]));
  });

  it("has what the character said between a message and its reply", async () => {
    await publish();
    await ask("你好");
    const send = (content: string) =>
      ann.call(api.privateMessages.send, { body: { recvId: character.userId, content, type: 0 } });
    await send("灯亮吗");
    await send("雾呢");
    endpoint.received.length = 0;
    await app.app.replyWorker.settled();
    const { userId } = character;
    const rows = await ann.call(api.privateMessages.history, {
      query: { friendId: userId, page: 1, size: 9 },
    });
    const ids = rows.flatMap(({ extra }) => extra?.ai?.turnId ?? []).slice(0, 2);
    const shown = await Promise.all(ids.map(async (id) => joined(await sentFor(id))));
    expect(shown.toReversed()).toEqual(received());
  });

  it("of a regenerated reply has what to avoid, and says that the direction is not in it", async () => {
    await publish();
    const id = await ask("灯亮吗");
    await ann.call(api.aiChats.regenerate, { params: { id }, body: {} });
    await app.app.replyWorker.settled();
    const again = await sentFor(id);
    expect(joined(again)).toEqual(received()[1]);
    expect(kindsOf(again)).toContain("regenerate");
    expect(again.differs).toEqual(["regenerated"]);
    expect(joined(await sentFor(id, ann, 0))).toEqual(received()[0]);
    expect(await codeOf(sentFor(id, ann, 2))).toBe(404);
  });

  it("says that memories or the character have changed since", async () => {
    await publish();
    const body = { characterId: character.id, text: "喜欢雾" };
    const { id: memory } = await ann.call(api.aiChats.remember, { body });
    const id = await ask("灯亮吗");
    app.clock.advance(LATER_MS);
    await ann.call(api.aiChats.changeMemory, { params: { id: memory }, body: { text: "喜欢雨" } });
    expect((await sentFor(id)).differs).toEqual(["memory"]);
    const { version } = await mei.call(api.characters.draft, { params: { id: character.id } });
    const change = { headers: { "if-match": version }, body: { sheet: { description: "守桥的人。" } } };
    await mei.call(api.characters.update, { params: { id: character.id }, ...change });
    expect((await sentFor(id)).differs).toEqual(["memory", "character"]);
  });

  it("shows of another's character that is not public which parts there are, and not their text", async () => {
    await publish("link");
    await ann.call(api.characters.open, { body: { link: character.link ?? "" } });
    const sent = await sentFor(await ask("灯亮吗"));
    const text = JSON.stringify(sent);
    for (const secret of ["守灯塔", "说得慢", "别忘了", "潮水", "海风", "铜"])
      expect(text).not.toContain(secret);
    const hidden = sent.lines.flatMap(({ parts }) => parts.filter((part) => part.text === null));
    expect(new Set(hidden.map(({ kind }) => kind))).toEqual(
      new Set(["system", "description", "lore", "examples", "note"]),
    );
    expect(hidden.every(({ tokens }) => tokens > 0)).toBe(true);
    expect(text).toContain("灯亮吗");
    const own = await sentFor(await ask("灯亮吗", mei), mei);
    expect(joined(own)).toEqual(received()[1]);
  });

  it("is nobody else's, not even the author's", async () => {
    await publish();
    const id = await ask("灯亮吗");
    expect(await codeOf(sentFor(id, mei))).toBe(404);
  });

  it("is nothing where the built-in engine wrote", async () => {
    await publish();
    endpoint.always((response) => void response.destroy());
    const id = await ask("灯亮吗");
    expect(await codeOf(sentFor(id))).toBe(409);
  });
});
