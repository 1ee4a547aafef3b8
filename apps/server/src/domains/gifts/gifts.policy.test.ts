import { describe, expect, it } from "vitest";
import { type GiftFacts, mayGive, maySee, mayTake } from "./gifts.policy.ts";

describe("giving", () => {
  const inGroup = { kind: "group", mode: "lucky", total: 10, portions: 4 } as const;
  const some = { most: 20, people: 4 };

  it("is whole portions, as many as people at most, within the settings", () => {
    expect(mayGive(inGroup, some)).toBeNull();
    expect(mayGive({ ...inGroup, total: 20 }, some)).toBeNull();
    expect(mayGive({ ...inGroup, total: 21 }, some)?.field).toBe("total");
    expect(mayGive({ ...inGroup, portions: 5 }, some)?.field).toBe("portions");
    expect(mayGive({ ...inGroup, total: 4 }, some)).toBeNull();
    expect(mayGive({ ...inGroup, total: 3 }, some)?.field).toBe("total");
  });

  it("divides evenly when everybody gets the same", () => {
    expect(mayGive({ ...inGroup, mode: "equal" }, some)?.field).toBe("total");
    expect(mayGive({ ...inGroup, mode: "equal", total: 12 }, some)).toBeNull();
  });

  it("is one portion for a friend", () => {
    const toFriend = { kind: "private", mode: "equal", total: 10, portions: 1 } as const;
    expect(mayGive(toFriend, { most: 20, people: 1 })).toBeNull();
    expect(mayGive({ ...toFriend, portions: 2 }, { most: 20, people: 5 })?.field).toBe("portions");
  });
});

const member = {
  quit: false,
  sawCard: true,
  group: { dissolved: false, banned: false },
};
const GIVER = 1;
const FRIEND = 2;
const gift: GiftFacts = {
  viewerId: FRIEND,
  senderId: GIVER,
  kind: "private",
  targetId: FRIEND,
  messageId: 50,
  blocked: false,
  member: null,
};
const giver = { viewerId: GIVER };
const both = (more: Partial<GiftFacts>, of: GiftFacts = gift) => [
  maySee({ ...of, ...more }),
  mayTake({ ...of, ...more }),
];

describe("a gift to a friend", () => {
  it("is seen by the two, taken by the friend, and nobody else's", () => {
    expect(both({})).toEqual([true, true]);
    expect(both(giver)).toEqual([true, false]);
    expect(both({ viewerId: 3 })).toEqual([false, false]);
  });

  it("never reached a friend who blocks the giver, nor anybody before it is in the chat", () => {
    expect(both({ blocked: true })).toEqual([false, false]);
    expect(both({ messageId: null })).toEqual([false, false]);
    expect(both({ ...giver, messageId: null })).toEqual([true, false]);
  });
});

describe("a gift to a group", () => {
  const inGroup: GiftFacts = { ...gift, kind: "group", targetId: 70, viewerId: 3, member };
  const joined = (more: Partial<NonNullable<GiftFacts["member"]>>) =>
    both({ member: { ...member, ...more } }, inGroup);

  it("is seen and taken by members, the giver too, and by no stranger", () => {
    expect(joined({})).toEqual([true, true]);
    expect(both(giver, inGroup)).toEqual([true, true]);
    expect(both({ member: null }, inGroup)).toEqual([false, false]);
    expect(both({ ...giver, member: null }, inGroup)).toEqual([true, false]);
    expect(both({ messageId: null }, inGroup)).toEqual([false, false]);
    expect(both({ ...giver, messageId: null }, inGroup)).toEqual([true, false]);
  });

  it("is not for who came after it", () => {
    expect(joined({ sawCard: true })).toEqual([true, true]);
    expect(joined({ sawCard: false })).toEqual([false, false]);
  });

  it("is still seen by who left after it, and no longer taken", () => {
    expect(joined({ quit: true })).toEqual([true, false]);
    expect(joined({ quit: true, sawCard: false })).toEqual([false, false]);
  });

  it("is taken no more once the group is dissolved or banned", () => {
    expect(joined({ group: { dissolved: true, banned: false } })).toEqual([true, false]);
    expect(joined({ group: { dissolved: false, banned: true } })).toEqual([true, false]);
  });
});
