import type { Draft } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { event } from "../../platform/signal.ts";
import { MemoryChatStore } from "../../platform/storage/memory-chat-store.ts";

type Tell = (drafts: Record<string, Draft>) => Promise<Record<string, Draft>>;
const server = vi.hoisted(() => ({
  drafts: vi.fn<() => Promise<Record<string, Draft>>>(),
  setDrafts: vi.fn<Tell>(),
  setDraftsAtLast: vi.fn<Tell>(),
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
const { draftOf, setDraft } = await import("./drafts.store.ts");

const CHAT = "p:2";
/** The page is closed and opened: what it held in memory is gone. */
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

/** What the server has; the newer one of each chat stays, an empty one removes. */
let held: Record<string, Draft>;
const take: Tell = (drafts) => {
  for (const [chatId, draft] of Object.entries(drafts))
    if (draft.updatedAt > (held[chatId]?.updatedAt ?? 0)) held[chatId] = draft;
  return Promise.resolve(held);
};

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  page.hidden = false;
  held = {};
  store = new MemoryChatStore();
  server.drafts.mockImplementation(() =>
    Promise.resolve(Object.fromEntries(Object.entries(held).filter(([, { text }]) => text !== ""))),
  );
  server.setDrafts.mockReset().mockImplementation(take);
  server.setDraftsAtLast.mockReset().mockImplementation(take);
  await reopen();
});
afterEach(() => {
  vi.useRealTimers();
});

async function sendWhatIsWritten(): Promise<void> {
  setDraft(CHAT, "tea?");
  await vi.advanceTimersByTimeAsync(1500);
  expect(held).toEqual({ [CHAT]: { text: "tea?", updatedAt: 1_000_000 } });
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
  expect(held).toEqual({ [CHAT]: { text: "tea?", updatedAt: 1_000_000 } });
  expect(await store.drafts()).toEqual(held);
});

it("tells from a page that is hidden or goes, once, so that it arrives", async () => {
  await sendWhatIsWritten();
  page.hidden = true;
  listeners.get("visibilitychange")?.();
  listeners.get("pagehide")?.();
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.setDraftsAtLast).toHaveBeenCalledOnce();
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
