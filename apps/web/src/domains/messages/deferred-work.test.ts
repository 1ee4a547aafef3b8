import { expect, it } from "vitest";
import { retryWhenBusy, UntilReady } from "./deferred-work.ts";

/** A refusal as the http client rejects with it. */
const refusal = (code: number, message: string, data: unknown = null) =>
  Object.assign(new Error(message), { code, data });
const waits: number[] = [];
const wait = (ms: number) => {
  waits.push(ms);
  return Promise.resolve();
};

it("waits as long as the server says, and passes every other failure on", async () => {
  const answers: unknown[] = [refusal(429, "", { retryAfter: 2 }), refusal(429, ""), "stored"];
  const work = () => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  expect(await retryWhenBusy(work, undefined, wait)).toBe("stored");
  expect(waits).toEqual([2000, 1000]);
  answers.push(refusal(413, "too large"));
  await expect(retryWhenBusy(work, undefined, wait)).rejects.toThrow("too large");
});

it("stops when it is called off", async () => {
  const refused = () => Promise.reject(refusal(429, "busy", { retryAfter: 1 }));
  await expect(retryWhenBusy(refused, AbortSignal.abort(), wait)).rejects.toThrow("busy");
});

it("does in order what was asked before it was ready, and later things at once", () => {
  const ready = new UntilReady<string>();
  const done: string[] = [];
  ready.run((to) => done.push(`${to} 1`));
  ready.run((to) => done.push(`${to} 2`));
  expect(done).toEqual([]);
  ready.open("mei");
  ready.run((to) => done.push(`${to} 3`));
  expect(done).toEqual(["mei 1", "mei 2", "mei 3"]);
});

it("forgets at the end what nobody was there for", () => {
  const ready = new UntilReady<string>();
  const done: string[] = [];
  ready.run((to) => done.push(to));
  ready.close();
  ready.open("otto");
  expect(done).toEqual([]);
});
