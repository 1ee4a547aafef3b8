import type { ChatItem, Message } from "@4d/sync";
import { expect, it } from "vitest";
import { linePlacement } from "./line-placement.ts";

const at = (minutes: number) => minutes * 60_000;
function line(id: number, sendId: number, sendTime: number, more: Partial<Message> = {}): ChatItem {
  const message = {
    chatId: "p:2",
    id,
    tmpId: null,
    sendId,
    type: 0,
    content: "x",
    status: 0,
    sendTime,
    ...more,
  } as const;
  return { kind: "message", key: `m${id}`, message };
}

it("joins one person's messages within three minutes", () => {
  const items = [line(1, 2, at(0)), line(2, 2, at(2)), line(3, 2, at(6)), line(4, 1, at(6))];
  expect(items.map((_, index) => linePlacement(items, index, 1).joined)).toEqual([false, true, false, false]);
});

it("says a minute once, at its last message", () => {
  const items = [line(1, 2, at(0)), line(2, 2, at(0) + 5000), line(3, 2, at(1))];
  expect(items.map((_, index) => linePlacement(items, index, 1).timeBelow)).toEqual([true, false, false]);
});

it("keeps tips and recalled messages apart", () => {
  const items = [
    line(1, 2, at(0)),
    line(2, 2, at(0), { type: 21 }),
    line(3, 2, at(0)),
    line(4, 2, at(0), { status: 2 }),
  ];
  expect(items.map((_, index) => linePlacement(items, index, 1).joined)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
