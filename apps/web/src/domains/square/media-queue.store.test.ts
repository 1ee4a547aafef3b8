import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToast } from "../../platform/dialogs.ts";
import { memoryStorage } from "../../platform/testing/fake-api.ts";
import type { StoredMedia } from "../messages/index.ts";

interface Progress {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
const storeMedia = vi.hoisted(() => vi.fn<(file: File, progress: Progress) => Promise<StoredMedia>>());
vi.mock("../messages/index.ts", () => ({ storeMedia }));
vi.mock("../settings/index.ts", () => ({ systemLimits: () => ({ uploadBytes: 1000 }) }));
vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { addMedia, clearMedia, dropMedia, mediaSettled, setMadeByAi, mediaStore, moveMedia, retryMedia } =
  await import("./media-queue.store.ts");

const file = (name: string, type = "image/png", size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const stored = (name: string): StoredMedia => ({
  kind: "image",
  url: `/files/${name}`,
  thumbUrl: `/files/${name}`,
  width: 1,
  height: 1,
});
const items = () => mediaStore.getState().items;
const urls = () => items().map((item) => item.stored?.url ?? item.trouble);
const settled = () => vi.waitFor(() => expect(items().every((one) => one.stored ?? one.trouble)).toBe(true));

beforeEach(() => {
  storeMedia.mockReset();
  storeMedia.mockImplementation((one) => Promise.resolve(stored(one.name)));
});
afterEach(clearMedia);

it("stores three at a time, in the order they were chosen", async () => {
  let most = 0;
  let now = 0;
  storeMedia.mockImplementation(async (one) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return stored(one.name);
  });
  addMedia(["a", "b", "c", "d", "e"].map((name) => file(name)));
  await settled();
  expect(urls()).toEqual(["/files/a", "/files/b", "/files/c", "/files/d", "/files/e"]);
  expect(most).toBe(3);
});

it("takes nine at most, and says so", () => {
  addMedia(Array.from({ length: 12 }, (_, at) => file(`${at}`)));
  expect(items()).toHaveLength(9);
  // The square's texts load later; until then the key is shown.
  expect(currentToast.get()?.text).toBe("square.mediaFull");
});

it("looks at 52 files in one go at most (FEED-2)", () => {
  const others = Array.from({ length: 52 }, (_, at) => file(`${at}.txt`, "text/plain"));
  addMedia([...others, file("late")]);
  expect(items()).toHaveLength(0);
});

it("leaves out what is too large or no picture", () => {
  addMedia([file("large", "image/png", 2000), file("drawn", "image/svg+xml"), file("fine")]);
  expect(items()).toHaveLength(1);
});

it("tries a failed one again", async () => {
  storeMedia.mockRejectedValueOnce(new Error("unreadable"));
  addMedia([file("a")]);
  await settled();
  expect(items()[0]?.stored).toBeNull();
  retryMedia(items()[0]?.key ?? "");
  await settled();
  expect(urls()).toEqual(["/files/a"]);
});

it("remembers of each whether a machine made it", async () => {
  addMedia([file("a"), file("b")]);
  setMadeByAi(items()[1]?.key ?? "", true);
  await settled();
  expect(items().map(({ byAi }) => byAi)).toEqual([false, true]);
});

it("moves one to the front and takes one out", async () => {
  addMedia([file("a"), file("b"), file("c")]);
  await settled();
  moveMedia(items()[2]?.key ?? "");
  expect(urls()).toEqual(["/files/a", "/files/c", "/files/b"]);
  dropMedia(items()[0]?.key ?? "");
  expect(urls()).toEqual(["/files/c", "/files/b"]);
});

it("says when nothing is being uploaded any more: all is stored, failed or gone", async () => {
  const first = Promise.withResolvers<StoredMedia>();
  storeMedia.mockImplementationOnce(() => first.promise);
  storeMedia.mockImplementationOnce(() => new Promise(() => {}));
  storeMedia.mockImplementationOnce(() => Promise.reject(new Error()));
  addMedia([file("first"), file("slow"), file("bad")]);
  let isSettled = false;
  const settling = mediaSettled().then(() => {
    isSettled = true;
  });
  await vi.waitFor(() => expect(items()[2]?.trouble).not.toBe(""));
  first.resolve(stored("first"));
  await vi.waitFor(() => expect(items()[0]?.stored).not.toBeNull());
  expect(isSettled).toBe(false);
  dropMedia(items()[1]?.key ?? "");
  await settling;
  await mediaSettled();
});
