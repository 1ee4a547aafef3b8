import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const never = new AbortController().signal;
const queueOf = (width: number, perOwner = 10, most = 100) =>
  new FairQueue({ width: () => width, perOwner, most });

it("serves owners in turn, however many wishes one of them has", async () => {
  const queue = queueOf(1);
  const leave = await queue.enter("mei", never);
  const order: string[] = [];
  const wishes = ["mei", "mei", "mei", "otto", "ida", "otto"].map(async (owner) => {
    const out = await queue.enter(owner, never);
    order.push(owner);
    out?.();
  });
  leave?.();
  await Promise.all(wishes);
  expect(order).toEqual(["mei", "otto", "ida", "mei", "otto", "mei"]);
});

it("never lets more in than its width, and gives a place back once", async () => {
  const queue = queueOf(2);
  let inside = 0;
  let most = 0;
  const one = async (owner: string) => {
    const leave = await queue.enter(owner, never);
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    leave?.();
    leave?.();
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => one(`owner ${n % 7}`)));
  expect(most).toBe(2);
});

it("turns away who would wait behind too many, of one owner or of all", async () => {
  const queue = queueOf(1, 2, 3);
  const leave = await queue.enter("mei", never);
  const waiting = [queue.enter("mei", never), queue.enter("mei", never), queue.enter("otto", never)];
  expect(await queue.enter("mei", never)).toBeUndefined();
  expect(await queue.enter("ida", never)).toBeUndefined();
  leave?.();
  await Promise.all(waiting.map(async (one) => (await one)?.()));
  expect(await queue.enter("ida", never)).toBeDefined();
});

it("forgets who gave up waiting", async () => {
  const queue = queueOf(1, 1, 1);
  const leave = await queue.enter("mei", never);
  const controller = new AbortController();
  const given = queue.enter("otto", controller.signal);
  controller.abort(new Error("enough"));
  await expect(given).rejects.toThrow("enough");
  const ida = queue.enter("ida", never);
  leave?.();
  expect(await ida).toBeDefined();
  await expect(queue.enter("otto", controller.signal)).rejects.toThrow("enough");
});
