import type { DownFrame, Draft, SyncedDraft } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { event } from "../../platform/signal.ts";
import { MemoryChatStore } from "../../platform/storage/memory-chat-store.ts";

type Send = (drafts: Record<string, SyncedDraft>) => Promise<Record<string, Draft>>;
const server = vi.hoisted(() => ({
  drafts: vi.fn<() => Promise<Record<string, Draft>>>(),
  setDrafts: vi.fn<Send>(),
  setDraftsKeepalive: vi.fn<Send>(),
}));
vi.mock("./messages.api.ts", () => ({ messagesApi: server }));
const page = {
  hidden: false,
  addEventListener: (type: string, heard: () => void) => listeners.set(type, heard),
};
const listeners = new Map<string, () => void>();
vi.stubGlobal("document", page);
vi.stubGlobal("addEventListener", (type: string, heard: () => void) => listeners.set(type, heard));
let store: MemoryChatStore;
const frames = event<DownFrame>();
vi.mock("../../platform/socket/frames.ts", () => ({ frames }));
const chatsReady = event<{ store: MemoryChatStore }>();
vi.mock("./messages.store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  return {
    chatsEnded: event(),
    chatsReady,
    messagesStore: createStore(() => ({ link: "offline" })),
    running: () => ({ store }),
  };
});
const { chatsEnded, messagesStore } = await import("./messages.store.ts");
const { draftOf, draftsStore, restorePrevious, setComposing, setDraft, takeDraft } = await import(
  "./drafts.store.ts"
);

const CHAT = "p:2";
/** Reloads the page: its memory is lost. */
const reopen = async (): Promise<void> => {
  chatsEnded.emit();
  messagesStore.setState({ link: "offline" });
  chatsReady.emit({ store });
  await vi.advanceTimersByTimeAsync(0);
};
const online = async (): Promise<void> => {
  messagesStore.setState({ link: "online" });
  await vi.advanceTimersByTimeAsync(0);
};

/** The server's drafts: the last write wins, under the next revision. */
let held: Record<string, Draft>;
let revision: number;
const stored = (text: string, more: object = {}): Draft => {
  revision += 1;
  return { text, updatedAt: 1, revision, ...more };
};
const take: Send = (drafts) => {
  for (const [chatId, { text }] of Object.entries(drafts)) held[chatId] = stored(text);
  return Promise.resolve(held);
};
/** Another terminal's text arrives over the socket. */
const hear = (text: string, more: object = {}): void => {
  held[CHAT] = stored(text, more);
  const draft = text === "" ? { draft: null, ended: held[CHAT] } : { draft: held[CHAT] };
  frames.emit({ cmd: 5, data: { type: "draft", chatId: CHAT, ...draft } });
};

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  page.hidden = false;
  held = {};
  revision = 0;
  store = new MemoryChatStore();
  server.drafts.mockImplementation(() => Promise.resolve(held));
  server.setDrafts.mockReset().mockImplementation(take);
  server.setDraftsKeepalive.mockReset().mockImplementation(take);
  await reopen();
});
afterEach(() => {
  vi.useRealTimers();
});

async function sendWhatIsWritten(): Promise<void> {
  setDraft(CHAT, "tea?");
  await vi.advanceTimersByTimeAsync(1500);
  expect(held).toMatchObject({ [CHAT]: { text: "tea?", revision: 1 } });
  await vi.advanceTimersByTimeAsync(1000);
  setDraft(CHAT, "");
}

it("does not bring back what was sent by a page that closed before it could tell", async () => {
  await sendWhatIsWritten();
  await reopen();
  await online();
  expect(draftOf(CHAT)).toBe("");
  expect(held[CHAT]?.text).toBe("");
  expect(await store.drafts()).toEqual({});
  await reopen();
  await online();
  expect(draftOf(CHAT)).toBe("");
});

it("tells at the next start what was written without a network", async () => {
  server.setDrafts.mockRejectedValueOnce(new Error("network"));
  setDraft(CHAT, "tea?");
  await vi.advanceTimersByTimeAsync(1500);
  expect(held).toEqual({});
  await reopen();
  expect(draftOf(CHAT)).toBe("tea?");
  await vi.advanceTimersByTimeAsync(1500);
  expect(held).toMatchObject({ [CHAT]: { text: "tea?" } });
  expect(await store.drafts()).toMatchObject({ [CHAT]: { text: "tea?", revision: 1 } });
});

it("tells from a page that is hidden or goes, once, so that it arrives", async () => {
  await sendWhatIsWritten();
  page.hidden = true;
  listeners.get("visibilitychange")?.();
  listeners.get("pagehide")?.();
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.setDraftsKeepalive).toHaveBeenCalledOnce();
  expect(held[CHAT]?.text).toBe("");
  expect(server.setDrafts).toHaveBeenCalledOnce();
});

it("tells again what was written on while the last was on its way", async () => {
  const answer = Promise.withResolvers<Record<string, Draft>>();
  server.setDrafts.mockReturnValueOnce(answer.promise);
  setDraft(CHAT, "tea");
  await vi.advanceTimersByTimeAsync(1500);
  setDraft(CHAT, "tea?");
  answer.resolve({});
  await vi.advanceTimersByTimeAsync(1500);
  expect(held[CHAT]?.text).toBe("tea?");
});

it.each([-86_400_000, 60_000, 86_400_000])(
  "takes another device's words and tells its own with a clock that jumps by %i ms",
  async (jump) => {
    setDraft(CHAT, "mine");
    await vi.advanceTimersByTimeAsync(1500);
    vi.setSystemTime(1_000_000_000 + jump);
    hear("theirs, later");
    expect(draftOf(CHAT)).toBe("theirs, later");
    vi.setSystemTime(1_000_000_000 - jump);
    setDraft(CHAT, "theirs, later, and mine");
    await vi.advanceTimersByTimeAsync(1500);
    expect(held[CHAT]?.text).toBe("theirs, later, and mine");
    expect(server.setDrafts.mock.lastCall?.[0][CHAT]?.revision).toBe(2);
  },
);

it("sends words with the draft they come from, once the server may hold it, and shows them no more", async () => {
  setDraft(CHAT, "quick");
  expect(takeDraft(CHAT)).toBeUndefined();
  setDraft(CHAT, "tea");
  await vi.advanceTimersByTimeAsync(1500);
  setDraft(CHAT, "tea?");
  const [first] = server.setDrafts.mock.calls.slice(-1);
  const { writing } = first?.[0][CHAT] ?? {};
  expect(takeDraft(CHAT)).toEqual({ revision: held[CHAT]?.revision, writing: { id: writing?.id, edit: 3 } });
  expect([draftOf(CHAT), takeDraft(CHAT)]).toEqual(["", undefined]);
  setDraft(CHAT, "more");
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.setDrafts.mock.lastCall?.[0][CHAT]?.writing?.id).not.toBe(writing?.id);
});

it("drops what another device sent while this one was away", async () => {
  hear("sent elsewhere");
  await reopen();
  expect(draftOf(CHAT)).toBe("sent elsewhere");
  held[CHAT] = stored("");
  await online();
  expect(draftOf(CHAT)).toBe("");
});

it("holds another device's words back while an input method writes, and shows them when nothing came of it", async () => {
  setDraft(CHAT, "早上");
  await vi.advanceTimersByTimeAsync(1500);
  setComposing(CHAT, true);
  hear("theirs");
  held[CHAT] = stored("and theirs");
  await online();
  expect(draftOf(CHAT)).toBe("早上");
  setComposing(CHAT, false);
  expect(draftOf(CHAT)).toBe("and theirs");
  setComposing(CHAT, true);
  hear("theirs once more");
  setDraft(CHAT, "早上好");
  setComposing(CHAT, false);
  expect(draftOf(CHAT)).toBe("早上好");
  await vi.advanceTimersByTimeAsync(1500);
  // It was based on what was shown: the server saves the unseen text as the previous one.
  expect(server.setDrafts.mock.lastCall?.[0][CHAT]).toMatchObject({ text: "早上好", revision: 3 });
});

it("lets no answer come in the way of an input method either", async () => {
  const answer = Promise.withResolvers<Record<string, Draft>>();
  setDraft(CHAT, "早上");
  server.setDrafts.mockReturnValueOnce(answer.promise);
  await vi.advanceTimersByTimeAsync(1500);
  setComposing(CHAT, true);
  answer.resolve({ [CHAT]: stored("theirs") });
  await vi.advanceTimersByTimeAsync(0);
  expect(draftOf(CHAT)).toBe("早上");
  server.setDrafts.mockReturnValueOnce(answer.promise);
  setComposing(CHAT, false);
  await vi.advanceTimersByTimeAsync(1500);
  expect(draftOf(CHAT)).toBe("theirs");
});

it("offers words that were replaced unseen, until they are restored or let go of", async () => {
  hear("mine", { previous: "theirs" });
  expect(draftsStore.getState().previous.get(CHAT)).toBe("theirs");
  restorePrevious(CHAT, "restore");
  expect([draftOf(CHAT), draftsStore.getState().previous.get(CHAT)]).toEqual(["theirs", "mine"]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.setDrafts.mock.lastCall?.[0][CHAT]).toMatchObject({ text: "theirs", previous: "mine" });
  hear("theirs", { previous: "mine" });
  restorePrevious(CHAT, "forget");
  expect([draftOf(CHAT), draftsStore.getState().previous.get(CHAT)]).toEqual(["theirs", undefined]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.setDrafts.mock.lastCall?.[0][CHAT]).toMatchObject({ text: "theirs", previous: "" });
});

it("keeps what older versions stored, and what is too long for the server, on this device", async () => {
  await store.setDraft(CHAT, { text: "from before" });
  await store.setDraft("p:3", { text: "x".repeat(5001), untold: true });
  await reopen();
  await vi.advanceTimersByTimeAsync(1500);
  expect([draftOf(CHAT), draftOf("p:3").length]).toEqual(["from before", 5001]);
  expect(server.setDrafts).not.toHaveBeenCalled();
});
