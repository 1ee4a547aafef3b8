import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage, tokenFor } from "./testing/fake-api.ts";
import { noNetwork } from "./testing/no-network.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { currentToast } = await import("./dialogs.ts");
const { enter, exit } = await import("./session.ts");
const { pagedList } = await import("./paged-list.ts");

interface Page {
  items: number[];
  nextCursor: string | null;
}
let answers: Record<string, () => Promise<Page>>;
let asked: string[];
const listed = (kept?: string) =>
  pagedList<number>((cursor) => {
    asked.push(cursor ?? "first");
    return answers[cursor ?? "first"]?.() ?? noNetwork();
  }, kept);

beforeEach(() => {
  memoryStorage();
  asked = [];
  answers = {
    first: () => Promise.resolve({ items: [1, 2], nextCursor: "next" }),
    next: () => Promise.resolve({ items: [3], nextCursor: null }),
  };
  currentToast.set(null);
  enter({ accessToken: tokenFor(2), refreshToken: "r" });
});
afterEach(exit);

it("goes on after a refresh that failed, and tells it", async () => {
  const list = listed();
  await list.load();
  const { first } = answers;
  answers.first = noNetwork;
  await list.load();
  expect(list.store.getState()).toEqual({ items: [1, 2], state: "ready", cursor: "next" });
  expect(currentToast.get()?.text).toBeTruthy();
  await list.more();
  expect(list.store.getState().items).toEqual([1, 2, 3]);
  if (first) answers.first = first;
  await list.load();
  expect(list.store.getState().items).toEqual([1, 2]);
});

it("shows a first load that failed where the list would be, and asks again for what was only kept", async () => {
  answers.first = noNetwork;
  const list = listed();
  await list.load();
  expect(list.store.getState().state).toBe("failed");
  localStorage.setItem("kept:feed:2", "[7]");
  const kept = listed("feed");
  await Promise.all([kept.load(), kept.load()]);
  expect(kept.store.getState()).toEqual({ items: [7], state: "failed", cursor: null });
  expect(currentToast.get()).toBeNull();
  await kept.load();
  expect(currentToast.get()?.text).toBeTruthy();
});

it("fetches nothing more while the list comes anew", async () => {
  const list = listed();
  await list.load();
  let come: (page: Page) => void = () => undefined;
  answers.first = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const renewed = list.load();
  await list.more();
  expect(asked).toEqual(["first", "first"]);
  come({ items: [9], nextCursor: "next" });
  await renewed;
  expect(list.store.getState().items).toEqual([9]);
  await list.more();
  expect(list.store.getState().items).toEqual([9, 3]);
});
