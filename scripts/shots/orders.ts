import { api, type Order } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Company } from "./company.ts";
import type { Scene } from "./scenes.ts";

const DESK = "/uni_modules/uni-pay/pages/pay-desk/pay-desk";
const SUCCESS = "/uni_modules/uni-pay/pages/success/success";

/** An order of mine, not paid. */
export async function seedOrder({ me }: Pick<Company, "me">): Promise<string> {
  const bought = await me.call(api.orders.create, { body: { packageId: "c330" } });
  await me.call(api.orders.confirmSandbox, { params: { orderNo: bought.orderNo }, body: { outcome: "pay" } });
  const { orderNo } = await me.call(api.orders.create, { body: { packageId: "c1520" } });
  return orderNo;
}

type Envelope = { data: Order };

/** The order with something else about it, as only time or a provider could bring it about. */
const told = (part: Partial<Order>) => async (page: Page) => {
  await page.route("**/api/order/*", async (route) => {
    const answer = (await (await route.fetch()).json()) as Envelope;
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...part } } });
  });
  await page.reload();
  await page.waitForTimeout(2500);
  await page.unroute("**/api/order/*");
};

/** What became of an order, in every state. */
export function listOrderScenes({ orderNo }: Company): Scene[] {
  const all: Record<string, Partial<Order>> = {
    "order-confirming": { state: "paying", provider: "wechat", test: false },
    "order-done": { state: "fulfilled", provider: "alipay", test: false, paidAt: Date.now() },
    "order-done-test": { state: "fulfilled", provider: "sandbox", paidAt: Date.now() },
    "order-closed": { state: "closed", providers: [] },
    "order-refunding": { state: "refunding", provider: "stripe", test: false, paidAt: Date.now() },
    "order-refunded": { state: "refunded", provider: "stripe", test: false, refunded: 12_800 },
    "order-part-refunded": { state: "part_refunded", provider: "stripe", test: false, refunded: 1250 },
  };
  const scenes = Object.entries(all).map(
    ([file, part]): Scene => ({
      file,
      path: `${SUCCESS}?order_no=${orderNo}`,
      looker: "me",
      act: told(part),
    }),
  );
  const ways = [
    { id: "wechat", test: false },
    { id: "alipay", test: false },
    { id: "stripe", test: false },
  ] as const;
  const desk = (file: string, providers: Order["providers"]): Scene => ({
    file,
    path: `${DESK}?order_no=${orderNo}`,
    looker: "me",
    act: told({ providers, test: false }),
  });
  return [...scenes, desk("pay-desk-ways", [...ways]), desk("pay-desk-none", [])];
}
