import { createPublicKey, createVerify } from "node:crypto";
import { api, type PayAction } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Bank, WebhookCall } from "../../testing/payments/bank.ts";
import { openWeChatBank } from "../../testing/payments/wechat-bank.ts";
import { newPeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let bank: Bank;
let app: TestApp;
let mei: Person;

beforeAll(async () => {
  bank = await openWeChatBank();
  app = await startTestApp({ PUBLIC_URL: "https://4d.example", ...bank.environment });
  bank.now = () => app.clock.now();
});
beforeEach(async () => {
  [mei] = await newPeople(app, "mei");
});
afterAll(async () => {
  await app.close();
  bank.close();
});

/** Starts paying in a browser with this user agent. */
async function payIn(browser: string, orderNo: string): Promise<{ code: number; data: PayAction }> {
  const response = await fetch(`${app.address}/api/order/${orderNo}/pay`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": browser,
      accessToken: mei.tokens.accessToken,
    },
    body: JSON.stringify({ provider: "wechat" }),
  });
  return (await response.json()) as { code: number; data: PayAction };
}
const order = async () => (await mei.call(api.orders.create, { body: { packageId: "c60" } })).orderNo;

it("inside WeChat learns who pays, then answers what WeChat's bridge is called with, signed", async () => {
  const inside = "Mozilla/5.0 (iPhone) MicroMessenger/8.0.50";
  const orderNo = await order();
  const { data: first } = await payIn(inside, orderNo);
  const page = new URL(first.url ?? "");
  expect(first.action).toBe("redirect");
  expect(page.origin).toBe("https://open.weixin.qq.com");
  const back = new URL(page.searchParams.get("redirect_uri") ?? "");
  expect(back.href).toBe("https://4d.example/pay/wechat/payer");
  const query = new URLSearchParams({ code: "c1", state: page.searchParams.get("state") ?? "" });
  const returned = await fetch(`${app.address}${back.pathname}?${query.toString()}`, { redirect: "manual" });
  expect(returned.headers.get("location")).toBe(
    `/h5/#/uni_modules/uni-pay/pages/pay-desk/pay-desk?order_no=${orderNo}`,
  );
  const { data: second } = await payIn(inside, orderNo);
  expect(second).toMatchObject({
    action: "jsapi",
    params: { signType: "RSA", package: `prepay_id=wx${orderNo}J` },
  });
  const { appId, timeStamp, nonceStr, package: pack, paySign = "" } = second.params ?? {};
  const { privateKey } = app.services.config.payments.wechat ?? {};
  const text = `${appId}\n${timeStamp}\n${nonceStr}\n${pack}\n`;
  const merchant = createPublicKey(
    (privateKey ?? expect.fail("no key")).export({ type: "pkcs8", format: "pem" }),
  );
  expect(createVerify("RSA-SHA256").update(text).verify(merchant, paySign, "base64")).toBe(true);
});

it("on phones goes to WeChat's app and back, elsewhere shows a code", async () => {
  const [onPhone, elsewhere] = [await order(), await order()];
  const phone = await payIn("Mozilla/5.0 (Linux; Android 15) Mobile", onPhone);
  const back = encodeURIComponent(`https://4d.example/pay/${onPhone}/done`);
  expect(phone.data).toEqual({
    action: "redirect",
    url: `https://wx.tenpay.com/pay?prepay_id=wx${onPhone}H&redirect_url=${back}`,
    params: null,
  });
  const onDesktop = await payIn("Mozilla/5.0 (X11; Linux x86_64)", elsewhere);
  expect(onDesktop.data).toEqual({ action: "qr", url: `weixin://${elsewhere}N`, params: null });
});

it("says that it does not answer, and the order can be paid otherwise", async () => {
  const orderNo = await order();
  bank.mood = "mute";
  expect((await payIn("", orderNo)).code).toBe(503);
  bank.mood = "well";
  expect((await payIn("", orderNo)).data.action).toBe("qr");
});

it("gives back a second payment of an order without taking the capsules of the first", async () => {
  const orderNo = await order();
  await payIn("", orderNo);
  const send = ({ headers, body }: WebhookCall) =>
    fetch(`${app.address}/api/pay/notify/wechat`, { method: "POST", headers, body });
  const first = bank.trades.get(orderNo) ?? expect.fail("no trade");
  first.paid = true;
  const onPhone = { ...first, no: `${orderNo}H`, ref: `4201${orderNo}` };
  for (const trade of [first, onPhone]) expect((await send(bank.webhook(trade, "paid"))).status).toBe(200);
  const back = { refundNo: "by-hand-1", id: "re-1", amount: first.amount, state: "done" as const };
  expect((await send(bank.webhook({ ...onPhone, refunds: [back] }, "refunded"))).status).toBe(200);
  expect(await mei.call(api.orders.find, { params: { orderNo } })).toMatchObject({
    state: "fulfilled",
    refunded: 0,
  });
  expect(await mei.call(api.capsules.account)).toMatchObject({ paid: 60, debt: 0 });
  expect(
    (await send(bank.webhook({ ...first, refunds: [{ ...back, refundNo: "by-hand-2" }] }, "refunded")))
      .status,
  ).toBe(200);
  expect(await mei.call(api.orders.find, { params: { orderNo } })).toMatchObject({ state: "refunded" });
});
