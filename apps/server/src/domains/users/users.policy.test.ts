import { describe, expect, it } from "vitest";
import {
  isBannedAt,
  isOpenTo,
  mayMeetCharacter,
  maySeeOnline,
  maySeeProfile,
  standingOf,
} from "./users.policy.ts";

const NOW = 100;

const standings = ["self", "friend", "stranger", "blocked", "administrator"] as const;

it("knows what one is to another", () => {
  const friends = { friends: true, blocked: false };
  expect(standingOf(1, 1, undefined)).toBe("self");
  expect(standingOf(1, 2, friends)).toBe("friend");
  expect(standingOf(1, 2, { ...friends, blocked: true })).toBe("blocked");
  expect(standingOf(1, 2, { friends: false, blocked: false })).toBe("stranger");
  expect(standingOf(1, 2, undefined)).toBe("stranger");
});

it("shows where somebody is online to whom they chose, and never to whom they block", () => {
  const seen = (setting: "everyone" | "friends" | "nobody") =>
    standings.filter((standing) => maySeeOnline(setting, standing));
  expect(seen("everyone")).toEqual(["self", "friend", "stranger", "administrator"]);
  expect(seen("friends")).toEqual(["self", "friend"]);
  expect(seen("nobody")).toEqual(["self"]);
});

it("shows signature and region to whom they chose, and to administrators", () => {
  const seen = (setting: "everyone" | "friends") =>
    standings.filter((standing) => maySeeProfile(setting, standing));
  expect(seen("everyone")).toEqual([...standings]);
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
  const hidden = { ...open, add_me: "nobody" } as const;

  it("shows itself to everybody when it is open, else to who made it", () => {
    expect([1, 2].map((id) => isOpenTo(open, id))).toEqual([true, true]);
    expect([1, 2].map((id) => isOpenTo(hidden, id))).toEqual([true, false]);
    expect(isOpenTo({ add_me: "approval", made_by: null }, 2)).toBe(false);
  });

  it("is met while it is there and not banned", () => {
    expect([1, 2].map((id) => mayMeetCharacter(open, id, NOW))).toEqual([true, true]);
    expect([1, 2].map((id) => mayMeetCharacter(hidden, id, NOW))).toEqual([true, false]);
    expect(mayMeetCharacter({ ...open, is_banned: true }, 1, NOW)).toBe(false);
    expect(mayMeetCharacter({ ...open, is_banned: true, ban_until: NOW }, 2, NOW)).toBe(true);
    expect(mayMeetCharacter(undefined, 1, NOW)).toBe(false);
  });
});
