import { api, type LoreEntry, type SheetChange } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  completion,
  type OpenAiServer,
  type ResponseScript,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
let ann: Person;
/** What the guard model is asked about, and its answer to what contains this word. */
let unsafe = "";
let judged: string[] = [];

const asGuard: ResponseScript = (answer, heard) => {
  const text = JSON.stringify(heard.body);
  judged.push(text);
  const level =
    unsafe !== "" && text.includes(unsafe) ? "Unsafe\nCategories: Violent" : "Safe\nCategories: None";
  return completion(`Safety: ${level}`)(answer, heard);
};

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  const models = { AI_MODEL: "chat", AI_GUARD_MODEL: "guard" };
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", ...models });
  endpoint.always((answer, heard) =>
    heard.body.model === "guard" ? asGuard(answer, heard) : stream(["好的。"])(answer, heard),
  );
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  unsafe = "";
  judged = [];
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const lore = (key: string, content: string, more: Partial<LoreEntry> = {}): LoreEntry => ({
  ...{ keys: [key], content, secondaryKeys: [], enabled: true, constant: false, caseSensitive: false },
  ...{ insertionOrder: 100, priority: 100 },
  ...more,
});
const bookWith = async (...entries: LoreEntry[]) => {
  const { id } = await mei.call(api.books.create, { body: { name: "雾港" } });
  await change(id, 1, entries);
  return id;
};
const change = (id: number, version: number, entries: LoreEntry[]) =>
  mei.call(api.books.update, {
    params: { id },
    headers: { "if-match": version },
    body: { lore: entries },
  });
const attach = (id: number, bookId: number) => mei.call(api.books.attach, { params: { id, bookId } });

/** Everything the model was sent for one message. */
async function sentFor(userId: number, content: string, who = ann): Promise<string> {
  endpoint.received.length = 0;
  await who.call(api.privateMessages.send, { body: { recvId: userId, content, type: 0 } });
  await app.app.replyWorker.settled();
  const sent = endpoint.received.filter(({ body }) => body.model === "chat");
  return JSON.stringify(sent.map(({ body }) => body));
}

describe("the books a character uses, in a model's prompt", () => {
  it("speak together with its own, for every character that uses them, until they are detached", async () => {
    const book = await bookWith(lore("潮", "潮水每天两次。"));
    const own: SheetChange = { lore: [lore("潮", "他怕潮水。")] };
    const [yao, mo] = [await publishCharacter(mei, own), await publishCharacter(mei, { name: "墨笛" })];
    for (const { id } of [yao, mo]) await attach(id, book);
    const sent = await sentFor(yao.userId, "潮几点来");
    expect(sent).toContain("潮水每天两次。");
    expect(sent).toContain("他怕潮水。");
    expect(await sentFor(mo.userId, "潮几点来")).toContain("潮水每天两次。");
    await change(book, 2, [lore("潮", "今天没有潮。")]);
    expect(await sentFor(yao.userId, "潮几点来")).toContain("今天没有潮。");
    await mei.call(api.books.detach, { params: { id: yao.id, bookId: book } });
    expect(await sentFor(yao.userId, "潮几点来")).not.toContain("今天没有潮。");
    await mei.call(api.books.remove, { params: { id: book } });
    expect(await sentFor(mo.userId, "潮几点来")).not.toContain("今天没有潮。");
  });

  it("withholds what is unfit: the forbidden from all, the doubted from others", async () => {
    unsafe = "血战";
    const texts = ["潮水每天两次。", "潮里有毒品。", "潮边一场血战。", "潮边贩卖毒品。"];
    const book = await bookWith(...texts.map((text) => lore("潮", text)));
    const open = await publishCharacter(mei);
    const closed = await publishCharacter(mei, { name: "墨笛" }, "private");
    await attach(closed.id, book);
    expect(judged.filter((text) => text.includes("血战"))).toEqual([]);
    await attach(open.id, book);
    const heard = (sent: string) => texts.map((text) => sent.includes(text));
    expect(heard(await sentFor(open.userId, "潮呢"))).toEqual([true, false, false, false]);
    expect(heard(await sentFor(closed.userId, "潮呢", mei))).toEqual([true, true, true, false]);
    expect(await mei.call(api.books.find, { params: { id: book } })).toMatchObject({
      ...{ blocked: [3], doubted: [1, 2, 3] },
    });
  });

  it("judges what changes in a book that others meet, and when its character becomes public", async () => {
    unsafe = "血战";
    const book = await bookWith(lore("潮", "潮水每天两次。"));
    const yao = await publishCharacter(mei, {}, "private");
    await attach(yao.id, book);
    expect((await change(book, 2, [lore("潮", "潮边一场血战。")])).doubted).toEqual([]);
    const { version } = await mei.call(api.characters.draft, { params: { id: yao.id } });
    await mei.call(api.characters.submit, {
      params: { id: yao.id },
      headers: { "if-match": version },
      body: { visibility: "public" },
    });
    expect(await sentFor(yao.userId, "潮呢")).not.toContain("血战");
    expect((await change(book, 3, [lore("潮", "潮水退了。")])).doubted).toEqual([]);
    expect(await sentFor(yao.userId, "潮呢")).toContain("潮水退了。");
    judged = [];
    const texts = ["潮水退了。", "又一场血战。"].map((text) => lore("潮", text));
    expect((await change(book, 4, texts)).doubted).toEqual([1]);
    // Only what is new is read again.
    expect(judged.filter((text) => text.includes("潮水退了"))).toEqual([]);
    unsafe = "";
    expect((await change(book, 5, [...texts].reverse())).doubted).toEqual([0]);
  });
});

describe("the books a character uses, in the built-in engine", () => {
  it("are known to it, in a trial and in a chat, as soon as they are attached", async () => {
    const plain = await startTestApp({});
    try {
      const [one] = await addablePeople(plain, "one");
      const yao = await publishCharacter(one, { name: "阿遥" });
      const { id } = await one.call(api.books.create, { body: { name: "雾港" } });
      const body = { lore: [lore("灯塔", "灯塔有三盏灯，最高的一盏是绿的。")] };
      await one.call(api.books.update, { params: { id }, headers: { "if-match": 1 }, body });
      const trial = async () =>
        (
          await one.call(api.characterMaking.previewReply, {
            params: { id: yao.id },
            body: { text: "灯塔什么样" },
          })
        ).text;
      expect(await trial()).not.toContain("三盏灯");
      await one.call(api.books.attach, { params: { id: yao.id, bookId: id } });
      expect(await trial()).toContain("三盏灯");
    } finally {
      await plain.close();
    }
  });
});
