import { MessageType, privateChatId } from "@4d/contract";
import { emptyState, type OutboxItem, type SyncState } from "@4d/sync";
import { expect, it } from "vitest";
import { findRefused } from "./message-alerts.store.ts";

const item = (tmpId: string, part: Partial<OutboxItem> = {}): OutboxItem => ({
  tmpId,
  chatId: privateChatId(2),
  type: MessageType.IMAGE,
  content: "",
  ready: true,
  aside: false,
  createdAt: 1000,
  state: "sending",
  attempts: 1,
  retryAt: 0,
  ...part,
});
const holding = (...items: OutboxItem[]): SyncState => ({
  ...emptyState(1),
  outbox: items,
});
const received = (before: SyncState, after: SyncState) => findRefused({ before, after });
const failed = item("b", { state: "failed", reason: "这张图片太大" });

it("tells why a message was refused, once, when it happens", () => {
  expect(received(holding(item("a"), item("b")), holding(item("a"), failed))).toEqual({
    chatId: privateChatId(2),
    reason: "这张图片太大",
  });
  // Found at the start, reported before, or refused without a reason: no toast.
  expect(received(holding(), holding(failed))).toBeNull();
  expect(received(holding(item("a"), failed), holding(failed))).toBeNull();
  expect(received(holding(item("b")), holding(item("b", { state: "failed" })))).toBeNull();
});
