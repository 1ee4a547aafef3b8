import type { Order } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const CASHIER_PATH = "/uni_modules/uni-pay/pages/pay-desk/pay-desk";
const RESULT_PATH = "/uni_modules/uni-pay/pages/success/success";
const ORDER = "**/api/order/*";
/** Time that a capsule takes to fill and a number to count up, ms. */
const SETTLE_MS = 1200;
type Envelope = { data: Order };

/** The order with changed fields, as only time or a provider could bring it about. */
const answering = (path: string, part: Partial<Order>) => async (page: Page) => {
  // Stays until the next change: the page goes on asking while its picture is taken.
  await page.unroute(ORDER);
  await page.route(ORDER, async (route) => {
    const response = (await (await route.fetch()).json()) as Envelope;
    await route.fulfill({ json: { ...response, data: { ...response.data, ...part } } });
  });
  // Reloads, because the page still knows the last mocked state and may have been led elsewhere by it.
  const [app] = page.url().split("#");
  await page.goto("about:blank");
  await page.goto(`${app}#${path}`);
  await page
    .getByText(/^[A-Z0-9]{16,32}$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.waitForTimeout(SETTLE_MS);
};

/** A paid order, looked up in the admin console. */
const foundScene = (paidNo: string): Scene => ({
  file: "admin-order-found",
  path: `/pages/mine/admin-order?no=${paidNo}`,
  looker: "boss",
  act: async (page) => {
    await page.getByRole("button", { name: /^(查找|Find)$/ }).click();
    await page.getByText("sandbox").first().waitFor();
  },
});

/** An order in every state, and a paid one in the admin console. */
export function listOrderScenes({ orderNo, paidNo }: Company): Scene[] {
  const [success, cashier] = [`${RESULT_PATH}?order_no=${orderNo}`, `${CASHIER_PATH}?order_no=${orderNo}`];
  const all: Record<string, Partial<Order>> = {
    "order-confirming": { state: "paying", provider: "wechat", test: false },
    "order-done": { state: "fulfilled", provider: "alipay", test: false, paidAt: Date.now() },
    "order-done-test": { state: "fulfilled", provider: "sandbox", paidAt: Date.now() },
    "order-expired": { state: "closed", providers: [] },
    "order-closed": { state: "closed", provider: "alipay", test: false, providers: [] },
    "order-refunding": { state: "refunding", provider: "stripe", test: false, paidAt: Date.now() },
    "order-refunded": {
      state: "refunded",
      provider: "stripe",
      test: false,
      refunded: 12_800,
      paidAt: Date.now(),
    },
    "order-part-refunded": {
      state: "part_refunded",
      provider: "stripe",
      test: false,
      refunded: 1250,
      paidAt: Date.now(),
    },
  };
  const scenes = Object.entries(all).map(
    ([file, part]): Scene => ({
      file,
      path: success,
      looker: "me",
      act: answering(success, part),
    }),
  );
  const ways = [
    { id: "wechat", test: false },
    { id: "alipay", test: false },
    { id: "stripe", test: false },
  ] as const;
  const cashierScene = (file: string, providers: Order["providers"]): Scene => ({
    file,
    path: cashier,
    looker: "me",
    act: answering(cashier, { providers, test: false }),
  });
  return [
    ...scenes,
    foundScene(paidNo),
    cashierScene("pay-desk-ways", [...ways]),
    cashierScene("pay-desk-none", []),
  ];
}
