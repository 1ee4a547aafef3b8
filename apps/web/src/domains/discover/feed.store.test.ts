import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import { postCard as card } from "../../platform/testing/post-card.ts";

// The square tests what it adds to a list; its screens are not needed here.
vi.mock("../square/index.ts", async () => ({
  postList: (await import("../../platform/paged-list.ts")).pagedList,
}));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { currentToast } = await import("../../platform/dialogs.ts");
const { signIn, signOut } = await import("../../platform/session.ts");
const { feeds, giveFeedback } = await import("./feed.store.ts");

const shown = (mode: "recommended" | "newest") => feeds[mode].store.getState().items.map(({ id }) => id);

let server: Awaited<ReturnType<typeof fakeApi>>;
let refuses: boolean;

beforeEach(async () => {
  refuses = false;
  memoryStorage();
  server = await fakeApi(({ path }) => {
    if (refuses) return { code: 429, message: "slowly" };
    const items = [card(1, 7), card(2, 8), card(3, 7)];
    return { code: 200, data: path.includes("feedback") ? null : { items, nextCursor: null } };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  await Promise.all([feeds.recommended.load(), feeds.newest.load()]);
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("removes a card I want less of from every feed", async () => {
  await giveFeedback(card(1, 7), "less");
  expect([shown("recommended"), shown("newest")]).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

it("removes all cards of an author", async () => {
  await giveFeedback(card(1, 7), "hideAuthor");
  expect(shown("recommended")).toEqual([2]);
});

it("puts cards back where they were on undo", async () => {
  await giveFeedback(card(2, 8), "less");
  expect(shown("recommended")).toEqual([1, 3]);
  currentToast.get()?.undo?.();
  await vi.waitFor(() => expect(shown("recommended")).toEqual([1, 2, 3]));
  expect(server.seen.at(-1)?.body).toContain('"undo"');
});

it("puts cards back if the request failed", async () => {
  refuses = true;
  await giveFeedback(card(1, 7), "less");
  expect(shown("recommended")).toEqual([1, 2, 3]);
});
