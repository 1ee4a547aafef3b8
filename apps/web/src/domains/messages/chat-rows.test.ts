import { applyChatStates, applyRows, emptyState, enqueue, type OutboxItem, type SyncState } from "@4d/sync";
import { expect, it } from "vitest";
import { badgeTotal, type RowSources, rowsOf } from "./chat-rows.ts";
import { newArrivals } from "./new-arrivals.ts";

const ME = 1;
const sources: RowSources = {
  identityOf: (chatId) => ({ name: `name ${chatId}`, headImage: "", muted: chatId === "p:4", ai: false }),
  memberName: () => "Mei",
  drafts: new Map(),
  typing: new Set(),
  opened: new Map(),
};
const text = (id: number, sendId: number, sendTime: number, content = "hi") => ({
  id,
  sendId,
  recvId: sendId === ME ? 2 : ME,
  type: 0,
  content,
  status: 0,
  sendTime,
});
const state = (...records: Parameters<typeof applyRows>[1][number][]): SyncState =>
  applyRows(emptyState(ME), records, "page").state;
const item: OutboxItem = {
  tmpId: "a",
  chatId: "p:2",
  type: 1,
  content: "",
  ready: false,
  aside: false,
  createdAt: 900,
  state: "waiting",
  attempts: 0,
  retryAt: 0,
};
const ids = (sync: SyncState) => rowsOf(sync, sources).map(({ chatId }) => chatId);

it("sorts by last send time with pinned chats on top", () => {
  const sync = state(text(1, 2, 100), text(2, 3, 300), text(3, 4, 200));
  expect(ids(sync)).toEqual(["p:3", "p:4", "p:2"]);
  const pin = {
    archived: false,
    markedUnread: false,
    muted: false,
    hiddenUpTo: null,
    clearedUpTo: null,
    updatedAt: 1,
  };
  const pinned = applyChatStates(sync, [{ chatId: "p:2", pinnedAt: 5, ...pin }]).state;
  expect(ids(pinned)).toEqual(["p:2", "p:3", "p:4"]);
});

it("moves a chat that was entered to the top, and lists one that is empty (rules §4.5, MSG-2)", () => {
  const sync = state(text(1, 2, 100), text(2, 3, 300));
  const entered = (...opened: [`p:${number}`, number][]) =>
    rowsOf(sync, { ...sources, opened: new Map(opened) }).map(({ chatId }) => chatId);
  expect(entered()).toEqual(["p:3", "p:2"]);
  expect(entered(["p:2", 400])).toEqual(["p:2", "p:3"]);
  expect(entered(["p:2", 200])).toEqual(["p:3", "p:2"]);
  expect(entered(["p:2", 400], ["p:9", 500])).toEqual(["p:9", "p:2", "p:3"]);
  const [row] = rowsOf(sync, { ...sources, opened: new Map([["p:9", 500]]) });
  expect(row).toMatchObject({
    chatId: "p:9",
    name: "name p:9",
    preview: null,
    time: 0,
    openedAt: 500,
    unread: 0,
  });
});

it("takes a hidden chat out until something newer comes", () => {
  const hidden = {
    pinnedAt: null,
    archived: false,
    markedUnread: false,
    muted: false,
    clearedUpTo: null,
    updatedAt: 1,
  };
  const sync = applyChatStates(state(text(1, 2, 100)), [{ chatId: "p:2", ...hidden, hiddenUpTo: 1 }]).state;
  expect(ids(sync)).toEqual([]);
  expect(ids(applyRows(sync, [text(2, 2, 200)], "frame").state)).toEqual(["p:2"]);
});

it("shows what waits to be sent, and that something failed", () => {
  const sync = state(text(1, 2, 100));
  const waiting = { ...sync, outbox: enqueue(sync.outbox, item) };
  expect(rowsOf(waiting, sources)[0]).toMatchObject({
    sending: "loading",
    mine: true,
    time: 900,
    preview: { kind: "label", key: "messages.preview.image" },
  });
  const failed = { ...sync, outbox: [{ ...item, state: "failed" as const }] };
  expect(rowsOf(failed, sources)[0]?.sending).toBe("fail");
});

it("keeps rows that did not change and counts muted chats out of the badge", () => {
  const sync = state(text(1, 2, 100), text(2, 4, 200));
  const before = rowsOf(sync, sources);
  const after = rowsOf(applyRows(sync, [text(3, 2, 300)], "frame").state, sources, before);
  expect(after[1]).toBe(before[0]);
  expect(after[0]).not.toBe(before[1]);
  expect(badgeTotal(after)).toBe(2);
});

it("announces what is new once, however often and late it comes", () => {
  const first = newArrivals(state(text(1, 2, 100)), new Map());
  expect(first.arrivals.map(({ id }) => id)).toEqual([1]);
  const again = state(text(1, 2, 100), text(2, ME, 150), text(3, 2, 200));
  const second = newArrivals(again, first.announced);
  expect(second.arrivals.map(({ id }) => id)).toEqual([3]);
  expect(newArrivals(again, second.announced).arrivals).toEqual([]);
});
