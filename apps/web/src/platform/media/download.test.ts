import { afterEach, expect, it, vi } from "vitest";
import { type DownloadTools, download } from "./download.ts";

afterEach(() => {
  vi.useRealTimers();
});

function server(...responses: (number | Error)[]) {
  const waits: number[] = [];
  let calls = 0;
  const tools: DownloadTools = {
    fetch: async () => {
      const response = responses[Math.min(calls, responses.length - 1)];
      calls += 1;
      if (typeof response !== "number") throw response ?? new Error("no answer");
      return new Response(null, { status: response });
    },
    wait: async (ms) => {
      waits.push(ms);
    },
  };
  return { tools, waits, calls: () => calls };
}

it("resolves at once if the first attempt works", async () => {
  const { tools, waits } = server(200);
  await download("/a", "picture", tools);
  expect(waits).toEqual([]);
});

it("tries three more times after 1, 2 and 3 seconds, then rejects with the status", async () => {
  const { tools, waits, calls } = server(404);
  await expect(download("/a", "picture", tools)).rejects.toThrow("request failed: 404");
  expect(waits).toEqual([1000, 2000, 3000]);
  expect(calls()).toBe(4);
});

it("resolves if a later try works", async () => {
  const { tools, calls } = server(new Error("offline"), 503, 200);
  await download("/a", "picture", tools);
  expect(calls()).toBe(3);
});

/** A connection that delivers one letter every `secondsEach`, and nothing after `end` letters. */
function slowLine(secondsEach: number, letters: string, end = letters.length) {
  let tries = 0;
  const tools: DownloadTools = {
    fetch: async (_, { signal }) => {
      tries += 1;
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        start: (to) => signal.addEventListener("abort", () => to.error(signal.reason)),
        pull: async (to) => {
          await new Promise((come) => setTimeout(come, secondsEach * 1000));
          if (signal.aborted) return;
          if (at === letters.length) to.close();
          else if (at === end) await new Promise(() => {});
          else to.enqueue(new TextEncoder().encode(letters[at++]));
        },
      });
      return new Response(body, { headers: { "content-type": "audio/mpeg" } });
    },
    wait: async () => undefined,
  };
  return { tools, tries: () => tries };
}

it("waits for a voice as long as there is progress, and for a picture ten seconds", async () => {
  vi.useFakeTimers();
  const line = slowLine(50, "voice");
  const voice = download("/a", "file", line.tools);
  await vi.advanceTimersByTimeAsync(400_000);
  expect(await (await voice).body.text()).toBe("voice");
  expect((await voice).body.type).toBe("audio/mpeg");
  expect(line.tries()).toBe(1);
  const slow = slowLine(4, "look");
  const picture = download("/a", "picture", slow.tools).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(slow.tries()).toBe(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(await picture).toMatchObject({ message: "timeout" });
});

it("tries again after a broken connection, and after a minute without progress", async () => {
  vi.useFakeTimers();
  const [silent, whole] = [slowLine(1, "voice", 2), slowLine(1, "voice")];
  const lines = [
    async () => new Response(new ReadableStream({ start: (to) => to.error(new Error("cut")) })),
    silent.tools.fetch,
    whole.tools.fetch,
  ];
  const fetch: DownloadTools["fetch"] = (url, init) => (lines.shift() ?? whole.tools.fetch)(url, init);
  const voice = download("/a", "file", { ...whole.tools, fetch });
  await vi.advanceTimersByTimeAsync(61_900);
  expect(whole.tries()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await voice).body.text()).toBe("voice");
  expect(lines).toEqual([]);
});
