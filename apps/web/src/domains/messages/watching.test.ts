import { beforeEach, expect, it, vi } from "vitest";

vi.mock("./messages.store.ts", async () => {
  const { createStore } = await import("zustand/vanilla");
  return { messagesStore: createStore(() => ({ sync: null, link: "offline", loading: true })) };
});
const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal("document", page);
const { messagesStore } = await import("./messages.store.ts");
const { isWatching, attentionLost, attentionRegained } = await import("./watching.ts");

const received: string[] = [];
attentionLost.on(() => received.push("away"));
attentionRegained.on(() => received.push("back"));
/** Several changes in one tick, as a restored connection makes them. */
async function become(...changes: Partial<{ link: "online" | "offline"; loading: boolean }>[]) {
  for (const change of changes) messagesStore.setState(change);
  await Promise.resolve();
  return received.splice(0);
}
async function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  return received.splice(0);
}

beforeEach(async () => {
  page.hidden = false;
  await become({ link: "online", loading: false });
});

it("watches once the line stands and what was missed is here", async () => {
  expect(isWatching()).toBe(true);
  expect(await become({ link: "offline" })).toEqual(["away"]);
  expect(await become({ link: "online" }, { loading: true })).toEqual([]);
  expect(isWatching()).toBe(false);
  expect(await become({ loading: false })).toEqual(["back"]);
});

it("goes on watching while a short gap is filled", async () => {
  expect(await become({ loading: true })).toEqual([]);
  expect(isWatching()).toBe(true);
  expect(await become({ loading: false })).toEqual([]);
});

it("looks away with the page, and back once nothing is loading", async () => {
  expect(await hide(true)).toEqual(["away"]);
  expect(await become({ loading: true })).toEqual([]);
  expect(await hide(false)).toEqual([]);
  expect(await become({ loading: false })).toEqual(["back"]);
});
