import type { GroupRole } from "@4d/contract";
import { describe, expect, it } from "vitest";
import {
  type GroupActor,
  mayBringIn,
  mayDissolve,
  mayFit,
  mayHandOver,
  mayInvite,
  mayManage,
  mayModerateMember,
  mayOwn,
  mayQuit,
  mayTakePart,
} from "./groups.policy.ts";
import { MUTED_FOR_EVER, storedMute, wireMute } from "./muted-until.ts";

const membership = (role: GroupRole, more: Partial<GroupActor> = {}): GroupActor => ({
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
      expect(rule(membership("owner", { dissolved: true }))?.kind).toBe("forbidden");
      expect(rule(membership("owner", { quit: true }))?.kind).toBe("forbidden");
    }
    expect(mayTakePart(membership("owner", { is_banned: true }))?.kind).toBe("forbidden");
    for (const gone of [{ dissolved: true }, { quit: true }, { is_banned: true }]) {
      expect(mayModerateMember(membership("owner", gone), "member")?.kind).toBe("forbidden");
      expect(mayOwn(membership("owner", gone))?.kind).toBe("forbidden");
      expect(mayManage(membership("admin", gone))?.kind).toBe("forbidden");
    }
    expect(mayModerateMember(undefined, "member")?.kind).toBe("notFound");
    for (const gone of [{ dissolved: true }, { quit: true }])
      expect(mayQuit(membership("member", gone))?.kind).toBe("forbidden");
    for (const rule of [mayDissolve, mayHandOver]) {
      expect(rule(membership("owner", { is_banned: true }))).toBeNull();
      expect(rule(membership("owner"))).toBeNull();
      expect(rule(membership("admin", { is_banned: true }))?.kind).toBe("forbidden");
    }
    expect(mayQuit(membership("member", { is_banned: true }))).toBeNull();
  });

  it("manages as owner or administrator, and owns as owner alone", () => {
    expect(
      [membership("member"), membership("admin"), membership("owner")].map((one) => mayManage(one) === null),
    ).toEqual([false, true, true]);
    expect([membership("admin"), membership("owner")].map((one) => mayOwn(one) === null)).toEqual([
      false,
      true,
    ]);
    expect([mayManage(membership("member")), mayOwn(membership("admin"))].map((one) => one?.kind)).toEqual([
      "forbidden",
      "forbidden",
    ]);
    expect(mayModerateMember(membership("admin"), "owner")?.kind).toBe("forbidden");
  });

  it("rules down the ranks only", () => {
    const allowed = (role: GroupRole, target: GroupRole) =>
      mayModerateMember(membership(role), target) === null;
    expect(allowed("owner", "admin")).toBe(true);
    expect(allowed("admin", "member")).toBe(true);
    expect(allowed("owner", "owner")).toBe(false);
    expect(allowed("admin", "admin")).toBe(false);
    expect(allowed("admin", "owner")).toBe(false);
    expect(allowed("member", "member")).toBe(false);
  });

  it("invites as the group is set, and only friends", () => {
    expect(mayInvite(membership("member"))).toBeNull();
    expect(mayInvite(membership("member", { who_invites: "managers" }))?.kind).toBe("forbidden");
    expect(mayInvite(membership("admin", { who_invites: "managers" }))).toBeNull();
    expect(mayBringIn([true, false])?.kind).toBe("forbidden");
    expect(mayFit(499, 1, 500)).toBeNull();
    expect(mayFit(499, 2, 500)?.kind).toBe("conflict");
  });

  it("leaves unless he owns it", () => {
    expect(mayQuit(membership("owner"))?.kind).toBe("forbidden");
    expect(mayQuit(membership("admin"))).toBeNull();
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
