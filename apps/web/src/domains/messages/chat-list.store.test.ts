import { applyChatStates, applyRows, emptyState, isListed, type OutboxItem, type SyncState } from "@4d/sync";
import { beforeEach, expect, it, vi } from "vitest";
import { networkError } from "../../platform/testing/failures.ts";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

memoryStorage();
type Change = { hiddenUpTo?: number; clearedUpTo?: number; pinned?: boolean };
const CHAT = "p:2";
const engine = vi.hoisted(() => ({
  state: { outbox: [] as unknown[] },
  setChatState: vi.fn<(chatId: string, change: Change) => Promise<void>>(),
}));
const cancelSending = vi.hoisted(() => vi.fn<(tmpId: string) => void>());
const setDraft = vi.hoisted(() => vi.fn<(chatId: string, text: string) => void>());
vi.mock("./sending.store.ts", () => ({ cancelSending }));
vi.mock("./drafts.store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  return { draftsStore: createStore(() => ({ drafts: new Map() })), setDraft };
});
vi.mock("./chat-directory.ts", async () => {
  const { event } = await import("../../platform/signal.ts");
  const chatIdentity = () => ({ name: "", headImage: "", muted: false, ai: false });
  return { directoryChanged: event(), chatIdentity, senderName: () => "" };
});
vi.mock("./typing.store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  return { typingStore: createStore(() => ({ typing: new Map() })) };
});
vi.mock("../friends/index.ts", () => ({}));
vi.mock("../groups/index.ts", () => ({}));
vi.mock("./messages.store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  const { event } = await import("../../platform/signal.ts");
  const messagesStore = createStore(() => ({ sync: null, loading: false, link: "online" }));
  return { messagesStore, chatsEnded: event(), engine: () => engine, running: () => ({ engine }) };
});
const { messagesStore } = await import("./messages.store.ts");
const { deleteChat, hideChat } = await import("./chat-list.store.ts");

const state = (more: Change) => ({
  ...{ chatId: CHAT, pinnedAt: null, archived: false, markedUnread: false, muted: false, updatedAt: 5 },
  ...{ hiddenUpTo: null, clearedUpTo: null },
  ...more,
});
const row = { id: 9, sendId: 2, recvId: 1, type: 0, content: "hi", status: 0, sendTime: 1 };
const isThere = (): boolean => {
  const chat = messagesStore.getState().sync?.chats.get(CHAT);
  return chat !== undefined && isListed(chat);
};
const show = (sync: SyncState) => messagesStore.setState({ sync });
const item = (tmpId: string, chatId: OutboxItem["chatId"], now: OutboxItem["state"]) => ({
  ...{ tmpId, chatId, type: 0, content: tmpId, ready: true, aside: false, createdAt: 1 },
  ...{ state: now, attempts: 0, retryAt: 0 },
});

beforeEach(() => {
  cancelSending.mockReset();
  setDraft.mockReset();
  engine.state.outbox = [];
  engine.setChatState.mockReset().mockImplementation((_, change) => {
    const { sync } = messagesStore.getState();
    if (sync !== null) show(applyChatStates(sync, [state({ ...change, clearedUpTo: 9 })]).state);
    return Promise.resolve();
  });
  const taken = applyRows(emptyState(1), [row], "page").state;
  show(applyChatStates(taken, [state({ clearedUpTo: 9 })]).state);
});

it("deletes a chat that I emptied", async () => {
  expect(isThere()).toBe(true);
  expect(await deleteChat(CHAT)).toBeNull();
  expect(engine.setChatState).toHaveBeenCalledWith(CHAT, { hiddenUpTo: 9, clearedUpTo: 9, pinned: false });
  expect(isThere()).toBe(false);
});

it("hides a chat that I emptied, a pinned one as well", async () => {
  await hideChat(CHAT);
  expect(isThere()).toBe(false);
  const { sync } = messagesStore.getState();
  const pinned = { ...state({ clearedUpTo: 9 }), updatedAt: 6, pinnedAt: 6, hiddenUpTo: 9 };
  if (sync !== null) show(applyChatStates(sync, [pinned]).state);
  expect(isThere()).toBe(false);
});

it("drops with a chat what was begun and what is unsent there, not what is under way", async () => {
  engine.state.outbox = [
    item("failed", CHAT, "failed"),
    item("waits", CHAT, "waiting"),
    item("goes", CHAT, "sending"),
    item("other", "p:3", "waiting"),
  ];
  await deleteChat(CHAT);
  expect(cancelSending.mock.calls).toEqual([["failed"], ["waits"]]);
  expect(setDraft.mock.calls).toEqual([[CHAT, ""]]);
});

it("keeps all of it when the chat could not be deleted", async () => {
  engine.state.outbox = [item("waits", CHAT, "waiting")];
  engine.setChatState.mockRejectedValue(networkError());
  expect(await deleteChat(CHAT)).toMatchObject({ code: 0 });
  expect([cancelSending.mock.calls, setDraft.mock.calls]).toEqual([[], []]);
});
