import { MessageStatus, MessageType } from "@4d/contract";
import { describe, expect, it } from "vitest";
import {
  mayActInGroup,
  mayEdit,
  mayMention,
  mayPinInGroup,
  mayReactOrPin,
  mayRecall,
  maySendGroup,
  maySendPrivate,
  maySetLifetime,
  maySetLifetimeInGroup,
} from "./messages.policy.ts";

type Member = NonNullable<Parameters<typeof maySendGroup>[0]>;
const NOW = 1_000_000_000;
const MINUTE = 60_000;
const open = { dissolved: false, banned: false, muteAll: false };
const member = (more: Partial<Member> = {}): Member => ({
  role: "member",
  quit: false,
  mutedUntil: 0,
  group: open,
  ...more,
});
const muteAll = { group: { ...open, muteAll: true } };
const unavailable = [
  { quit: true },
  { group: { ...open, dissolved: true } },
  { group: { ...open, banned: true } },
];

it("lets friends write to each other, a person to a character they may meet, and nobody to themselves", () => {
  expect(maySendPrivate({ toSelf: false, friends: true })).toBeNull();
  expect(maySendPrivate({ toSelf: false, friends: false, canMeet: true })).toBeNull();
  expect(maySendPrivate({ toSelf: false, friends: false })?.kind).toBe("forbidden");
  expect(maySendPrivate({ toSelf: true, friends: true })?.kind).toBe("invalid");
});

describe("in a group", () => {
  it("members of now write, while it stands", () => {
    expect(maySendGroup(member(), NOW)).toBeNull();
    expect(maySendGroup(null, NOW)?.kind).toBe("notFound");
    for (const role of ["owner", "member"] as const)
      for (const one of unavailable)
        expect(maySendGroup(member({ ...one, role }), NOW)?.kind).toBe("forbidden");
  });

  it("the silenced do not write until their time is over, managers always do", () => {
    expect(maySendGroup(member({ mutedUntil: NOW + 1 }), NOW)?.kind).toBe("forbidden");
    expect(maySendGroup(member({ mutedUntil: NOW }), NOW)).toBeNull();
    expect(maySendGroup(member(muteAll), NOW)?.kind).toBe("forbidden");
    for (const role of ["owner", "admin"] as const)
      expect(maySendGroup(member({ ...muteAll, role, mutedUntil: NOW + 1 }), NOW)).toBeNull();
  });

  it("the silenced still touch what is there, who left does not", () => {
    expect(mayActInGroup(member({ ...muteAll, mutedUntil: NOW + 1 }), NOW)).toBeNull();
    for (const one of unavailable) expect(mayActInGroup(member(one), NOW)?.kind).toBe("forbidden");
  });

  it("managers alone mention everybody and pin", () => {
    for (const role of ["owner", "admin"] as const) {
      expect(mayMention(role, [-1])).toBeNull();
      expect(mayPinInGroup(role)).toBeNull();
    }
    expect(mayMention("member", [5, -1])?.kind).toBe("forbidden");
    expect(mayMention("member", [5])).toBeNull();
    expect(mayPinInGroup("member")?.kind).toBe("forbidden");
  });

  it("managers decide how long messages stay, even silenced ones, and no stranger learns of it", () => {
    expect(maySetLifetimeInGroup(member({ ...muteAll, role: "admin", mutedUntil: NOW + 1 }), NOW)).toBeNull();
    expect(maySetLifetimeInGroup(member({ role: "owner" }), NOW)).toBeNull();
    expect(maySetLifetimeInGroup(member(), NOW)?.kind).toBe("forbidden");
    expect(maySetLifetimeInGroup(null, NOW)?.kind).toBe("notFound");
    for (const one of unavailable)
      expect(maySetLifetimeInGroup(member({ ...one, role: "owner" }), NOW)?.kind).toBe("forbidden");
  });
});

it("lets either of two friends decide how long messages stay", () => {
  expect(maySetLifetime({ friends: true })).toBeNull();
  expect(maySetLifetime({ friends: false })?.kind).toBe("forbidden");
});

describe("a message", () => {
  const ME = 1;
  const mine = { sendId: ME, type: MessageType.TEXT, status: MessageStatus.UNSEND, sendTime: NOW };
  const recalled = { ...mine, status: MessageStatus.RECALL };
  const tip = { ...mine, type: MessageType.TIP_TEXT };

  it("is recalled by its sender for five minutes", () => {
    expect(mayRecall(ME, mine, NOW + 5 * MINUTE)).toBeNull();
    expect(mayRecall(ME, mine, NOW + 5 * MINUTE + 1)?.kind).toBe("forbidden");
    expect(mayRecall(2, mine, NOW)?.kind).toBe("forbidden");
    expect(mayRecall(ME, { ...mine, type: MessageType.IMAGE }, NOW)).toBeNull();
  });

  it("is recalled by a manager at any time, but once, and only what people said", () => {
    expect(mayRecall(2, mine, NOW + 900 * MINUTE, true)).toBeNull();
    for (const manager of [true, false]) {
      expect(mayRecall(ME, recalled, NOW, manager)?.kind).toBe("conflict");
      expect(mayRecall(ME, tip, NOW, manager)?.kind).toBe("forbidden");
    }
  });

  it("that holds a gift is not taken back by the giver", () => {
    expect(mayRecall(ME, { ...mine, gift: true }, NOW)?.kind).toBe("forbidden");
    expect(mayRecall(2, { ...mine, gift: true }, NOW, true)).toBeNull();
  });

  it("is edited by its sender for fifteen minutes, when it is a text and no card", () => {
    expect(mayEdit(ME, mine, NOW + 15 * MINUTE)).toBeNull();
    expect(mayEdit(ME, mine, NOW + 15 * MINUTE + 1)?.kind).toBe("forbidden");
    expect(mayEdit(2, mine, NOW)?.kind).toBe("forbidden");
    expect(mayEdit(ME, { ...mine, card: true }, NOW)?.kind).toBe("forbidden");
    expect(mayEdit(ME, { ...mine, type: MessageType.IMAGE }, NOW)?.kind).toBe("forbidden");
    expect(mayEdit(ME, recalled, NOW)?.kind).toBe("conflict");
  });

  it("is marked while it stands and is something people said", () => {
    expect(mayReactOrPin(mine)).toBeNull();
    expect(mayReactOrPin({ ...mine, type: MessageType.VIDEO })).toBeNull();
    expect(mayReactOrPin(recalled)?.kind).toBe("conflict");
    expect(mayReactOrPin(tip)?.kind).toBe("forbidden");
  });
});
