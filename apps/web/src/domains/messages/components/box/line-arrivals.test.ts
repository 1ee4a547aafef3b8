import { MessageStatus, MessageType, privateChatId } from "@4d/contract";
import type { Message, OutboxItem } from "@4d/sync";
import { describe, expect, it } from "vitest";
import type { ChatLineItem } from "../../chat-view.ts";
import { LineArrivals } from "./line-arrivals.ts";

const chatId = privateChatId(2);
const said = (id: number, key = `m${id}`, turnId?: number): ChatLineItem => {
  const ai =
    turnId === undefined ? {} : { extra: { ai: { turnId, variant: 0, of: 1, by: "builtin" as const } } };
  // Every clock is wrong.
  const clock = { sendTime: id % 2 === 0 ? 0 : 9e15, status: MessageStatus.SENDED };
  const message: Message = {
    chatId,
    id,
    tmpId: null,
    sendId: 2,
    type: MessageType.TEXT,
    content: "",
    ...clock,
    ...ai,
  };
  return { kind: "message", key, message };
};
const pending = (key: string): ChatLineItem => ({
  kind: "pending",
  key,
  item: { createdAt: 9e15 } as OutboxItem,
});
const live: ChatLineItem = { kind: "live", key: "live-7" };

function moves(...drawn: ChatLineItem[][]) {
  const arrivals = new LineArrivals();
  for (const [at, items] of drawn.entries()) arrivals.take(items, at);
  const last = drawn.at(-1) ?? [];
  return {
    moving: last.filter((item) => arrivals.isNew(item, drawn.length)).map(({ key }) => key),
    names: last.map((item) => arrivals.nameOf(item)),
    arrivals,
  };
}

describe("a message moves once, when it appears", () => {
  it("and not when the chat is opened, older ones are loaded, or somebody jumps away and back", () => {
    expect(moves([said(1), said(2)]).moving).toEqual([]);
    expect(moves([said(3)], [said(1), said(2), said(3)]).moving).toEqual([]);
    expect(moves([said(8), said(9)], [said(1), said(2)]).moving).toEqual([]);
  });

  it("whoever said it, and whatever anybody's clock says", () => {
    expect(moves([said(1)], [said(1), pending("t")]).moving).toEqual(["t"]);
    expect(moves([said(1)], [said(1), said(2)]).moving).toEqual(["m2"]);
    expect(moves([], [said(1)]).moving).toEqual(["m1"]);
    // A message received while mine is being sent stands above it.
    expect(moves([said(1), pending("t")], [said(1), said(2), pending("t")]).moving).toEqual(["m2"]);
  });

  it("under one name from the first to the last, so that the page keeps it", () => {
    const { arrivals, names } = moves([said(1)], [said(1), pending("t")], [said(1), said(2, "t")]);
    expect(names).toEqual(["m1", "t"]);
    expect(arrivals.isNew(said(2, "t"), 1_500)).toBe(false);
    // A reply keeps the key of the live words it grew from.
    const answer = moves([said(1)], [said(1), live], [said(1), said(2, "m2", 7)]);
    expect(answer.names).toEqual(["m1", "live-7"]);
    expect(answer.moving).toEqual([]);
    expect(moves([said(1)], [said(1), said(2, "m2", 7)]).moving).toEqual(["m2"]);
  });

  it("of many that come together the last two", () => {
    expect(moves([said(1)], [said(1), said(2), said(3), said(4)]).moving).toEqual(["m3", "m4"]);
  });
});
