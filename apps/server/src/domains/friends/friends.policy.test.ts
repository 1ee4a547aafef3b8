import { FRIEND_REQUEST_MS } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { addOutcome, containsLink, isStillAsking, stateAt, stateForAsker } from "./friends.policy.ts";

const open = { blocked: false, crossing: false };

describe("adding somebody", () => {
  it("follows the person's setting", () => {
    expect(addOutcome({ ...open, addMe: "anyone" })).toBe("befriend");
    expect(addOutcome({ ...open, addMe: "approval" })).toBe("ask");
    expect(addOutcome({ ...open, addMe: "nobody" })).toBe("refuse");
  });

  it("gives a blocked asker what everybody gets from a person who approves", () => {
    expect(addOutcome({ addMe: "anyone", blocked: true, crossing: false })).toBe("ask");
    expect(addOutcome({ addMe: "approval", blocked: true, crossing: true })).toBe("ask");
    expect(addOutcome({ addMe: "nobody", blocked: true, crossing: false })).toBe("refuse");
  });

  it("makes friends of two who ask each other, whatever their settings", () => {
    expect(addOutcome({ addMe: "approval", blocked: false, crossing: true })).toBe("befriend");
    expect(addOutcome({ addMe: "nobody", blocked: false, crossing: true })).toBe("befriend");
  });
});

describe("a request", () => {
  const at = (state: "waiting" | "declined" | "accepted") => ({ state, created_at: 1000 });

  it("expires after its time and not a millisecond before", () => {
    expect(stateAt(at("waiting"), 1000 + FRIEND_REQUEST_MS - 1, FRIEND_REQUEST_MS)).toBe("waiting");
    expect(stateAt(at("waiting"), 1000 + FRIEND_REQUEST_MS, FRIEND_REQUEST_MS)).toBe("expired");
    expect(stateAt(at("accepted"), Number.MAX_SAFE_INTEGER, FRIEND_REQUEST_MS)).toBe("accepted");
  });

  it("looks to its asker as if it waited when it was declined", () => {
    expect(stateForAsker(at("declined"), 1001, FRIEND_REQUEST_MS)).toBe("waiting");
    expect(stateAt(at("declined"), 1001, FRIEND_REQUEST_MS)).toBe("declined");
    expect(stateForAsker(at("accepted"), 1001, FRIEND_REQUEST_MS)).toBe("accepted");
  });

  it("stands until its time is over, declined or not, so that nobody asks again meanwhile", () => {
    const asks = (state: "waiting" | "declined" | "accepted", after: number) =>
      isStillAsking(at(state), 1000 + after, FRIEND_REQUEST_MS);
    expect([asks("waiting", 1), asks("declined", 1), asks("accepted", 1)]).toEqual([true, true, false]);
    expect([asks("waiting", FRIEND_REQUEST_MS), asks("declined", FRIEND_REQUEST_MS)]).toEqual([false, false]);
  });
});

it("knows links, and leaves ordinary words alone", () => {
  for (const text of [
    "see https://a.example",
    "www.spam.example",
    "ftp://x",
    "look at spam.com",
    "加我 spam。cn",
  ])
    expect(containsLink(text)).toBe(true);
  for (const text of [
    "Ｓｐａｍ．ＣＯＭ",
    "sp\u200bam.c\u00adom",
    "t.me/joinme",
    "a-b.c.top,快来",
    "BIT.LY/x",
  ])
    expect(containsLink(text)).toBe(true);
  for (const text of ["go x.yy.spam.com", "see abc.defgh.ijk/lm", "abc.de/f", "x.ab.cd.ef/g"])
    expect(containsLink(text)).toBe(true);
  for (const text of ["otto@abc.de/f", "-abc.d/e", "a@b-c.de/f"]) expect(containsLink(text)).toBe(false);
  for (const text of ["我是王芳", "Otto: from the choir", "a.b", "at 10:30", "OK。好的", "v1.2/3"])
    expect(containsLink(text)).toBe(false);
  for (const text of ["mail me: otto@choir.com", "Great.Come", "1/2", "e.g. tenor/bass", "你好。我是 Tom"])
    expect(containsLink(text)).toBe(false);
});
