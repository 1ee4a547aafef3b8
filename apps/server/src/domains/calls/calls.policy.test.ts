import { describe, expect, it } from "vitest";
import { mayCallFriend, mayCallInGroup, mayFitInCall, mayRate, mayRing } from "./calls.policy.ts";

const member = (more: { quit?: boolean; dissolved?: boolean; banned?: boolean } = {}) => ({
  quit: more.quit ?? false,
  group: { dissolved: more.dissolved ?? false, banned: more.banned ?? false },
});

describe("a call", () => {
  it("rings friends, and nobody rings themselves", () => {
    expect(mayCallFriend({ toSelf: false, friends: true })).toBeNull();
    expect(mayCallFriend({ toSelf: false, friends: false })?.kind).toBe("forbidden");
    expect(mayCallFriend({ toSelf: true, friends: true })?.kind).toBe("invalid");
  });

  it("is rated when it was answered and lasted longer than the least", () => {
    expect(mayRate({ result: "answered", duration: 1001 }, 1000)).toBe(true);
    expect(mayRate({ result: "answered", duration: 1000 }, 1000)).toBe(false);
    expect(mayRate({ result: "missed", duration: 5000 }, 1000)).toBe(false);
    expect(mayRate(undefined, 1000)).toBe(false);
  });
});

describe("a group's call", () => {
  it("is for its members of now, while the group stands", () => {
    expect(mayCallInGroup(member())).toBeNull();
    expect(mayCallInGroup(null)?.kind).toBe("notFound");
    for (const one of [{ quit: true }, { dissolved: true }, { banned: true }])
      expect(mayCallInGroup(member(one))?.kind).toBe("forbidden");
  });

  it("rings members alone", () => {
    expect(mayRing([member(), member()])).toBeNull();
    expect(mayRing([])).toBeNull();
    expect(mayRing([member(), null])?.kind).toBe("forbidden");
    expect(mayRing([member(), member({ quit: true })])?.kind).toBe("forbidden");
  });

  it("has as many as fit", () => {
    expect(mayFitInCall(4, 4)).toBeNull();
    expect(mayFitInCall(5, 4)?.kind).toBe("conflict");
  });
});
