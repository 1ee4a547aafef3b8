import { orderState } from "@4d/contract";
import { expect, it } from "vitest";
import { withLate } from "../../platform/i18n/i18n.ts";
import { titleText } from "./order-text.ts";

it("says that it was paid once the order is fulfilled, and not before (rules §2.2)", async () => {
  await withLate(() => Promise.resolve());
  expect(titleText({ state: "fulfilled" })).toBe("支付成功");
  for (const state of orderState.options)
    if (state !== "fulfilled") expect(titleText({ state })).toBe("支付结果");
});
