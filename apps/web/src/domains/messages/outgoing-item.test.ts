import { GROUP_MEMBERS_MAX, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { expect, it } from "vitest";
import { groupsStore } from "../groups/index.ts";
import { outboxItem } from "./outgoing-item.ts";

const KINDS = [MessageType.TEXT, MessageType.IMAGE, MessageType.FILE, MessageType.AUDIO, MessageType.VIDEO];

function groupOfSize(memberCount: number): void {
  const group = { id: 7, memberCount } as (typeof state)["groups"][number];
  const state = groupsStore.getState();
  groupsStore.setState({ groups: [group] });
}

it("asks a group of any size there is who has read, whatever is sent (MSG-5)", () => {
  for (const size of [3, GROUP_MEMBERS_MAX]) {
    groupOfSize(size);
    for (const type of KINDS) expect(outboxItem("g:7", type, "").receipt).toBe(true);
  }
});

it("asks neither a larger group nor a friend, nor a group it knows nothing of", () => {
  groupOfSize(GROUP_MEMBERS_MAX + 1);
  for (const chatId of ["g:7", "g:8", "p:7"] as const) {
    expect(outboxItem(chatId, MessageType.TEXT, "").receipt).toBeUndefined();
  }
});

it("quotes a picture and a gift by what the server will keep of them", () => {
  const quoted = { id: 5, sendId: 2, status: 0, sendTime: 1, fresh: false } as unknown as Message;
  const quoteOf = (part: Partial<Message>) =>
    outboxItem("p:2", MessageType.TEXT, "!", { quote: { ...quoted, ...part } }).quote;
  const picture = '{"originUrl":"/a.jpg"}';
  expect(quoteOf({ type: MessageType.IMAGE, content: picture })).toMatchObject({ text: picture });
  const gift = { id: 9, mode: "equal", total: 3, portions: 1, message: "茶钱" } as const;
  const card = { type: MessageType.TEXT, content: "[胶囊红包] 茶钱", extra: { gift } };
  expect(quoteOf(card)).toMatchObject({ text: card.content, gift: "茶钱" });
});
