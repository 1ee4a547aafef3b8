import * as fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "./testing/fake-api.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
/** The server's clock, and the page's steady one; tests set the device's clock. */
let server = 1_800_000_000_000;
let even = 5000;
const pass = (ms: number) => {
  server += ms;
  even += ms;
};
const setDevice = (off: number) => vi.spyOn(Date, "now").mockReturnValue(server + off);

async function start() {
  vi.resetModules();
  return import("./server-clock.ts");
}
type Clock = Awaited<ReturnType<typeof start>>;

/** A request that takes `ms` each way. */
function request(clock: Clock, ms = 20): void {
  const sentAt = even;
  pass(ms);
  const date = new Date(server).toUTCString();
  pass(ms);
  clock.setServerTime(date, sentAt);
}

beforeEach(() => {
  memoryStorage();
  vi.spyOn(performance, "now").mockImplementation(() => even);
});
afterEach(() => vi.restoreAllMocks());

it("uses the device's clock until the server has answered, but is not certain of it", async () => {
  setDevice(DAY);
  const clock = await start();
  expect(clock.serverNow()).toBe(server + DAY);
  expect(clock.certainNow()).toBe(0);
});

it.each([-DAY, -MINUTE, 0, MINUTE, DAY])(
  "knows the server's time on a device that is %i ms off",
  async (off) => {
    setDevice(off);
    const clock = await start();
    const heard = vi.fn<() => void>();
    clock.serverClockSet.on(heard);
    request(clock);
    expect(Math.abs(clock.serverNow() - server)).toBeLessThanOrEqual(1000);
    expect(heard).toHaveBeenCalledOnce();
    setDevice(-3 * off - 7 * DAY);
    pass(90_000);
    expect(Math.abs(clock.serverNow() - server)).toBeLessThanOrEqual(1000);
    request(clock);
    expect(heard).toHaveBeenCalledOnce();
  },
);

it("is never certain of a time in the future, on any device, across restarts and sleep", async () => {
  const step = fc.oneof(
    fc.record({ what: fc.constant("jump" as const), ms: fc.integer({ min: -2 * DAY, max: 2 * DAY }) }),
    fc.record({ what: fc.constantFrom("pass" as const, "sleep" as const), ms: fc.nat(DAY) }),
    fc.record({ what: fc.constantFrom("ask" as const, "restart" as const), ms: fc.nat(3000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      memoryStorage();
      let off = 0;
      let clock = await start();
      let last = 0;
      for (const { what, ms } of steps) {
        if (what === "jump") off += ms;
        else if (what === "pass") pass(ms);
        // The page's steady clock stops while the device sleeps.
        else if (what === "sleep") server += ms;
        else if (what === "ask") request(clock, ms);
        else clock = await start();
        setDevice(off);
        const sure = clock.certainNow();
        expect(sure).toBeLessThanOrEqual(server);
        if (what !== "restart") expect(sure).toBeGreaterThanOrEqual(last - 2 * 3000 - 1000);
        if (what === "ask") expect(server - sure).toBeLessThanOrEqual(1000 + 2 * ms);
        last = sure;
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

it("ignores a text that is not a time", async () => {
  const clock = await start();
  clock.setServerTime(null, even);
  clock.setServerTime("yesterday", even);
  expect(clock.certainNow()).toBe(0);
});
