import { expect, it } from "vitest";
import { retryWhenBusy } from "./patiently.ts";

/** A refusal as the client for requests rejects with it. */
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
