import type { Message, SyncState } from "@4d/sync";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

let isStill = false;
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
memoryStorage();
const { messagesArrived } = await import("./new-arrivals.ts");
const { countView } = await import("./open-chats.ts");
const { messagesStore } = await import("./messages.store.ts");
const { revealsStore } = await import("./reveals.store.ts");

const [CHAT, ME, THEM] = ["p:2" as const, 1, 2];
const line = (id: number, sendId: number, more: Partial<Message> = {}): Message => ({
  chatId: CHAT,
  id,
  tmpId: null,
  sendId,
  type: 0,
  content: "我把灯拨亮了一点。",
  status: 0,
  sendTime: id,
  ...more,
});
const ai = { turnId: 9, variant: 0, of: 1, by: "builtin" } as const;
const reply = line(11, THEM, { extra: { ai } });
/** The state after I wrote, from here when it is in the outbox. */
function wrote(tmpId: string, fromHere: boolean): void {
  const chats = new Map([[CHAT, { messages: [line(10, ME, { tmpId })] }]]);
  const outbox = fromHere ? [{ tmpId, chatId: CHAT }] : [];
  messagesStore.setState({ sync: { me: ME, chats, outbox } as unknown as SyncState });
}
const appearing = () => revealsStore.getState().chats.get(CHAT)?.id;

beforeEach(() => {
  vi.useFakeTimers();
  countView(CHAT, 1);
  isStill = false;
});
afterEach(() => {
  countView(CHAT, -1);
  vi.useRealTimers();
});

it("lets a reply to what I wrote here appear, until it is there, I write again, or leave", () => {
  wrote("a", true);
  messagesArrived.emit([reply]);
  expect(appearing()).toBe(11);
  vi.advanceTimersByTime(4000);
  expect(appearing()).toBeUndefined();
  messagesArrived.emit([reply]);
  wrote("b", true);
  expect(appearing()).toBeUndefined();
  messagesArrived.emit([reply]);
  countView(CHAT, -1);
  expect(appearing()).toBeUndefined();
  countView(CHAT, 1);
});

it("shows every other message whole at once", () => {
  wrote("c", false);
  messagesArrived.emit([reply]);
  expect(appearing()).toBeUndefined();
  wrote("d", true);
  const byModel = line(12, THEM, { extra: { ai: { ...ai, by: "model" } } });
  for (const message of [line(12, THEM), byModel, { ...reply, chatId: "g:2" as const }])
    messagesArrived.emit([message]);
  expect(appearing()).toBeUndefined();
  isStill = true;
  messagesArrived.emit([reply]);
  expect(appearing()).toBeUndefined();
});
