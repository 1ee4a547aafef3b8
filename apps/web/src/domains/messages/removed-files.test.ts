import { MessageType, privateChatId } from "@4d/contract";
import { applyRows, type Commit, emptyState, type SyncState } from "@4d/sync";
import { expect, it } from "vitest";
import { removedFiles } from "./removed-files.ts";

const [me, other] = [1, 2];
const chatId = privateChatId(other);
const url = (name: string) => `/files/${name.padEnd(32, "x")}.webp`;
const base = { sendId: other, recvId: me, status: 0, sendTime: 1000 };
const image = (id: number) => ({
  ...base,
  id,
  type: MessageType.IMAGE,
  content: JSON.stringify({ originUrl: url(`o${id}`), thumbUrl: url(`t${id}`) }),
});

function commit(before: SyncState, ...rows: Parameters<typeof applyRows>[1]): Commit {
  const { state: after, touched } = applyRows(before, rows);
  return { before, after, touched, stored: false, reset: false };
}
const held = applyRows(emptyState(me), [
  image(1),
  image(2),
  { ...base, id: 3, type: 0, content: "hi" },
]).state;

it("names the files of a recalled message, the thumbnail too, and of no other", () => {
  const recall = { ...base, id: 4, type: MessageType.RECALL, content: "1" };
  expect(removedFiles(commit(held, recall), 2000)).toEqual([url("o1"), url("t1")]);
});

it("names those of one removed for me, and none when words come or a picture does", () => {
  const removed = {
    ...base,
    ...{ id: 4, sendId: me, type: MessageType.REMOVED, content: JSON.stringify({ chatId, ids: [2] }) },
  };
  expect(removedFiles(commit(held, removed), 2000)).toEqual([url("o2"), url("t2")]);
  expect(removedFiles(commit(held, image(5)), 2000)).toEqual([]);
});
