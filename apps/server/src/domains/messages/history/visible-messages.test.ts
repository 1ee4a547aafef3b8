import { describe, expect, it } from "vitest";
import { canSeeGroupRow, canSeePrivateRow } from "./visible-messages.ts";

const [MEI, OTTO, ANN] = [1, 2, 3];

describe("a private row", () => {
  const row = { send_id: MEI, recv_id: OTTO, only_for: null };

  it("is seen by its two people and nobody else", () => {
    expect([MEI, OTTO, ANN].map((id) => canSeePrivateRow(id, row))).toEqual([true, true, false]);
  });

  it("is seen by one of them alone when it is for one", () => {
    const blocked = { ...row, only_for: MEI };
    expect([MEI, OTTO, ANN].map((id) => canSeePrivateRow(id, blocked))).toEqual([true, false, false]);
  });
});

describe("a group row", () => {
  type Member = NonNullable<Parameters<typeof canSeeGroupRow>[0]>;
  const member: Member = {
    groupId: 7,
    userId: MEI,
    role: "member",
    quit: true,
    joinedAfterId: 20,
    quitAtId: 30,
    earlier: [{ from: 0, to: 10 }],
    mutedUntil: 0,
    nickName: "Mei",
    group: { name: "tea", dissolved: false, banned: false, muteAll: false, memberCount: 2 },
  };

  it("is seen by a member, also a former one, when it was written during their stays", () => {
    const seen = [10, 15, 20, 30, 31].map((id) => canSeeGroupRow(member, { id, recv_ids: null }));
    expect(seen).toEqual([true, false, false, true, false]);
  });

  it("is seen by those it names alone", () => {
    const isSeenBy = (userId: number) => canSeeGroupRow({ ...member, userId }, { id: 25, recv_ids: [MEI] });
    expect([MEI, OTTO].map(isSeenBy)).toEqual([true, false]);
  });

  it("is not seen by an outsider", () => {
    expect(canSeeGroupRow(null, { id: 25, recv_ids: null })).toBe(false);
  });
});
