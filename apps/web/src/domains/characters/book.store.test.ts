import type { Book, LoreEntry } from "@4d/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialogQueue } from "../../platform/dialogs.ts";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import { blankEntry } from "./lore-rules.ts";

vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { bookStore, changeBook, openBook, removeBook, saveBook } = await import("./book.store.ts");

/** The book on the server. */
let stored: Book;
let online: boolean;
/** The server does the work, but its answer is lost. */
let isDeaf: boolean;
let server: Awaited<ReturnType<typeof fakeApi>>;

const entry = (content: string): LoreEntry => ({ ...blankEntry, keys: ["灯"], content });
const elsewhere = (part: Partial<Book>): void => {
  stored = { ...stored, ...part, version: stored.version + 1 };
};
const work = () => bookStore.getState().works["7"];
const step = () => bookStore.getState().saving["7"]?.step;
/** Answers the question that waits on screen. */
const answer = async (yes: boolean): Promise<void> => {
  await vi.waitFor(() => expect(dialogQueue.get()).toHaveLength(1));
  const [request] = dialogQueue.get();
  dialogQueue.set([]);
  if (request?.kind === "confirm") request.done(yes);
};

beforeEach(async () => {
  memoryStorage();
  stored = {
    ...{ id: 7, name: "雾港", description: "", lore: [entry("亮")], loreBook: {}, characters: [] },
    ...{ blocked: [], doubted: [], version: 1, updatedAt: 0 },
  };
  [online, isDeaf] = [true, false];
  server = await fakeApi(({ method, headers, body }) => {
    if (!online) return "cut";
    if (method === "PUT" && Number(headers["if-match"]) !== stored.version)
      return { code: 409, message: "changed" };
    if (method === "PUT") elsewhere(JSON.parse(body) as Partial<Book>);
    return isDeaf ? "cut" : { code: 200, data: method === "DELETE" ? null : stored };
  });
  signIn({ accessToken: tokenFor(7), refreshToken: "r" });
  await openBook(7);
});
afterEach(async () => {
  signOut();
  await server.close();
});

describe("working on a lorebook", () => {
  it("sends what changed, without entries that are not written yet, which stay on screen", async () => {
    changeBook(7, { lore: [entry("亮"), { ...blankEntry, keys: ["雾"] }] });
    await saveBook(7);
    expect(server.seen).toHaveLength(1);
    changeBook(7, { lore: [entry("暗"), { ...blankEntry, keys: ["雾"] }], name: " " });
    await saveBook(7);
    expect(JSON.parse(server.seen.at(-1)?.body ?? "")).toEqual({ lore: [entry("暗")] });
    expect(work()?.text.lore).toHaveLength(2);
    expect(step()).toBe("saved");
  });

  it("keeps changes on the device without a network, and sends them when it is opened again", async () => {
    online = false;
    changeBook(7, { description: "海边" });
    await saveBook(7);
    expect(step()).toBe("offline");
    bookStore.setState({ works: {}, saving: {} });
    online = true;
    await openBook(7);
    await saveBook(7);
    expect(stored.description).toBe("海边");
  });

  it("takes in what was changed elsewhere, and asks where both changed the same", async () => {
    elsewhere({ description: "那边的" });
    changeBook(7, { lore: [entry("暗")] });
    await saveBook(7);
    expect(stored).toMatchObject({ description: "那边的", lore: [{ content: "暗" }] });
    for (const [yes, mine, name] of [
      [true, "我的", "我的"],
      [false, "又是我的", "别人的"],
    ] as const) {
      elsewhere({ name: "别人的" });
      changeBook(7, { name: mine });
      const saved = saveBook(7);
      await answer(yes);
      await saved;
      expect([stored.name, work()?.text.name]).toEqual([name, name]);
    }
  });

  it("recognises its own change when the answer was lost", async () => {
    isDeaf = true;
    changeBook(7, { name: "雾" });
    await saveBook(7);
    expect(step()).toBe("offline");
    isDeaf = false;
    changeBook(7, { name: "雾港口" });
    await saveBook(7);
    expect(dialogQueue.get()).toEqual([]);
    expect([stored.name, step()]).toEqual(["雾港口", "saved"]);
  });

  it("forgets a deleted book, and says when there is none", async () => {
    changeBook(7, { name: "雾" });
    expect(await removeBook(7)).toBeNull();
    expect(work()).toBeUndefined();
    online = false;
    expect(await openBook(7)).toMatchObject({ code: 0 });
  });
});
