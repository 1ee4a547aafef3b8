import type { Friend } from "@4d/contract";
import { beforeEach, expect, it, vi } from "vitest";
import { networkError } from "../../platform/testing/failures.ts";
import { memoryStorage } from "../../platform/testing/fake-api.ts";

memoryStorage();
let refused = false;
const asked: number[][] = [];
const failing = () => (refused ? Promise.reject(networkError()) : Promise.resolve(null));
vi.mock("./friends.api.ts", () => ({ friendsApi: { remove: failing } }));
vi.mock("../users/users.api.ts", () => ({
  usersApi: {
    online: (ids: number[]) => {
      asked.push(ids);
      return Promise.resolve([]);
    },
  },
}));
const { friendsStore, onFriendsFrame, removeFriend } = await import("./friends.store.ts");
const { presenceStore, refreshPresence } = await import("../users/index.ts");

const mei = { id: 7, nickName: "Mei", deleted: false, online: true, onlineWeb: true, onlineApp: false };
const online = () => presenceStore.getState().online[7];
const record = () => friendsStore.getState().friends[0];

beforeEach(() => {
  refused = false;
  asked.length = 0;
  friendsStore.setState({ friends: [{ ...mei, lastSeenAt: 5 } as Friend] });
  presenceStore.setState({ online: { 7: [0] } });
});

const ENDED = { deleted: true, online: false, onlineWeb: false, lastSeenAt: null };

it("a friend who ends the friendship becomes a former friend who is offline", async () => {
  onFriendsFrame({ cmd: 3, data: { type: 81, sendId: 7, recvId: 1, sendTime: 1 } } as never);
  expect(record()).toMatchObject(ENDED);
  expect(online()).toBeUndefined();
  await refreshPresence();
  expect(asked.flat()).not.toContain(7);
});

it("a friend I remove does too, and is a friend again if the server refuses", async () => {
  expect(await removeFriend(7)).toBeNull();
  expect(record()).toMatchObject(ENDED);
  expect(online()).toBeUndefined();
  friendsStore.setState({ friends: [{ ...mei, lastSeenAt: 5 } as Friend] });
  refused = true;
  expect(await removeFriend(7)).not.toBeNull();
  expect(record()).toMatchObject({ deleted: false, online: true });
  expect(online()).toEqual([0]);
});
