import { expect, it } from "vitest";
import { applyDelta, applyUpdate, type LiveReply, liveText } from "./live-reply.ts";

const grow = (...pieces: [seq: number, text: string][]): LiveReply | undefined =>
  pieces.reduce<LiveReply | undefined>(
    (held, [seq, text]) => applyDelta(held, { turnId: 7, variant: 0, seq, text }),
    undefined,
  );
const textOf = (live: LiveReply | undefined) => (live === undefined ? null : liveText(live));

it("puts the pieces in order, each once, and waits for a missing one", () => {
  expect(textOf(grow([0, "雾"], [1, "散"], [1, "散"], [2, "了"]))).toBe("雾散了");
  expect(textOf(grow([0, "雾"], [2, "了"]))).toBe("雾");
  expect(textOf(grow([0, "雾"], [2, "了"], [1, "散"]))).toBe("雾散了");
  expect(textOf(grow([0, "雾"], [1, "散"], [0, "灯"]))).toBe("灯");
});

it("begins anew with another turn or another variant", () => {
  const first = grow([0, "雾"]);
  expect(textOf(applyDelta(first, { turnId: 8, variant: 0, seq: 0, text: "灯" }))).toBe("灯");
  expect(textOf(applyDelta(first, { turnId: 7, variant: 1, seq: 0, text: "海" }))).toBe("海");
});

it("shows that somebody answers before the first word", () => {
  const waiting = applyUpdate(undefined, { turnId: 7, variant: 0, status: "streaming" });
  expect(waiting?.status).toBe("streaming");
  expect(textOf(waiting)).toBe("");
  expect(textOf(waiting && applyDelta(waiting, { turnId: 7, variant: 2, seq: 0, text: "海" }))).toBe("海");
});

it("keeps why there is no answer, and forgets nothing for a turn that was never shown", () => {
  expect(
    applyUpdate(grow([0, "雾"]), { turnId: 7, variant: 0, status: "failed", because: "busy" }),
  ).toMatchObject({
    status: "failed",
    because: "busy",
  });
  expect(applyUpdate(undefined, { turnId: 9, variant: 0, status: "done" })).toBeUndefined();
  expect(applyUpdate(grow([0, "雾"]), { turnId: 6, variant: 0, status: "cancelled" })?.replyId).toBe(7);
});
