import { expect, it } from "vitest";
import { FairQueue, type QueueBounds } from "./fair-queue.ts";

const never = new AbortController().signal;
const queueOf = (bounds: Partial<QueueBounds>, closing = never) =>
  new FairQueue<string>({ width: 1, waitingEach: 10, waitingMost: 100, ...bounds }, closing);

/** Work that ends on demand; records in order whose work began. */
function slowWork(queue: FairQueue<string>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (owner: string, name = owner) =>
    queue.run(owner, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, end };
}

it("serves owners in turn, however much one of them wants", async () => {
  const { begun, start, end } = slowWork(queueOf({}));
  for (const name of ["mei 1", "mei 2", "mei 3", "mei 4"]) void start("mei", name);
  for (const name of ["otto 1", "ida 1", "otto 2"]) void start(name.split(" ")[0] ?? "", name);
  await Promise.resolve();
  for (const name of ["mei 1", "mei 2", "otto 1", "ida 1", "mei 3", "otto 2"]) await end(name);
  expect(begun).toEqual(["mei 1", "mei 2", "otto 1", "ida 1", "mei 3", "otto 2", "mei 4"]);
});

it("never gives one owner all slots, nor more than the share, while others find none taken from them", async () => {
  for (const [width, share, most] of [
    [2, undefined, 1],
    [4, undefined, 3],
    [4, 2, 2],
    [3, 9, 2],
    [1, undefined, 1],
  ] as const) {
    const { begun, start } = slowWork(queueOf({ width, ...(share ? { share } : {}) }));
    for (let count = 0; count < 8; count += 1) void start("mei", `mei ${count}`);
    await Promise.resolve();
    expect(begun).toHaveLength(most);
    void start("otto");
    await Promise.resolve();
    expect(begun.includes("otto")).toBe(width > 1);
  }
});

it("never lets more in than its width, and gives a slot back once", async () => {
  const queue = queueOf({ width: 2 });
  let inside = 0;
  let most = 0;
  const one = async (owner: string) => {
    const leave = await queue.enter(owner);
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    leave();
    leave();
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => one(`owner ${n % 7}`)));
  expect(most).toBe(2);
});

it("refuses what is too much of one owner, or of all, and says when to come again", async () => {
  const { start, end } = slowWork(queueOf({ waitingEach: 2, waitingMost: 3 }));
  const refused = (seconds: number) => ({ kind: "tooMany", details: { data: { retryAfter: seconds } } });
  for (let count = 0; count < 3; count += 1) void start("mei", `mei ${count}`);
  await expect(start("mei")).rejects.toMatchObject(refused(2));
  void start("otto");
  await expect(start("ida")).rejects.toMatchObject(refused(2));
  await end("mei 0");
  void start("ida");
  // Each piece has taken milliseconds so far.
  await expect(start("ida")).rejects.toMatchObject(refused(1));
});

it("forgets who gave up waiting, and goes on after work that failed", async () => {
  const queue = queueOf({ waitingEach: 1, waitingMost: 1 });
  const leave = await queue.enter("mei");
  const controller = new AbortController();
  const given = queue.enter("otto", { signal: controller.signal });
  controller.abort(new Error("enough"));
  await expect(given).rejects.toThrow("enough");
  await expect(queue.enter("otto", { signal: controller.signal })).rejects.toThrow("enough");
  const ida = queue.run("ida", () => Promise.reject(new Error("broken")));
  leave();
  await expect(ida).rejects.toThrow("broken");
  expect(await queue.run("mei", async () => "done")).toBe("done");
});

it("uses a slot more as soon as the settings give one", async () => {
  let width = 1;
  const { begun, start } = slowWork(queueOf({ width: () => width }));
  for (const owner of ["mei", "otto", "ida"]) void start(owner);
  width = 2;
  void start("leo");
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["mei", "otto"]);
});

it("refuses whatever waits, and whatever comes, once the server stops; what runs may end", async () => {
  const closing = new AbortController();
  const { start, end } = slowWork(queueOf({}, closing.signal));
  const running = start("mei", "mei 1");
  const waiting = [start("mei", "mei 2"), start("otto")];
  await Promise.resolve();
  closing.abort();
  for (const one of [...waiting, start("ida")])
    await expect(one).rejects.toMatchObject({ kind: "unavailable" });
  await end("mei 1");
  await expect(running).resolves.toBeUndefined();
});

it("lets work that is bounded elsewhere wait beyond the bounds", async () => {
  const queue = queueOf({ width: 1, waitingEach: 1, waitingMost: 1 });
  const { promise: gate, resolve: open } = Promise.withResolvers<string>();
  const patient = Array.from({ length: 4 }, () => queue.run("mei", () => gate, { ignoresQueueLimit: true }));
  await expect(queue.run("mei", () => gate)).rejects.toMatchObject({ kind: "tooMany" });
  open("done");
  expect(await Promise.all(patient)).toEqual(["done", "done", "done", "done"]);
});
