import type { GroupRole } from "@4d/contract";
import { describe, expect, it } from "vitest";
import {
  mayBequeath,
  mayBringIn,
  mayDissolve,
  mayFit,
  mayInvite,
  mayManage,
  mayOwn,
  mayQuit,
  mayRule,
  mayTakePart,
  type Standing,
} from "./groups.policy.ts";
import { MUTED_FOR_EVER, storedMute, wireMute } from "./muted-until.ts";

const seat = (role: GroupRole, more: Partial<Standing> = {}): Standing => ({
  role,
  quit: false,
  dissolved: false,
  is_banned: false,
  who_invites: "all",
  ...more,
});

describe("a person in a group", () => {
  it("learns nothing from outside and only reads what is left, dissolved or banned", () => {
    for (const rule of [mayTakePart, mayManage, mayOwn, mayInvite, mayQuit, mayDissolve]) {
      expect(rule(undefined)?.kind).toBe("notFound");
      expect(rule(seat("owner", { dissolved: true }))?.kind).toBe("forbidden");
      expect(rule(seat("owner", { quit: true }))?.kind).toBe("forbidden");
    }
    expect(mayTakePart(seat("owner", { is_banned: true }))?.kind).toBe("forbidden");
    for (const gone of [{ dissolved: true }, { quit: true }, { is_banned: true }]) {
      expect(mayRule(seat("owner", gone), "member")?.kind).toBe("forbidden");
      expect(mayOwn(seat("owner", gone))?.kind).toBe("forbidden");
      expect(mayManage(seat("admin", gone))?.kind).toBe("forbidden");
    }
    expect(mayRule(undefined, "member")?.kind).toBe("notFound");
    for (const gone of [{ dissolved: true }, { quit: true }])
      expect(mayQuit(seat("member", gone))?.kind).toBe("forbidden");
    for (const rule of [mayDissolve, mayBequeath]) {
      expect(rule(seat("owner", { is_banned: true }))).toBeNull();
      expect(rule(seat("owner"))).toBeNull();
      expect(rule(seat("admin", { is_banned: true }))?.kind).toBe("forbidden");
    }
    expect(mayQuit(seat("member", { is_banned: true }))).toBeNull();
  });

  it("manages as owner or administrator, and owns as owner alone", () => {
    expect([seat("member"), seat("admin"), seat("owner")].map((one) => mayManage(one) === null)).toEqual([
      false,
      true,
      true,
    ]);
    expect([seat("admin"), seat("owner")].map((one) => mayOwn(one) === null)).toEqual([false, true]);
    expect([mayManage(seat("member")), mayOwn(seat("admin"))].map((one) => one?.kind)).toEqual([
      "forbidden",
      "forbidden",
    ]);
    expect(mayRule(seat("admin"), "owner")?.kind).toBe("forbidden");
  });

  it("rules down the ranks only", () => {
    const allowed = (role: GroupRole, target: GroupRole) => mayRule(seat(role), target) === null;
    expect(allowed("owner", "admin")).toBe(true);
    expect(allowed("admin", "member")).toBe(true);
    expect(allowed("owner", "owner")).toBe(false);
    expect(allowed("admin", "admin")).toBe(false);
    expect(allowed("admin", "owner")).toBe(false);
    expect(allowed("member", "member")).toBe(false);
  });

  it("invites as the group is set, and only friends", () => {
    expect(mayInvite(seat("member"))).toBeNull();
    expect(mayInvite(seat("member", { who_invites: "managers" }))?.kind).toBe("forbidden");
    expect(mayInvite(seat("admin", { who_invites: "managers" }))).toBeNull();
    expect(mayBringIn([true, false])?.kind).toBe("forbidden");
    expect(mayFit(499, 1, 500)).toBeNull();
    expect(mayFit(499, 2, 500)?.kind).toBe("conflict");
  });

  it("leaves unless he owns it", () => {
    expect(mayQuit(seat("owner"))?.kind).toBe("forbidden");
    expect(mayQuit(seat("admin"))).toBeNull();
  });
});

it("keeps a mute until its time, for ever, or not at all", () => {
  expect([storedMute(null, 5), storedMute(4, 5), storedMute(0, 5), storedMute(6, 5)]).toEqual([
    MUTED_FOR_EVER,
    0,
    0,
    6,
  ]);
  expect([wireMute(MUTED_FOR_EVER), wireMute(0), wireMute(6)]).toEqual([null, 0, 6]);
});
