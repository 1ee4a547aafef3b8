import * as z from "zod/mini";
import type { WeChatConfig } from "../../payment-config.ts";
import type { Services } from "../../platform/services.ts";
import type { OrderRow, RefundRow } from "./payments.table.ts";
import {
  type BegunPayment,
  Forged,
  type Payer,
  type Provider,
  type ProviderEvent,
  type WebhookRequest,
} from "./provider.ts";
import { payerUrlOf, webhookUrlOf } from "./return-url.ts";
import {
  callWeChat,
  decrypt,
  encrypted,
  ensureFromWeChat,
  errorOfResponse,
  nonce,
  weChatSignature,
} from "./wechat-api.ts";
import { eventsOfRefund, eventsOfTransaction, tradeNoOf, type WeChatKind } from "./wechat-events.ts";
import { authorisePage } from "./wechat-payer.ts";

interface Merchant {
  config: WeChatConfig;
  services: Services;
}

/** Inside WeChat its bridge, on phones its app, elsewhere a QR code for a phone. */
function kindFor({ device }: Payer): WeChatKind {
  if (/MicroMessenger/i.test(device)) return "jsapi";
  return /Android|iPhone|iPad|Mobile|HarmonyOS/i.test(device) ? "h5" : "native";
}

/** WeChat takes RFC 3339 with seconds. */
const isoTime = (epoch: number): string => `${new Date(epoch).toISOString().slice(0, 19)}Z`;

function extras(kind: WeChatKind, { address, openId }: Payer): object {
  if (kind === "jsapi") return { payer: { openid: openId } };
  if (kind === "native") return {};
  return { scene_info: { payer_client_ip: address, h5_info: { type: "Wap" } } };
}

const preparedPayment = z.object({
  prepay_id: z.optional(z.string()),
  h5_url: z.optional(z.string()),
  code_url: z.optional(z.string()),
});

/** Has WeChat prepare the payment of an order. */
async function preparePayment(
  { config, services }: Merchant,
  order: OrderRow,
  request: { kind: WeChatKind; payer: Payer },
) {
  const body = {
    appid: config.appId,
    mchid: config.mchId,
    description: `${order.paid + order.bonus} 次元胶囊`,
    out_trade_no: tradeNoOf(order.order_no, request.kind),
    time_expire: isoTime(order.expires_at),
    notify_url: webhookUrlOf(services, "wechat"),
    amount: { total: order.amount, currency: "CNY" },
    ...extras(request.kind, request.payer),
  };
  const response = await callWeChat(config, services, { path: `/v3/pay/transactions/${request.kind}`, body });
  if (!response.ok) throw errorOfResponse(response);
  return preparedPayment.parse(response.body);
}

/** The arguments for WeChat's bridge (`WeixinJSBridge`, `getBrandWCPayRequest`). */
function bridgeCall(config: WeChatConfig, now: number, prepayId: string): Record<string, string> {
  const call = { appId: config.appId, timeStamp: String(Math.floor(now / 1000)), nonceStr: nonce() };
  const pack = `prepay_id=${prepayId}`;
  const paySign = weChatSignature(config, call.appId, call.timeStamp, call.nonceStr, pack);
  return { ...call, package: pack, signType: "RSA", paySign };
}

async function begin(merchant: Merchant, order: OrderRow, payer: Payer): Promise<BegunPayment> {
  const kind = kindFor(payer);
  if (kind === "jsapi" && payer.openId === undefined) {
    const url = authorisePage(merchant.config, payerUrlOf(merchant.services), order.order_no);
    return { action: { action: "redirect", url, params: null } };
  }
  const { prepay_id, h5_url, code_url } = await preparePayment(merchant, order, { kind, payer });
  const ref = tradeNoOf(order.order_no, kind);
  if (prepay_id !== undefined) {
    const params = bridgeCall(merchant.config, merchant.services.clock.now(), prepay_id);
    return { action: { action: "jsapi", url: null, params }, ref };
  }
  if (code_url !== undefined) return { action: { action: "qr", url: code_url, params: null }, ref };
  if (h5_url === undefined) throw new Error("WeChat Pay prepared nothing");
  const url = `${h5_url}&redirect_url=${encodeURIComponent(payer.returnUrl)}`;
  return { action: { action: "redirect", url, params: null }, ref };
}

async function query({ config, services }: Merchant, tradeNo: string): Promise<ProviderEvent[]> {
  const path = `/v3/pay/transactions/out-trade-no/${tradeNo}?mchid=${config.mchId}`;
  const response = await callWeChat(config, services, { path });
  if (response.ok) return eventsOfTransaction(config, response.body);
  if (response.status === 404) return [];
  throw errorOfResponse(response);
}

/** Errors that stay however often the refund is requested. */
const FINAL_CODES = new Set([
  "NOT_ENOUGH",
  "INVALID_REQUEST",
  "PARAM_ERROR",
  "RESOURCE_NOT_EXISTS",
  "USER_ACCOUNT_ABNORMAL",
]);

async function refund(
  { config, services }: Merchant,
  order: OrderRow,
  wanted: RefundRow,
): Promise<ProviderEvent[]> {
  const body = {
    transaction_id: order.provider_ref,
    out_refund_no: wanted.refund_no,
    reason: wanted.reason,
    notify_url: webhookUrlOf(services, "wechat"),
    amount: { refund: wanted.amount, total: order.amount, currency: "CNY" },
  };
  const response = await callWeChat(config, services, { path: "/v3/refund/domestic/refunds", body });
  if (response.ok) return eventsOfRefund(config, response.body);
  if (!FINAL_CODES.has(response.code)) throw errorOfResponse(response);
  const { order_no: orderNo } = order;
  return [
    { kind: "refundFailed", orderNo, refundNo: wanted.refund_no, reason: response.message || response.code },
  ];
}

const webhookBody = z.object({ event_type: z.string(), resource: encrypted });

function read({ config, services }: Merchant, { headers, body }: WebhookRequest): ProviderEvent[] {
  const text = body.toString("utf8");
  ensureFromWeChat(config, { headers, body: text }, services.clock.now());
  const parsed = webhookBody.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Forged("not understood");
  const { event_type: type, resource } = parsed.data;
  if (type.startsWith("TRANSACTION.")) return eventsOfTransaction(config, decrypt(config, resource));
  return type.startsWith("REFUND.") ? eventsOfRefund(config, decrypt(config, resource)) : [];
}

/** WeChat Pay, API v3: inside WeChat, on phones, and by QR code on other screens (`CAPSULE-2`). */
export function weChatProvider(config: WeChatConfig, services: Services): Provider {
  const merchant: Merchant = { config, services };
  return {
    id: "wechat",
    test: false,
    begin: (order, payer) => begin(merchant, order, payer),
    query: (ref) => query(merchant, ref),
    refund: (order, wanted) => refund(merchant, order, wanted),
    webhook: {
      accepted: JSON.stringify({ code: "SUCCESS" }),
      read: async (webhookRequest) => read(merchant, webhookRequest),
    },
  };
}
