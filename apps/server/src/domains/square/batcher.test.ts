import { expect, it } from "vitest";
import { createBatcher } from "./batcher.ts";

it("does together what came while earlier work was under way, and fails whom it concerns", async () => {
  const batches: number[][] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const put = createBatcher<number>(3, async (items) => {
    batches.push([...items]);
    if (items.includes(1)) await gate;
    if (items.includes(5)) throw new Error("five");
  });
  const all = [1, 2, 3, 4, 5, 6].map((item) => put(item));
  const settled = Promise.allSettled(all);
  open();
  expect((await settled).map(({ status }) => status)).toEqual([
    ...["fulfilled", "fulfilled", "fulfilled", "fulfilled"],
    ...["rejected", "rejected"],
  ]);
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
});
