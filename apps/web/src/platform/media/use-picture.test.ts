import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mediaFailed } from "./file-cache.ts";
import { holdPicture, pictureNow } from "./use-picture.ts";

const fetched = vi.fn<(url: string) => Promise<Response>>();
/** Object URLs not revoked yet. */
let living: Set<string>;
/** Addresses reported as failed. */
let failed: string[];
let held: Map<string, Response>;
let isPicture: boolean;
mediaFailed.on(({ url }) => failed.push(url));

beforeEach(() => {
  living = new Set();
  failed = [];
  held = new Map();
  isPicture = true;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  let made = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    made += 1;
    living.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void living.delete(url));
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      decode = () => (isPicture ? Promise.resolve() : Promise.reject(new Error("no picture")));
    },
  );
  const cache = {
    match: (url: string) => Promise.resolve(held.get(url)?.clone()),
    put: (url: string, response: Response) => Promise.resolve(void held.set(url, response)),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.useRealTimers();
});

const respondWith = (text: string) => fetched.mockImplementation(() => Promise.resolve(new Response(text)));
/** Draws a picture, and waits until its address is known. */
async function draw(url: string): Promise<() => void> {
  const end = holdPicture(url, () => undefined);
  await vi.waitFor(() => expect(pictureNow(url)).not.toBeUndefined());
  return end;
}

it("is fetched once for all users, and released after the last one", async () => {
  respondWith("picture");
  const redrawn = vi.fn<() => void>();
  const [first, second] = [holdPicture("/files/a", redrawn), await draw("/files/a")];
  expect(redrawn).toHaveBeenCalledOnce();
  expect(pictureNow("/files/a")).toBe("blob:1");
  first();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...living]).toEqual(["blob:1"]);
  second();
  // A later user draws at once.
  const third = holdPicture("/files/a", redrawn);
  expect(pictureNow("/files/a")).toBe("blob:1");
  third();
  await vi.advanceTimersByTimeAsync(5000);
  expect([...living]).toEqual([]);
  expect(pictureNow("/files/a")).toBeUndefined();
  expect(fetched).toHaveBeenCalledOnce();
});

it("comes from the cache without a network", async () => {
  respondWith("picture");
  (await draw("/files/b"))();
  await vi.advanceTimersByTimeAsync(5000);
  fetched.mockRejectedValue(new TypeError("offline"));
  (await draw("/files/b"))();
  expect(pictureNow("/files/b")).toBe("blob:2");
  expect(fetched).toHaveBeenCalledOnce();
});

it("is tried three times more after 1, 2 and 3 s, then reported as failed (rules §8.2)", async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
  const end = holdPicture("/files/c", () => undefined);
  for (const [waited, tries] of [
    [999, 1],
    [1, 2],
    [2000, 3],
    [2999, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waited);
    expect(fetched).toHaveBeenCalledTimes(tries);
    expect(pictureNow("/files/c")).toBeUndefined();
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(pictureNow("/files/c")).toBeNull();
  expect(failed).toEqual(["/files/c"]);
  end();
});

it("releases a picture that arrives too late or cannot be decoded", async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => late.promise);
  holdPicture("/files/d", () => undefined)();
  await vi.advanceTimersByTimeAsync(5000);
  late.resolve(new Response("picture"));
  await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect([...living]).toEqual([]));
  isPicture = false;
  respondWith("words");
  (await draw("/files/e"))();
  expect(pictureNow("/files/e")).toBeNull();
  expect([...living]).toEqual([]);
  expect(pictureNow("")).toBeNull();
});
