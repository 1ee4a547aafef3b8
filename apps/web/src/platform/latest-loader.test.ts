import { expect, test } from "vitest";
import { createLatestLoader } from "./latest-loader.ts";

/** Calls that the test resolves itself, in any order. */
function deferredCalls() {
  const waiting: ((value: string) => void)[] = [];
  const call = () => new Promise<string>((respond) => void waiting.push(respond));
  return { call, waiting };
}

test("a change during a call repeats the call", async () => {
  const { call, waiting } = deferredCalls();
  const { load: ask, changed } = createLatestLoader();
  const outcome = ask(call);
  changed();
  waiting[0]?.("before the change");
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.("after it");
  expect(await outcome).toEqual({ ok: true, value: "after it" });
});

test("of two concurrent calls only the later one returns a result, in any order of answers", async () => {
  const { call, waiting } = deferredCalls();
  const { load: ask } = createLatestLoader();
  const first = ask(call);
  const second = ask(call);
  waiting[1]?.("new");
  expect(await second).toEqual({ ok: true, value: "new" });
  waiting[0]?.("old");
  expect(await first).toBeNull();
});
