import { beforeEach, expect, it, vi } from "vitest";
import { rejectWithNetworkError } from "../../platform/testing/failures.ts";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { currentToast } = await import("../../platform/dialogs.ts");
const { filteredPagedList } = await import("./filtered-paged-list.ts");

let answers: Promise<{ items: { id: number }[]; nextCursor: string | null }>[];
const page = (id: number, nextCursor: string | null) => Promise.resolve({ items: [{ id }], nextCursor });
const listed = () =>
  filteredPagedList<string, { id: number }>("all", () => answers.shift() ?? rejectWithNetworkError());

beforeEach(() => currentToast.set(null));

it("goes on after a refresh that failed, and tells it", async () => {
  answers = [page(1, "next")];
  const list = listed();
  await list.load();
  await list.load();
  expect(list.store.getState()).toMatchObject({ items: [{ id: 1 }], state: "ready", cursor: "next" });
  expect(currentToast.get()?.text).toBeTruthy();
  answers = [page(2, null)];
  await list.more();
  expect(list.store.getState().items).toEqual([{ id: 1 }, { id: 2 }]);
});

it("shows a first load that failed where the list would be", async () => {
  answers = [];
  const list = listed();
  await list.load();
  expect(list.store.getState().state).toBe("failed");
  expect(currentToast.get()).toBeNull();
});

it("fetches nothing more while the list comes anew", async () => {
  answers = [page(1, "next"), page(9, null), page(2, null)];
  const list = listed();
  await list.load();
  const renewed = list.load();
  await list.more();
  await renewed;
  expect(list.store.getState().items).toEqual([{ id: 9 }]);
  expect(answers).toHaveLength(1);
});
