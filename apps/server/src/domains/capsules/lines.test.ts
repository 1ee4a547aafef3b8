import { describe, expect, it } from "vitest";
import type { Holdings, Owners } from "./accounts.repository.ts";
import {
  creditLines,
  debitLines,
  debtLines,
  isPersonal,
  ownerOf,
  returnLines,
  spendableBuckets,
  spendableOf,
  split,
  totalOf,
  wholeAmount,
} from "./lines.ts";

const MEI = 5;
const holdings = (more: Partial<Holdings> = {}): Holdings => ({
  ...{ paid: 0, bonus: 0, held: 0, income: 0, income_pending: 0, debt: 0 },
  ...more,
});
const line = (ownerId: number, account: string, amount: number) => ({ ownerId, account, amount });

describe("what somebody has", () => {
  it("can be spent when it is bonus, paid or earned, not while it is set aside or not yet due", () => {
    const own = holdings({ paid: 1, bonus: 2, held: 4, income: 8, income_pending: 16, debt: -32 });
    expect(spendableOf(own)).toBe(11);
    expect(totalOf({ paid: 1, bonus: 2, income: 4 })).toBe(7);
    expect(totalOf({ income: 4 })).toBe(4);
    expect([isPersonal("held"), isPersonal("debt"), isPersonal("revenue")]).toEqual([true, true, false]);
  });

  it("is spent bonus first, then paid, then income", () => {
    const own = { paid: 10, bonus: 3, income: 7 };
    expect(split(own, 2)).toEqual({
      taken: { bonus: 2, paid: 0, income: 0 },
      rest: { bonus: 1, paid: 10, income: 7 },
    });
    expect(split(own, 5).taken).toEqual({ bonus: 3, paid: 2, income: 0 });
    expect(split(own, 14)).toEqual({
      taken: { bonus: 3, paid: 10, income: 1 },
      rest: { bonus: 0, paid: 0, income: 6 },
    });
    expect(split({}, 0).rest).toEqual({ bonus: 0, paid: 0, income: 0 });
  });

  it("is refused where it is not enough, and all of it where they owe", () => {
    expect(spendableBuckets(holdings({ paid: 5 }), 5)).toEqual({
      ok: true,
      value: { bonus: 0, paid: 5, income: 0 },
    });
    expect(spendableBuckets(holdings({ paid: 5 }), 6)).toMatchObject({
      ok: false,
      refusal: { kind: "insufficient", data: { needed: 6, balance: 5, debt: 0 } },
    });
    expect(spendableBuckets(holdings({ paid: 5, debt: -2 }), 1)).toMatchObject({
      ok: false,
      refusal: { kind: "insufficient", data: { needed: 1, balance: 5, debt: 2 } },
    });
  });

  it("is known only while its accounts are locked", () => {
    const owners: Owners = new Map([[MEI, holdings()]]);
    expect(ownerOf(owners, MEI)).toBe(owners.get(MEI));
    expect(() => ownerOf(owners, 6)).toThrow();
  });

  it("comes in whole capsules above none", () => {
    expect(wholeAmount(1)).toBe(1);
    for (const amount of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      expect(() => wholeAmount(amount)).toThrow();
  });
});

describe("lines", () => {
  it("that take and that give back are each other's opposite", () => {
    expect(debitLines(MEI, { bonus: 2, paid: 1 }).filter(({ amount }) => amount !== 0)).toEqual([
      line(MEI, "bonus", -2),
      line(MEI, "paid", -1),
    ]);
    expect(returnLines(MEI, { paid: 1, income: 3 }).filter(({ amount }) => amount !== 0)).toEqual([
      line(MEI, "paid", 1),
      line(MEI, "income", 3),
    ]);
  });

  it("that issue capsules take them from the platform, and another's income comes as bonus", () => {
    expect(creditLines(MEI, { paid: 5, bonus: 2, income: 3 })).toEqual([
      line(MEI, "paid", 5),
      line(MEI, "bonus", 5),
      line(0, "issue:paid", -5),
      line(0, "issue:bonus", -5),
    ]);
    expect(creditLines(MEI, { paid: 5, income: 3 }, false)).toEqual([
      line(MEI, "paid", 5),
      line(MEI, "bonus", 3),
    ]);
  });
});

describe("a debt", () => {
  const owed = (own: Partial<Holdings>, lines: Parameters<typeof debtLines>[1]) =>
    debtLines(new Map([[MEI, holdings(own)]]), lines).filter(({ amount }) => amount !== 0);

  it("is paid out of whatever comes, as far as that goes", () => {
    const ten = creditLines(MEI, { paid: 10 });
    expect(owed({ debt: -4 }, ten)).toEqual([line(MEI, "debt", 4), line(MEI, "paid", -4)]);
    expect(owed({ debt: -15 }, ten)).toEqual([line(MEI, "debt", 10), line(MEI, "paid", -10)]);
    expect(owed({ debt: -12, bonus: 3 }, ten)).toEqual([
      line(MEI, "debt", 12),
      line(MEI, "bonus", -3),
      line(MEI, "paid", -9),
    ]);
    expect(owed({}, ten)).toEqual([]);
  });

  it("that these lines make is paid at once, and what they take is not counted", () => {
    expect(owed({ bonus: 5 }, [line(MEI, "debt", -3) as never])).toEqual([
      line(MEI, "debt", 3),
      line(MEI, "bonus", -3),
    ]);
    expect(owed({ debt: -3, bonus: 5 }, debitLines(MEI, { bonus: 5 }))).toEqual([]);
    expect(owed({ debt: -3 }, [line(MEI, "held", 9) as never])).toEqual([]);
    expect(owed({ debt: -3 }, [line(0, "revenue", 9) as never])).toEqual([]);
  });

  it("leaves the holdings as they are: they change when the lines are recorded", () => {
    const owners: Owners = new Map([[MEI, holdings({ debt: -4 })]]);
    debtLines(owners, creditLines(MEI, { paid: 10 }));
    expect(owners.get(MEI)).toEqual(holdings({ debt: -4 }));
  });
});
