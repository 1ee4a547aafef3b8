import { afterEach, expect, it, vi } from "vitest";
import { countOnBadge, followUnread } from "./badge-count.ts";

const stored = new Map<string, Response>();
const cache = {
  put: async (key: string, value: Response) => void stored.set(key, value),
  match: async (key: string) => stored.get(key)?.clone(),
};

let listen: (event: unknown) => void = () => undefined;
const page = {
  addEventListener: (_: string, handler: typeof listen) => {
    listen = handler;
  },
};

/** The page sends this to the worker. */
async function report(data: unknown): Promise<void> {
  const done: Promise<unknown>[] = [];
  listen({ data, waitUntil: (work: Promise<unknown>) => done.push(work) });
  await Promise.all(done);
}

function browser(setAppBadge?: (count: number) => Promise<void>): void {
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("navigator", { setAppBadge });
}

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it("counts on from the number that the app showed", async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
  browser(setAppBadge);
  vi.stubGlobal("self", page);
  followUnread();
  await report({ unread: 4 });
  await report("unread");
  await countOnBadge();
  await countOnBadge();
  expect(setAppBadge.mock.calls).toEqual([[5], [6]]);
});

it("begins at one", async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
  browser(setAppBadge);
  await countOnBadge();
  expect(setAppBadge.mock.calls).toEqual([[1]]);
});

it("never fails: without badges, with refused ones, without storage", async () => {
  browser();
  await countOnBadge();
  browser(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  await countOnBadge();
  vi.stubGlobal("caches", undefined);
  await countOnBadge();
});
