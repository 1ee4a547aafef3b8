import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rejectWithNetworkError } from "./testing/failures.ts";
import { memoryStorage, tokenFor } from "./testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { currentToast } = await import("./dialogs.ts");
const { signIn, signOut } = await import("./session.ts");
const { pagedList } = await import("./paged-list.ts");

interface Page {
  items: number[];
  nextCursor: string | null;
}
let responses: Record<string, () => Promise<Page>>;
let asked: string[];
const listed = (copy?: string) =>
  pagedList<number>((cursor) => {
    asked.push(cursor ?? "first");
    return responses[cursor ?? "first"]?.() ?? rejectWithNetworkError();
  }, copy);

beforeEach(() => {
  memoryStorage();
  asked = [];
  responses = {
    first: () => Promise.resolve({ items: [1, 2], nextCursor: "next" }),
    next: () => Promise.resolve({ items: [3], nextCursor: null }),
  };
  currentToast.set(null);
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
});
afterEach(signOut);

it("continues after a failed refresh, and shows the failure", async () => {
  const list = listed();
  await list.load();
  const { first } = responses;
  responses.first = rejectWithNetworkError;
  await list.load();
  expect(list.store.getState()).toEqual({ items: [1, 2], state: "ready", cursor: "next" });
  expect(currentToast.get()?.text).toBeTruthy();
  await list.more();
  expect(list.store.getState().items).toEqual([1, 2, 3]);
  if (first) responses.first = first;
  await list.load();
  expect(list.store.getState().items).toEqual([1, 2]);
});

it("shows a failed first load in place of the list, and toasts a failed reload of cached items", async () => {
  responses.first = rejectWithNetworkError;
  const list = listed();
  await list.load();
  expect(list.store.getState().state).toBe("failed");
  localStorage.setItem("kept:feed:2", "[7]");
  const copy = listed("feed");
  await Promise.all([copy.load(), copy.load()]);
  expect(copy.store.getState()).toEqual({ items: [7], state: "failed", cursor: null });
  expect(currentToast.get()).toBeNull();
  await copy.load();
  expect(currentToast.get()?.text).toBeTruthy();
});

it("fetches no next page while the list is being fetched again", async () => {
  const list = listed();
  await list.load();
  let come: (page: Page) => void = () => undefined;
  responses.first = () =>
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
