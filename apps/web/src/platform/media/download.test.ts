import { expect, it } from "vitest";
import { type DownloadTools, download } from "./download.ts";

function server(...answers: (number | Error)[]) {
  const waits: number[] = [];
  let calls = 0;
  const tools: DownloadTools = {
    fetch: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (typeof answer !== "number") throw answer ?? new Error("no answer");
      return new Response(null, { status: answer });
    },
    wait: async (ms) => {
      waits.push(ms);
    },
  };
  return { tools, waits, calls: () => calls };
}

it("answers at once when it can", async () => {
  const { tools, waits } = server(200);
  expect((await download("/a", tools)).status).toBe(200);
  expect(waits).toEqual([]);
});

it("tries three more times after 1, 2 and 3 seconds, then says the status", async () => {
  const { tools, waits, calls } = server(404);
  await expect(download("/a", tools)).rejects.toThrow("request failed: 404");
  expect(waits).toEqual([1000, 2000, 3000]);
  expect(calls()).toBe(4);
});

it("heals when a later try works", async () => {
  const { tools, calls } = server(new Error("offline"), 503, 200);
  expect((await download("/a", tools)).status).toBe(200);
  expect(calls()).toBe(3);
});
