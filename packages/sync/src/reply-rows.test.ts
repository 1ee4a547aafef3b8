import { expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { itemsOf, unreadCount } from "./chat-view.ts";
import type { StreamRecord } from "./stream-row.ts";
import { emptyState } from "./sync-state.ts";

const ME = 1;
const ai = (variant: number) => ({ extra: { ai: { turnId: 3, variant, of: 2, by: "builtin" as const } } });
const base = { sendId: 2, recvId: ME, status: 0, sendTime: 1 };
const tip = (id: number, key: string): StreamRecord => ({
  ...base,
  ...{ id, type: 21, content: "…", extra: { tip: { key, args: {} } } },
});
const answer: StreamRecord = { ...base, id: 4, type: 0, content: "one", ...ai(0) };
const again = tip(5, "regenerating");
const variant: StreamRecord = { ...base, id: 6, type: 0, content: "two", ...ai(1) };
const edit: StreamRecord = {
  ...base,
  ...{ id: 7, type: 60, content: JSON.stringify({ id: 4, content: "two", editedAt: 9, ...ai(1).extra }) },
};

function shown(...rows: StreamRecord[]) {
  let state = emptyState(ME);
  for (const row of rows) state = applyRows(state, [row], "frame").state;
  const chat = state.chats.get("p:2");
  if (!chat) throw new Error("no chat");
  const items = itemsOf(chat, { me: ME, outbox: [], dividerAfter: null });
  const lines = items.flatMap((one) =>
    one.kind === "message"
      ? [`${one.message.id} ${one.message.content} ${one.message.extra?.ai?.variant}`]
      : [],
  );
  return { lines, unread: unreadCount(chat) };
}

it("draws a regenerated reply in the place of the first, whatever comes first, and counts it once", () => {
  const whole = { lines: ["4 two 1"], unread: 1 };
  expect(shown(answer, again, variant, edit)).toEqual(whole);
  expect(shown(edit, variant, again, answer)).toEqual(whole);
  expect(shown(variant, answer, edit, again, again)).toEqual(whole);
});

it("keeps the tip during a regeneration, and the way to retry when that failed", () => {
  expect(shown(answer, again).lines).toEqual(["4 one 0", "5 … undefined"]);
  expect(shown(answer, tip(6, "regenerateFailed"), again).lines).toEqual(["4 one 0", "6 … undefined"]);
  expect(shown(answer, tip(6, "regenerateFailed"), tip(8, "regenerating")).lines).toEqual([
    "4 one 0",
    "8 … undefined",
  ]);
});

it("shows the chosen variant of a page, which is no row of its own", () => {
  const page: StreamRecord = { ...base, id: 4, type: 0, content: "two", editedAt: 9, ...ai(1) };
  expect(shown(page).lines).toEqual(["4 two 1"]);
});
