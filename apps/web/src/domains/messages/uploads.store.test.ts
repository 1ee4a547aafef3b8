import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UploadOrder } from "./upload-rules.ts";

const uploadedContent = vi.hoisted(() => vi.fn<(order: UploadOrder) => Promise<object>>());
const engine = vi.hoisted(() => ({ ready: vi.fn<() => void>(), failed: vi.fn<() => void>() }));
vi.mock("./uploaded-content.ts", () => ({ uploadedContent }));
vi.mock("../settings/index.ts", () => ({ systemLimits: () => ({ uploadBytes: 1000 }) }));
vi.mock("./messages.store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  const { event } = await import("../../platform/signal.ts");
  const store = { setUpload: () => Promise.resolve() };
  return {
    chatsEnded: event(),
    becameLeader: event(),
    messagesStore: createStore(() => ({ link: "offline" })),
    running: () => ({ store }),
    engine: () => engine,
  };
});
const { messagesStore } = await import("./messages.store.ts");
const { beginUpload, dropUpload, hasUploadFile, retryUpload, uploadAsFile, uploadsStore } = await import(
  "./uploads.store.ts"
);

const order: UploadOrder = { tmpId: "t", kind: "file", file: new Blob(["x"]), name: "a.bin" };
const lineCut = Object.assign(new Error("network"), { name: "TransportError" });
/** Number of attempts after `seconds` more. */
const triesAfter = async (seconds: number): Promise<number> => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return uploadedContent.mock.calls.length;
};

beforeEach(async () => {
  uploadedContent.mockReset().mockRejectedValue(lineCut);
  messagesStore.setState({ link: "offline" });
  vi.useFakeTimers();
  await beginUpload(order);
});
afterEach(() => {
  dropUpload("t");
  vi.useRealTimers();
});

it("tries again after 5, 10, 20, 40 and 60 seconds, and every minute from then on", async () => {
  const tries: number[] = [];
  for (const wait of [5, 10, 20, 40, 60, 60]) tries.push(await triesAfter(wait - 1), await triesAfter(1));
  expect(tries).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
  expect(engine.failed).not.toHaveBeenCalled();
});

it("tries at once when somebody asks or the line is back, and waits as at first after that", async () => {
  expect(await triesAfter(5)).toBe(2);
  await retryUpload("t");
  expect(await triesAfter(4)).toBe(3);
  expect(await triesAfter(1)).toBe(4);
  messagesStore.setState({ link: "online" });
  expect(await triesAfter(0)).toBe(5);
  expect(await triesAfter(4)).toBe(5);
  uploadedContent.mockResolvedValue({ url: "/files/a.bin" });
  expect(await triesAfter(1)).toBe(6);
  expect(engine.ready).toHaveBeenCalledOnce();
  expect(await triesAfter(600)).toBe(6);
});

it("sends a picture that cannot be read as the file it is, when somebody asks", async () => {
  const picture: UploadOrder = { tmpId: "p", kind: "image", file: new Blob(["x"]), name: "a.jpg" };
  uploadedContent.mockRejectedValue(new Error("no picture"));
  await beginUpload(picture);
  expect(engine.failed).toHaveBeenLastCalledWith("p", expect.stringContaining("读不出来"));
  expect(hasUploadFile("p")).toBe(true);
  expect(uploadsStore.getState().uploads.get("p")?.preview).toContain("blob:");
  uploadedContent.mockResolvedValue({ url: "/files/a.jpg" });
  await uploadAsFile("p");
  expect(uploadedContent.mock.lastCall?.[0]).toMatchObject({ kind: "file", name: "a.jpg" });
  expect(uploadsStore.getState().uploads.get("p")).toMatchObject({ preview: null, name: "a.jpg" });
  expect(engine.ready).toHaveBeenLastCalledWith("p", JSON.stringify({ url: "/files/a.jpg" }));
});

it("says so when it is tried again and its file is not here any more, and does not wait for ever", async () => {
  await retryUpload("from before");
  expect(engine.failed).toHaveBeenLastCalledWith("from before", expect.stringContaining("不在了"));
});
