import { describe, expect, it } from "vitest";
import {
  isBannedAt,
  isOpenTo,
  mayMeetCharacter,
  maySeeOnline,
  maySeeProfile,
  viewerRelationOf,
} from "./users.policy.ts";

const NOW = 100;

const viewerRelations = ["self", "friend", "stranger", "blocked", "administrator"] as const;

it("knows what one is to another", () => {
  const friends = { friends: true, blocked: false };
  expect(viewerRelationOf(1, 1, undefined)).toBe("self");
  expect(viewerRelationOf(1, 2, friends)).toBe("friend");
  expect(viewerRelationOf(1, 2, { ...friends, blocked: true })).toBe("blocked");
  expect(viewerRelationOf(1, 2, { friends: false, blocked: false })).toBe("stranger");
  expect(viewerRelationOf(1, 2, undefined)).toBe("stranger");
});

it("shows where somebody is online to whom they chose, and never to whom they block", () => {
  const seen = (setting: "everyone" | "friends" | "nobody") =>
    viewerRelations.filter((viewerRelation) => maySeeOnline(setting, viewerRelation));
  expect(seen("everyone")).toEqual(["self", "friend", "stranger", "administrator"]);
  expect(seen("friends")).toEqual(["self", "friend"]);
  expect(seen("nobody")).toEqual(["self"]);
});

it("shows signature and region to whom they chose, and to administrators", () => {
  const seen = (setting: "everyone" | "friends") =>
    viewerRelations.filter((viewerRelation) => maySeeProfile(setting, viewerRelation));
  expect(seen("everyone")).toEqual([...viewerRelations]);
  expect(seen("friends")).toEqual(["self", "friend", "administrator"]);
});

it("lets a ban hold for ever or until its end", () => {
  expect(isBannedAt({ is_banned: true, ban_until: null }, NOW)).toBe(true);
  expect(isBannedAt({ is_banned: true, ban_until: NOW + 1 }, NOW)).toBe(true);
  expect(isBannedAt({ is_banned: true, ban_until: NOW }, NOW)).toBe(false);
  expect(isBannedAt({ is_banned: false, ban_until: NOW + 1 }, NOW)).toBe(false);
});

describe("a character", () => {
  const open = { add_me: "anyone", made_by: 1, is_banned: false, ban_until: null } as const;
  const byLink = { ...open, add_me: "approval" } as const;
  const hidden = { ...open, add_me: "nobody" } as const;
  const maker = { personId: 1, isGuest: false };
  const stranger = { personId: 2, isGuest: false };
  const guest = { personId: 2, isGuest: true };
  const people = [maker, stranger, guest];

  it("shows itself to everybody when it is open, by link to guests, else to who made it", () => {
    expect(people.map((one) => isOpenTo(open, one))).toEqual([true, true, true]);
    expect(people.map((one) => isOpenTo(byLink, one))).toEqual([true, false, true]);
    expect(people.map((one) => isOpenTo(hidden, one))).toEqual([true, false, false]);
    expect(isOpenTo({ add_me: "approval", made_by: null }, stranger)).toBe(false);
  });

  it("is met while it is there and not banned", () => {
    expect(people.map((one) => mayMeetCharacter(open, one, NOW))).toEqual([true, true, true]);
    expect(people.map((one) => mayMeetCharacter(byLink, one, NOW))).toEqual([true, false, true]);
    expect(mayMeetCharacter({ ...open, is_banned: true }, maker, NOW)).toBe(false);
    expect(mayMeetCharacter({ ...open, is_banned: true, ban_until: NOW }, stranger, NOW)).toBe(true);
    expect(mayMeetCharacter(undefined, maker, NOW)).toBe(false);
  });
});
