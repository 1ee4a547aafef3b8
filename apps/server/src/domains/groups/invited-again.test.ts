import { api, type GroupMessage, groupChatId, MessageType } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;
/** Message ids by content. */
let said: Record<string, number>;
let cover: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = (
  who: Person,
  content: string,
  more: { type?: number; quoteId?: number; receipt?: boolean } = {},
) => who.call(api.groupMessages.send, { body: { groupId, content, type: 0, ...more } });
async function say(content: string, more: { receipt?: boolean } = {}): Promise<number> {
  const { id } = await send(mei, content, more);
  said[content] = id;
  return id;
}
const invite = () => mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
const leaves = {
  quits: () => otto.call(api.groups.quit, { params: { groupId } }),
  "is removed": () => mei.call(api.groups.removeMembers, { body: { groupId, userIds: [otto.id] } }),
};
const comesBack = {
  "is invited": invite,
  async "joins by the link"() {
    const { token } = await mei.call(api.groups.link, { params: { groupId } });
    await otto.call(api.groups.join, { body: { token } });
  },
};
const texts = (rows: readonly GroupMessage[]) =>
  rows.filter(({ type }) => type === MessageType.TEXT).map(({ content }) => content);
const picture = (url: string) => JSON.stringify({ originUrl: url, thumbUrl: url, width: 1, height: 1 });
const at = (content: string) => said[content] ?? 0;

/** Every way to read a group, with the texts each shows. */
const ways: Record<string, (who: Person) => Promise<string[]>> = {
  async "a pull by pages"(who) {
    return texts(await who.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } }));
  },
  async "a pull of the family's"(who) {
    return texts(await who.call(api.groupMessages.pull, { query: { minId: 0 } }));
  },
  async "a load of the family's"(who) {
    return texts(await who.call(api.groupMessages.load, { query: { minId: 0 } }));
  },
  async "history by pages"(who) {
    const rows: GroupMessage[] = [];
    for (let page = 1; ; page += 1) {
      const found = await who.call(api.groupMessages.history, { query: { groupId, page, size: 2 } });
      if (found.length === 0) return texts(rows.reverse());
      rows.push(...found);
    }
  },
  async "history below a message"(who) {
    const rows: GroupMessage[] = [];
    for (let beforeId = Number.MAX_SAFE_INTEGER; ; beforeId = rows.at(-1)?.id ?? 0) {
      const query = { groupId, page: 1, size: 3, beforeId };
      const page = await who.call(api.groupMessages.history, { query });
      rows.push(...page);
      if (page.length < 3) return texts(rows.reverse());
    }
  },
  async "a jump to a message"(who) {
    return texts(
      await who.call(api.groupMessages.around, { query: { groupId, id: at("early"), size: 100 } }),
    );
  },
  async "a search"(who) {
    const query = { keyword: "a", chatId: groupChatId(groupId) } as const;
    const { items } = await who.call(api.chats.search, { query });
    return texts(items.flatMap(({ groupMessage }) => groupMessage ?? []).reverse());
  },
  async "the heads of a new terminal"(who) {
    const { chats } = await who.call(api.chats.summaries, { query: {} });
    return texts(chats.find(({ chatId }) => chatId === groupChatId(groupId))?.groupMessages ?? []);
  },
};

beforeEach(async () => {
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  said = {};
  groupId = (await mei.call(api.groups.create, { body: { name: "Tea" } })).id;
  await say("a time before anybody");
  await invite();
  await say("early");
  await say("early and learned", { receipt: true });
});

describe.each(Object.keys(leaves) as (keyof typeof leaves)[])("whoever %s", (leaving) => {
  it.each(Object.keys(comesBack) as (keyof typeof comesBack)[])(
    "and %s again reads what they could read before and nothing of what was said meanwhile, in every way and on every terminal",
    async (coming) => {
      const phone = await logIn(app.address, otto.name, 1);
      await leaves[leaving]();
      await say("away one");
      await say("away two");
      await comesBack[coming]();
      await say("after all");
      const expected = ["early", "early and learned", "after all"];
      for (const who of [otto, phone])
        for (const [way, read] of Object.entries(ways)) {
          const words = await read(who);
          expect([way, words]).toEqual([
            way,
            expected.filter((one) => way !== "a search" || one.includes("a")),
          ]);
        }
      // Repeatedly: each absence stays hidden, each stay becomes visible again.
      await leaves[leaving]();
      await say("away three");
      await comesBack[coming]();
      await say("after that");
      for (const [way, read] of Object.entries(ways))
        expect([way, await read(otto)]).toEqual([way, [...expected, "after that"]]);
    },
  );
});

describe("whoever is invited again", () => {
  async function wasAway(): Promise<void> {
    cover = await mei.picture();
    said.picture = (await send(mei, picture(cover), { type: MessageType.IMAGE })).id;
    await leaves.quits();
    await say("away");
    await invite();
  }
  const query = (words: string) => ({ groupId, id: at(words), size: 10 });

  it("jumps to, quotes, forwards and marks what they could read, and for them the rest is not there", async () => {
    await wasAway();
    await expect(otto.call(api.groupMessages.around, { query: query("early") })).resolves.toBeDefined();
    expect(await codeOf(otto.call(api.groupMessages.around, { query: query("away") }))).toBe(404);
    await expect(send(otto, "as you said", { quoteId: at("early") })).resolves.toBeDefined();
    expect(await codeOf(send(otto, "what?", { quoteId: at("away") }))).toBe(404);
    const forward = (words: string) => ({
      body: {
        from: groupChatId(groupId),
        ids: [at(words)],
        to: [groupChatId(groupId)],
        merged: false,
        tmpId: words,
      },
    });
    expect(await codeOf(otto.call(api.chats.forward, forward("early")))).toBe(200);
    expect(await codeOf(otto.call(api.chats.forward, forward("away")))).toBe(404);
    const react = (words: string) => ({ params: { id: at(words) }, body: { emoji: "👍", on: true } });
    expect(await codeOf(otto.call(api.groupMessages.react, react("early")))).toBe(200);
    expect(await codeOf(otto.call(api.groupMessages.react, react("away")))).toBe(404);
  });

  it("finds pictures of before, may send them on, and meets none of meanwhile", async () => {
    cover = "";
    await wasAway();
    const foreign = await mei.picture();
    await leaves.quits();
    await send(mei, picture(foreign), { type: MessageType.IMAGE });
    await invite();
    const { items } = await otto.call(api.chats.search, {
      query: { chatId: groupChatId(groupId), type: MessageType.IMAGE },
    });
    expect(items.map(({ groupMessage }) => groupMessage?.content)).toEqual([picture(cover)]);
    expect(await codeOf(send(otto, picture(cover), { type: MessageType.IMAGE }))).toBe(200);
    expect(await codeOf(send(otto, picture(foreign), { type: MessageType.IMAGE }))).not.toBe(200);
  });

  it("sees pins and polls of before, and none of meanwhile", async () => {
    const poll = (question: string) =>
      mei.call(api.polls.start, { body: { groupId, question, options: ["yes", "no"] } });
    const pin = (id: number) => mei.call(api.groupMessages.pin, { params: { id }, body: { on: true } });
    const before = await poll("before?");
    await pin(at("early"));
    await leaves.quits();
    const meanwhile = await poll("meanwhile?");
    await pin(await say("away"));
    await invite();
    const pinned = await otto.call(api.groupMessages.pinned, { query: { groupId } });
    expect(pinned.map(({ id }) => id)).toEqual([at("early")]);
    await expect(otto.call(api.polls.find, { params: { id: before.id } })).resolves.toBeDefined();
    expect(await codeOf(otto.call(api.polls.find, { params: { id: meanwhile.id } }))).toBe(404);
    await expect(
      otto.call(api.polls.vote, { params: { id: before.id }, body: { options: [0] } }),
    ).resolves.toMatchObject({ voters: 1 });
  });

  it("has unread what they had not read before and what came since, and counts among the readers of both alone", async () => {
    await otto.call(api.groupMessages.read, { query: { groupId, maxId: at("early") } });
    await leaves.quits();
    await say("away", { receipt: true });
    await invite();
    await say("after", { receipt: true });
    const head = async () => {
      const { chats } = await otto.call(api.chats.summaries, { query: { rows: 1 } });
      return chats.find(({ chatId }) => chatId === groupChatId(groupId));
    };
    expect(await head()).toMatchObject({ unread: 2, readId: at("early") });
    expect((await head())?.groupMessages.map(({ content }) => content)).toEqual(["after"]);
    await otto.call(api.groupMessages.read, { query: { groupId } });
    const readers = (words: string) =>
      mei.call(api.groupMessages.readUsers, { query: { groupId, messageId: at(words) } });
    expect(await Promise.all(["early and learned", "away", "after"].map(readers))).toEqual([
      [otto.id],
      [],
      [otto.id],
    ]);
    const rows = await mei.call(api.groupMessages.history, { query: { groupId, page: 1, size: 50 } });
    const counts = rows
      .filter(({ receipt }) => receipt)
      .map(({ content, readedCount }) => [content, readedCount]);
    expect(counts).toEqual([
      ["after", 1],
      ["away", 0],
      ["early and learned", 1],
    ]);
  });

  it("is not shown again what they removed or cleared, nor what was recalled meanwhile", async () => {
    const recalled = await say("a mistake");
    await otto.call(api.groupMessages.remove, { body: { ids: [at("early")] } });
    await leaves.quits();
    await mei.call(api.groupMessages.recall, { params: { id: recalled } });
    await invite();
    for (const [way, read] of Object.entries(ways)) {
      if (way === "a jump to a message") continue;
      const words = await read(otto);
      expect([way, words.filter((one) => one !== "")]).toEqual([way, ["early and learned"]]);
    }
    const chatId = groupChatId(groupId);
    await otto.call(api.chats.setState, { body: { chatId, clearedUpTo: recalled } });
    expect(await ways["history by pages"]?.(otto)).toEqual([]);
    expect(await ways["a load of the family's"]?.(otto)).toEqual([]);
  });

  it("learns on terminals that held it what was recalled meanwhile, and nothing of other recalls", async () => {
    const socket = await otto.connect();
    const mistake = await say("a mistake");
    await leaves.quits();
    const held =
      (await otto.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } })).at(-1)?.id ?? 0;
    await otto.call(api.groupMessages.pull, { query: { minId: held, limit: 1000 } });
    const recall = (id: number) => mei.call(api.groupMessages.recall, { params: { id } });
    await recall(mistake);
    await recall(await say("away"));
    await invite();
    const later = await otto.call(api.groupMessages.pull, { query: { minId: held, limit: 1000 } });
    const recalls = later.filter(({ type }) => type === MessageType.RECALL).map(({ content }) => content);
    expect(recalls).toEqual([String(mistake)]);
    const isInformed = ({ cmd, data }: (typeof socket.frames)[number]) =>
      cmd === 4 && data.type === MessageType.RECALL && "content" in data && data.content === String(mistake);
    await socket.until(isInformed);
    const seen = await mei.call(api.groupMessages.pull, { query: { minId: held, limit: 1000 } });
    expect(seen.filter(({ type }) => type === MessageType.RECALL)).toHaveLength(2);
    await socket.close();
  });

  it("is not told the words of meanwhile by an edit, a pin or a reaction that comes later, and edits of before are", async () => {
    const socket = await otto.connect();
    const known = await say("known to them");
    await leaves.quits();
    const secret = await say("a secret word");
    await invite();
    const edit = (id: number, content: string) =>
      mei.call(api.groupMessages.edit, { params: { id }, body: { content } });
    await edit(secret, "a secret word, mended");
    await mei.call(api.groupMessages.pin, { params: { id: secret }, body: { on: true } });
    await mei.call(api.groupMessages.react, { params: { id: secret }, body: { emoji: "👍", on: true } });
    await edit(known, "known, and mended");
    const isEdit = ({ cmd, data }: (typeof socket.frames)[number]) =>
      cmd === 4 && data.type === MessageType.EDIT && JSON.stringify(data).includes("known, and mended");
    await socket.until(isEdit);
    const pulled = await otto.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } });
    for (const received of [JSON.stringify(socket.frames), JSON.stringify(pulled)]) {
      expect(received).not.toContain("secret");
      expect(received).toContain("known, and mended");
    }
    await socket.close();
  });

  it("… live too: nothing of meanwhile, everything from the invitation on, and what was on its way before", async () => {
    const socket = await otto.connect();
    await say("still there");
    await leaves.quits();
    await say("away");
    await invite();
    const last = await say("back");
    await socket.until((frame) => frame.cmd === 4 && "id" in frame.data && frame.data.id === last);
    const words = socket.frames.flatMap(({ cmd, data }) =>
      cmd === 4 && "content" in data && data.type === MessageType.TEXT ? [data.content] : [],
    );
    expect(words).toEqual(["still there", "back"]);
    await socket.close();
  });

  it("while somebody new sees nothing of before, and whoever is away nothing of what is said", async () => {
    const [rui] = await addablePeople(app, "rui");
    await befriendEach(mei, rui);
    await leaves.quits();
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [rui.id] } });
    await say("after all");
    for (const read of [ways["a pull by pages"], ways["history by pages"]]) {
      expect(await read?.(rui)).toEqual(["after all"]);
      expect(await read?.(otto)).toEqual(["early", "early and learned"]);
    }
  });

  it("however often: each time there is remembered, up to a bound", async () => {
    for (let round = 0; round < 5; round += 1) {
      await leaves.quits();
      await say(`away ${round}`);
      await invite();
      await say(`back ${round}`);
    }
    const words = await ways["history by pages"]?.(otto);
    expect(words).toEqual(["early", "early and learned", ...[0, 1, 2, 3, 4].map((round) => `back ${round}`)]);
  });
});
