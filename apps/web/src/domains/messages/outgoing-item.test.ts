import { MessageType } from "@4d/contract";
import { expect, it } from "vitest";
import { groupsStore } from "../groups/index.ts";
import { itemOf } from "./outgoing-item.ts";

const KINDS = [MessageType.TEXT, MessageType.IMAGE, MessageType.FILE, MessageType.AUDIO, MessageType.VIDEO];

function groupOfSize(memberCount: number): void {
  const group = { id: 7, memberCount } as (typeof state)["groups"][number];
  const state = groupsStore.getState();
  groupsStore.setState({ groups: [group] });
}

it("asks a small group who has read, whatever is sent (MSG-5)", () => {
  groupOfSize(3);
  for (const type of KINDS) expect(itemOf("g:7", type, "").receipt).toBe(true);
});

it("asks neither a large group nor a friend, nor a group it knows nothing of", () => {
  groupOfSize(101);
  for (const chatId of ["g:7", "g:8", "p:7"] as const) {
    expect(itemOf(chatId, MessageType.TEXT, "").receipt).toBeUndefined();
  }
});
