import type { OrderState } from "@4d/contract";
import { expect, it } from "vitest";
import { canBePaid, canBeRefunded, stateOfPaid } from "./payments.policy.ts";

it("is paid while it is open and its time has not come", () => {
  for (const state of ["created", "paying"] as const) {
    expect(canBePaid({ state, expires_at: 11 }, 10)).toBe(true);
    expect(canBePaid({ state, expires_at: 10 }, 10)).toBe(false);
  }
  const others: OrderState[] = ["fulfilled", "closed", "refunding", "part_refunded", "refunded"];
  for (const state of others) expect(canBePaid({ state, expires_at: 11 }, 10)).toBe(false);
});

it("goes back while it was paid and not all of it is back", () => {
  expect(canBeRefunded({ paid_at: 1, refunded: 99, amount: 100 })).toBe(true);
  expect(canBeRefunded({ paid_at: 1, refunded: 100, amount: 100 })).toBe(false);
  expect(canBeRefunded({ paid_at: null, refunded: 0, amount: 100 })).toBe(false);
});

it("says of a paid order how much of it is back", () => {
  expect(stateOfPaid({ amount: 100, refunded: 0, underWay: false })).toBe("fulfilled");
  expect(stateOfPaid({ amount: 100, refunded: 1, underWay: false })).toBe("part_refunded");
  expect(stateOfPaid({ amount: 100, refunded: 0, underWay: true })).toBe("refunding");
  expect(stateOfPaid({ amount: 100, refunded: 40, underWay: true })).toBe("refunding");
  expect(stateOfPaid({ amount: 100, refunded: 100, underWay: true })).toBe("refunded");
  expect(stateOfPaid({ amount: 100, refunded: 100, underWay: false })).toBe("refunded");
});
