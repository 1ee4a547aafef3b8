import type { Services } from "../../platform/services.ts";

/** Where somebody returns to from a provider: after paying, or after cancelling (the cashier's page). */
export type ReturnTarget = "done" | "desk";

const PAGES: Record<ReturnTarget, string> = { done: "success/success", desk: "pay-desk/pay-desk" };

const publicAddress = ({ config }: Services): string => config.publicUrl ?? `http://localhost:${config.port}`;

/**
 * The address providers send people back to, without the hash of the app's pages, which some of them lose. It is only a
 * hint: the page reads the order itself.
 */
export const returnUrlOf = (services: Services, orderNo: string, target: ReturnTarget): string =>
  `${publicAddress(services)}/pay/${orderNo}/${target}`;

/** Where a provider sends its webhooks. */
export const webhookUrlOf = (services: Services, provider: string): string =>
  `${publicAddress(services)}/api/pay/notify/${provider}`;

/** Where WeChat sends the payer's name. */
export const payerUrlOf = (services: Services): string => `${publicAddress(services)}/pay/wechat/payer`;

/** The app's page for a return target (`rules §2.2`). */
export const returnPage = (orderNo: string, target: ReturnTarget): string =>
  `/h5/#/uni_modules/uni-pay/pages/${PAGES[target]}?order_no=${orderNo}`;
