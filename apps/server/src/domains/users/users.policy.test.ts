import { describe, expect, it } from "vitest";
import { isBannedAt, isOpenTo, isOwnPicture, mayMeetCharacter, maySeeOnline } from "./users.policy.ts";

const NOW = 100;

it("shows where somebody is online to whom they chose, and never to whom they block", () => {
  const seen = (setting: "everyone" | "friends" | "nobody") =>
    [
      { friends: false, blocked: false },
      { friends: true, blocked: false },
      { friends: true, blocked: true },
    ].map((relation) => maySeeOnline(setting, relation));
  expect(seen("everyone")).toEqual([true, true, false]);
  expect(seen("friends")).toEqual([false, true, false]);
  expect(seen("nobody")).toEqual([false, false, false]);
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

describe("a picture's address", () => {
  const name = "a".repeat(24);
  const home = "https://4d.example";

  it("is none, or one of our own store, here or at our public address", () => {
    expect(isOwnPicture("", undefined)).toBe(true);
    for (const path of [`/files/${name}`, `/files/${name}.png`, `/files/${"_-Z9".repeat(16)}.a1b2c3d4`]) {
      expect(isOwnPicture(path, undefined)).toBe(true);
      expect(isOwnPicture(path, home)).toBe(true);
      expect(isOwnPicture(`${home}${path}`, home)).toBe(true);
      expect(isOwnPicture(`${home}${path}`, undefined)).toBe(false);
      expect(isOwnPicture(`https://elsewhere.example${path}`, home)).toBe(false);
      expect(isOwnPicture(`${home}.evil.example${path}`, home)).toBe(false);
    }
  });

  it("is not one that only looks like it", () => {
    expect(isOwnPicture(`undefined/files/${name}`, undefined)).toBe(false);
    for (const path of [
      `/files/${name.slice(1)}`,
      `/files/${"a".repeat(65)}`,
      `/files/${name}.`,
      `/files/${name}.PNG`,
      `/files/${name}.123456789`,
      `/files/${name}.png.exe`,
      `/files/${name}.png?x`,
      `/files/../${name}`,
      `/x/files/${name}`,
      `/files/${name}\n`,
      `/file/${name}`,
    ])
      expect(isOwnPicture(path, home)).toBe(false);
  });
});
