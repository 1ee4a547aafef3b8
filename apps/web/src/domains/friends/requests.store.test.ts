import type { FriendRequest, User } from "@4d/contract";
import { expect, it } from "vitest";
import { countWaiting, requestState } from "./requests.store.ts";

const DAY = 24 * 3_600_000;
const person = (id: number): User => ({
  id,
  userName: `user${id}`,
  nickName: `User ${id}`,
  sex: 2,
  type: 1,
  signature: "",
  region: "",
  headImage: "",
  headImageThumb: "",
  online: null,
  isBanned: false,
  reason: "",
});
const request = (
  from: number,
  to: number,
  age: number,
  state: FriendRequest["state"] = "waiting",
): FriendRequest => ({
  id: from * 100 + to,
  fromUser: person(from),
  toUser: person(to),
  message: "",
  state,
  createdAt: 100 * DAY - age,
});

it("expires an open request after seven days, but no answered one", () => {
  expect(requestState(request(1, 2, 6 * DAY), 100 * DAY)).toBe("waiting");
  expect(requestState(request(1, 2, 8 * DAY), 100 * DAY)).toBe("expired");
  expect(requestState(request(1, 2, 8 * DAY, "declined"), 100 * DAY)).toBe("declined");
});

it("only counts open requests to me", () => {
  const requests = [
    request(1, 9, DAY),
    request(2, 9, 8 * DAY),
    request(3, 9, DAY, "accepted"),
    request(9, 4, DAY),
  ];
  expect(countWaiting(requests, 9, 100 * DAY)).toBe(1);
});
