import { expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

memoryStorage();
const answers: ((people: { id: number }[]) => void)[] = [];
vi.mock("./friends.api.ts", () => ({
  friendsApi: {
    blocked: () => new Promise((answer) => answers.push(answer)),
    unblock: () => Promise.resolve(null),
  },
}));
const { friendsStore, loadBlocked, unblock } = await import("./friends.store.ts");
const ids = () => friendsStore.getState().blocked.map(({ id }) => id);

it("ignores an answer that was requested before a person was unblocked", async () => {
  const first = loadBlocked();
  answers[0]?.([{ id: 7 }]);
  await first;
  const overtaken = loadBlocked();
  expect(await unblock(7)).toBeNull();
  expect(ids()).toEqual([]);
  answers[1]?.([{ id: 7 }]);
  await overtaken;
  expect(ids()).toEqual([]);
  answers[2]?.([]);
  await vi.waitFor(() => expect(friendsStore.getState().blockedState).toBe("ready"));
});
