import { orderState } from "@4d/contract";
import { expect, it } from "vitest";
import { appPathOf, isPayable, isPending, orderNoOf, screenOf } from "./order-rules.ts";

it("has a screen for every state of an order", () => {
  expect(orderState.options.map((state) => screenOf({ state, provider: "alipay" }))).toEqual([
    "waiting",
    "confirming",
    "done",
    "closed",
    "refunding",
    "partRefunded",
    "refunded",
  ]);
  expect(screenOf({ state: "closed", provider: null })).toBe("expired");
  expect(orderState.options.filter((state) => isPayable({ state }))).toEqual(["created", "paying"]);
  expect(orderState.options.filter((state) => isPending({ state }))).toEqual([
    "created",
    "paying",
    "refunding",
  ]);
});

it("takes nothing from an address but an order's number", () => {
  const no = "A1B2C3D4E5F6G7H8";
  expect(orderNoOf({ order_no: no, total_fee: "1" })).toBe(no);
  expect(orderNoOf({ out_trade_no: no })).toBe(no);
  for (const bad of ["", "short", "a1b2c3d4e5f6g7h8", `${no}/../x`])
    expect(orderNoOf({ order_no: bad })).toBe("");
});

it("leads on to routes of the app only", () => {
  expect(appPathOf("/pages/chat/chat-box?chatId=p:5")).toBe("/pages/chat/chat-box?chatId=p:5");
  const bad = [
    "https://evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "/pages/../x",
    "/pages",
    "\\evil",
  ];
  for (const url of [...bad, undefined]) expect(appPathOf(url)).toBeNull();
});
