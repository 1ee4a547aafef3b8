import { MessageType } from "@4d/contract";
import { emptyChat, emptyState, type Message } from "@4d/sync";
import { beforeEach, expect, it, vi } from "vitest";
import { beforeFirstMessage, hasSpoken, sendAfterOpening } from "./before-first-message.ts";
import { messagesStore } from "./messages.store.ts";

const CHAT = "p:7";
let sent: string[];
const send = (text: string) => sendAfterOpening(CHAT, () => sent.push(text));

beforeEach(() => {
  sent = [];
  beforeFirstMessage.set(null);
});

it("takes the tip of a new friendship for nothing said: a character befriended first still begins (CHAR-2)", () => {
  const holding = (...types: number[]) => {
    const messages = types.map((type, at) => ({ id: at + 1, type }) as Message);
    const chats = new Map([[CHAT, { ...emptyChat(CHAT), messages }] as const]);
    messagesStore.setState({ sync: { ...emptyState(1), chats } });
    return hasSpoken(CHAT);
  };
  expect(holding()).toBe(false);
  expect(holding(MessageType.TIP_TEXT)).toBe(false);
  expect(holding(MessageType.TIP_TEXT, MessageType.TEXT)).toBe(true);
  expect(holding(MessageType.AI_PROLOGUE)).toBe(true);
});

it("sends at once where nothing comes before", () => {
  send("一");
  expect(sent).toEqual(["一"]);
});

it("lets nothing overtake a message that waits for what comes before it", async () => {
  const begun = Promise.withResolvers<void>();
  beforeFirstMessage.set(() => begun.promise);
  send("一");
  beforeFirstMessage.set(() => null);
  send("二");
  expect(sent).toEqual([]);
  begun.resolve();
  await expect.poll(() => sent).toEqual(["一", "二"]);
  send("三");
  expect(sent).toEqual(["一", "二", "三"]);
});

it("waits no longer than a second and a half, and not for what failed", async () => {
  vi.useFakeTimers();
  beforeFirstMessage.set(() => new Promise(() => {}));
  send("一");
  await vi.advanceTimersByTimeAsync(1400);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(["一"]);
  beforeFirstMessage.set(() => Promise.reject(new Error("no network")));
  send("二");
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["一", "二"]);
  vi.useRealTimers();
});
