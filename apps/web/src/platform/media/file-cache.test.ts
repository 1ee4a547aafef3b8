import { beforeEach, expect, it, vi } from "vitest";
import { cachedFile, forgetFile, forgetFiles, sweep } from "./file-cache.ts";

/** The content of Cache Storage, by address. */
let held: Map<string, Response>;
/** Caches that were deleted. */
const gone: string[] = [];
let now: number;
const fetched = vi.fn<(url: string, init?: RequestInit & { signal: AbortSignal }) => Promise<Response>>();
/** The server's answer when asked whether a file still exists. */
let standing: number;

const age = (seconds: number) => ({ "cache-control": `private, max-age=${seconds}, must-revalidate` });
const asked = () => fetched.mock.calls.map(([url, init]) => `${init?.method ?? "GET"} ${url}`);
const read = async (url: string) => (await cachedFile("audio", url)).text();

beforeEach(() => {
  held = new Map();
  now = 1_000_000_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const cache = {
    match: (url: string) => Promise.resolve(held.get(url)?.clone()),
    put: (url: string, response: Response) => Promise.resolve(void held.set(url, response)),
    keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(held.delete(url)),
  };
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    delete: (name: string) => Promise.resolve(void gone.push(name)),
  });
  gone.length = 0;
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});

const stubResponses = () =>
  fetched.mockImplementation((_url, init) => {
    const status = init?.method === "HEAD" ? standing : 200;
    return Promise.resolve(
      new Response(init?.method === "HEAD" ? null : "words", { status, headers: age(60) }),
    );
  });

it("asks after a minute whether a voice still exists, and does not fetch it again if it does", async () => {
  stubResponses();
  standing = 200;
  expect([await read("/a"), await read("/a")]).toEqual(["words", "words"]);
  now += 60_000;
  expect([await read("/a"), await read("/a")]).toEqual(["words", "words"]);
  expect(asked()).toEqual(["GET /a", "HEAD /a"]);
  now += 3_659_999;
  expect(await sweep("audio")).toBe(0);
  now += 1;
  expect(await sweep("audio")).toBe(1);
  expect([...held.keys()]).toEqual([]);
});

it("shows no copy of a deleted file, but one whose state the server cannot say", async () => {
  stubResponses();
  standing = 200;
  await read("/a");
  now += 60_000;
  for (const away of [503, 429]) {
    standing = away;
    expect(await read("/a")).toBe("words");
  }
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError("offline")));
  expect(await read("/a")).toBe("words");
  standing = 404;
  fetched.mockClear();
  await read("/a");
  expect(asked()).toEqual(["HEAD /a", "GET /a"]);
});

it("deletes a recalled file, and revalidates the copy of the browser", async () => {
  stubResponses();
  await read("/a");
  await forgetFile(["/a"]);
  expect([...held.keys()]).toEqual([]);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: "no-cache" });
});

it("retains files without an expiry, but not those an earlier version stored without a time", async () => {
  held.set("/old", new Response("old", { headers: { "x-size": "3", "x-used": "1" } }));
  fetched.mockImplementation(() => Promise.resolve(new Response("new")));
  expect(await read("/other")).toBe("new");
  expect(await sweep("audio")).toBe(1);
  expect([...held.keys()]).toEqual(["/other"]);
  now += 1e12;
  expect(await sweep("audio")).toBe(0);
});

it.each([
  ["a picture to look at", 10, () => cachedFile("image", "/a")],
  ["a picture to save", 60, () => cachedFile("image", "/a", "file")],
  ["a voice", 60, () => cachedFile("audio", "/a")],
])("gives the first answer for %s %i seconds", async (_, seconds, ask) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const signals: AbortSignal[] = [];
  fetched.mockImplementation((_url, { signal } = { signal: AbortSignal.abort() }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  void ask();
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signals[0]?.aborted).toBe(true);
  vi.useRealTimers();
});

it("deletes all files on logout", async () => {
  await forgetFiles();
  expect(gone.toSorted()).toEqual(["media-audio", "media-image"]);
});
