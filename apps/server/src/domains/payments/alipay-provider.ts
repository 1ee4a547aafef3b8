import type { AlipayConfig } from "../../payment-config.ts";
import type { Services } from "../../platform/services.ts";
import {
  type AlipayResponse,
  callAlipay,
  chinaTime,
  type GatewayCall,
  isSignedByAlipay,
  signedCall,
  signedText,
} from "./alipay-gateway.ts";
import type { OrderRow, RefundRow } from "./payments.table.ts";
import { Forged, type Payer, type Provider, type ProviderEvent, type WebhookRequest } from "./provider.ts";
import { webhookUrlOf } from "./return-url.ts";

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const fenOf = (text: string): number =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;

/** Only these two states mean that the money has arrived (`money §4.4`). */
const isPaid = (status: string | undefined): boolean =>
  status === "TRADE_SUCCESS" || status === "TRADE_FINISHED";

/** Only a business error is final; a system error is retried. */
const isTemporaryFailure = ({ code, sub_code }: AlipayResponse): boolean =>
  code === "20000" || (sub_code ?? "").includes("SYSTEM_ERROR") || (sub_code ?? "").startsWith("isp.");

function paidEvents(trade: Readonly<Record<string, unknown>>): ProviderEvent[] {
  const { out_trade_no: orderNo, trade_no: ref, total_amount: amount } = trade;
  if (typeof orderNo !== "string" || typeof ref !== "string") return [];
  return [{ kind: "paid", eventId: ref, orderNo, amount: fenOf(String(amount)), currency: "CNY", ref }];
}

/** The signed parameters of a webhook meant for us. @throws Forged. */
function readSigned(config: AlipayConfig, { body }: WebhookRequest): Record<string, string> {
  const fields = Object.fromEntries(new URLSearchParams(body.toString("utf8")));
  const { sign = "", sign_type, ...signed } = fields;
  if (sign_type !== "RSA2" || !isSignedByAlipay(config, signedText(signed), sign))
    throw new Forged("signature");
  if (signed.app_id !== config.appId) throw new Forged("of another app");
  if (config.sellerId !== undefined && signed.seller_id !== config.sellerId)
    throw new Forged("of another seller");
  return signed;
}

/** `refund_fee` is the total refunded so far; a fully refunded trade is closed, and was paid. */
function eventsOfNotification(fields: Record<string, string>): ProviderEvent[] {
  const { trade_status: status, refund_fee: back, out_trade_no: orderNo = "", out_biz_no: refundNo } = fields;
  const total = back === undefined ? 0 : fenOf(back);
  if (!isPaid(status) && !(status === "TRADE_CLOSED" && total > 0)) return [];
  if (!(total > 0)) return paidEvents(fields);
  const eventId = fields.notify_id ?? "";
  const refunded = { kind: "refunded" as const, eventId, orderNo, total, ...(refundNo && { refundNo }) };
  return [...paidEvents(fields), refunded];
}

interface Gateway {
  config: AlipayConfig;
  call: (call: GatewayCall) => Promise<AlipayResponse>;
}

async function query({ call }: Gateway, orderNo: string): Promise<ProviderEvent[]> {
  const trade = await call({ method: "alipay.trade.query", content: { out_trade_no: orderNo } });
  if (trade.code === "10000") return isPaid(trade.trade_status) ? paidEvents(trade) : [];
  if (trade.sub_code === "ACQ.TRADE_NOT_EXIST") return [];
  throw new Error(`Alipay: ${trade.sub_code ?? trade.code} ${trade.sub_msg ?? trade.msg}`);
}

/** Whether a refund of this number went through; queried when the response to creating it leaves that open. */
async function isRefunded({ call }: Gateway, order: OrderRow, { refund_no }: RefundRow): Promise<boolean> {
  const content = { out_trade_no: order.order_no, out_request_no: refund_no };
  const found = await call({ method: "alipay.trade.fastpay.refund.query", content });
  return found.code === "10000" && found.refund_status === "REFUND_SUCCESS";
}

async function refund(gateway: Gateway, order: OrderRow, wanted: RefundRow): Promise<ProviderEvent[]> {
  const { order_no: orderNo } = order;
  const { refund_no: refundNo, amount, reason } = wanted;
  const content = {
    out_trade_no: orderNo,
    refund_amount: yuan(amount),
    out_request_no: refundNo,
    refund_reason: reason,
  };
  const made = await gateway.call({ method: "alipay.trade.refund", content });
  if (made.code !== "10000") {
    if (isTemporaryFailure(made)) throw new Error(`Alipay: ${made.sub_code ?? made.code}`);
    const why = made.sub_msg ?? made.sub_code ?? made.msg ?? made.code;
    return [{ kind: "refundFailed", orderNo, refundNo, reason: why }];
  }
  if (made.fund_change !== "Y" && !(await isRefunded(gateway, order, wanted))) return [];
  const total = fenOf(made.refund_fee ?? "");
  if (Number.isNaN(total)) throw new Error("Alipay did not say what went back");
  return [{ kind: "refunded", eventId: refundNo, orderNo, total, refundNo }];
}

/** The address of Alipay's payment page for phones, which is itself the signed request. */
function wapPage(
  config: AlipayConfig,
  services: Services,
  order: OrderRow,
  { returnUrl, cancelUrl }: Payer,
): string {
  const call = {
    method: "alipay.trade.wap.pay",
    content: {
      out_trade_no: order.order_no,
      total_amount: yuan(order.amount),
      subject: `${order.paid + order.bonus} 次元胶囊`,
      product_code: "QUICK_WAP_WAY",
      quit_url: cancelUrl,
      time_expire: chinaTime(order.expires_at),
    },
    more: { notify_url: webhookUrlOf(services, "alipay"), return_url: returnUrl },
  };
  return `${config.gateway}?${signedCall(config, services.clock.now(), call).toString()}`;
}

/** Alipay on phones, with the merchant's RSA2 keys (`CAPSULE-2`). */
export function alipayProvider(config: AlipayConfig, services: Services): Provider {
  const gateway: Gateway = { config, call: (call) => callAlipay(config, services, call) };
  return {
    id: "alipay",
    test: config.test,
    async begin(order, payer) {
      const url = wapPage(config, services, order, payer);
      return { action: { action: "redirect", url, params: null }, ref: order.order_no };
    },
    query: (ref) => query(gateway, ref),
    refund: (order, wanted) => refund(gateway, order, wanted),
    webhook: {
      accepted: "success",
      read: async (request) => eventsOfNotification(readSigned(config, request)),
    },
  };
}
