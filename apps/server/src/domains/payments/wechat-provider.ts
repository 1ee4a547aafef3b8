import * as z from "zod/mini";
import type { WeChatConfig } from "../../payment-config.ts";
import type { Services } from "../../platform/services.ts";
import type { OrderRow, RefundRow } from "./payments.table.ts";
import {
  type Begun,
  Forged,
  type Notification,
  type Payer,
  type PaymentNews,
  type Provider,
} from "./provider.ts";
import { noticeUrlOf, payerUrlOf } from "./return-url.ts";
import {
  callWeChat,
  ensureFromWeChat,
  nonce,
  refusedBy,
  sealed,
  unseal,
  weChatSignature,
} from "./wechat-api.ts";
import { newsOfRefund, newsOfTransaction, tradeNoOf, type WeChatKind } from "./wechat-news.ts";
import { authorisePage } from "./wechat-payer.ts";

interface Shop {
  config: WeChatConfig;
  services: Services;
}

/** Inside WeChat its bridge, on phones its app, elsewhere a code that a phone reads. */
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

const opened = z.object({
  prepay_id: z.optional(z.string()),
  h5_url: z.optional(z.string()),
  code_url: z.optional(z.string()),
});

/** Has WeChat prepare a payment of an order. */
async function prepare(
  { config, services }: Shop,
  order: OrderRow,
  wish: { kind: WeChatKind; payer: Payer },
) {
  const body = {
    appid: config.appId,
    mchid: config.mchId,
    description: `${order.paid + order.bonus} 次元胶囊`,
    out_trade_no: tradeNoOf(order.order_no, wish.kind),
    time_expire: isoTime(order.expires_at),
    notify_url: noticeUrlOf(services, "wechat"),
    amount: { total: order.amount, currency: "CNY" },
    ...extras(wish.kind, wish.payer),
  };
  const answer = await callWeChat(config, services, { path: `/v3/pay/transactions/${wish.kind}`, body });
  if (!answer.ok) throw refusedBy(answer);
  return opened.parse(answer.body);
}

/** What WeChat's bridge is called with (`WeixinJSBridge`, `getBrandWCPayRequest`). */
function bridgeCall(config: WeChatConfig, now: number, prepayId: string): Record<string, string> {
  const call = { appId: config.appId, timeStamp: String(Math.floor(now / 1000)), nonceStr: nonce() };
  const pack = `prepay_id=${prepayId}`;
  const paySign = weChatSignature(config, call.appId, call.timeStamp, call.nonceStr, pack);
  return { ...call, package: pack, signType: "RSA", paySign };
}

async function begin(shop: Shop, order: OrderRow, payer: Payer): Promise<Begun> {
  const kind = kindFor(payer);
  if (kind === "jsapi" && payer.openId === undefined) {
    const url = authorisePage(shop.config, payerUrlOf(shop.services), order.order_no);
    return { action: { action: "redirect", url, params: null } };
  }
  const { prepay_id, h5_url, code_url } = await prepare(shop, order, { kind, payer });
  const ref = tradeNoOf(order.order_no, kind);
  if (prepay_id !== undefined) {
    const params = bridgeCall(shop.config, shop.services.clock.now(), prepay_id);
    return { action: { action: "jsapi", url: null, params }, ref };
  }
  if (code_url !== undefined) return { action: { action: "qr", url: code_url, params: null }, ref };
  if (h5_url === undefined) throw new Error("WeChat Pay prepared nothing");
  const url = `${h5_url}&redirect_url=${encodeURIComponent(payer.returnUrl)}`;
  return { action: { action: "redirect", url, params: null }, ref };
}

async function query({ config, services }: Shop, tradeNo: string): Promise<PaymentNews[]> {
  const path = `/v3/pay/transactions/out-trade-no/${tradeNo}?mchid=${config.mchId}`;
  const answer = await callWeChat(config, services, { path });
  if (answer.ok) return newsOfTransaction(config, answer.body);
  if (answer.status === 404) return [];
  throw refusedBy(answer);
}

/** Refusals that hold however often the refund is asked for. */
const FINAL = new Set([
  "NOT_ENOUGH",
  "INVALID_REQUEST",
  "PARAM_ERROR",
  "RESOURCE_NOT_EXISTS",
  "USER_ACCOUNT_ABNORMAL",
]);

async function refund(
  { config, services }: Shop,
  order: OrderRow,
  wanted: RefundRow,
): Promise<PaymentNews[]> {
  const body = {
    transaction_id: order.provider_ref,
    out_refund_no: wanted.refund_no,
    reason: wanted.reason,
    notify_url: noticeUrlOf(services, "wechat"),
    amount: { refund: wanted.amount, total: order.amount, currency: "CNY" },
  };
  const answer = await callWeChat(config, services, { path: "/v3/refund/domestic/refunds", body });
  if (answer.ok) return newsOfRefund(config, answer.body);
  if (!FINAL.has(answer.code)) throw refusedBy(answer);
  const { order_no: orderNo } = order;
  return [
    { kind: "refundFailed", orderNo, refundNo: wanted.refund_no, reason: answer.message || answer.code },
  ];
}

const message = z.object({ event_type: z.string(), resource: sealed });

function read({ config, services }: Shop, { headers, body }: Notification): PaymentNews[] {
  const text = body.toString("utf8");
  ensureFromWeChat(config, { headers, body: text }, services.clock.now());
  const told = message.safeParse(JSON.parse(text));
  if (!told.success) throw new Forged("not understood");
  const { event_type: type, resource } = told.data;
  if (type.startsWith("TRANSACTION.")) return newsOfTransaction(config, unseal(config, resource));
  return type.startsWith("REFUND.") ? newsOfRefund(config, unseal(config, resource)) : [];
}

/** WeChat Pay, API v3: inside WeChat, on phones, and by a code on other screens (`CAPSULE-2`). */
export function weChatProvider(config: WeChatConfig, services: Services): Provider {
  const shop: Shop = { config, services };
  return {
    id: "wechat",
    test: false,
    begin: (order, payer) => begin(shop, order, payer),
    query: (ref) => query(shop, ref),
    refund: (order, wanted) => refund(shop, order, wanted),
    notices: {
      accepted: JSON.stringify({ code: "SUCCESS" }),
      read: async (notification) => read(shop, notification),
    },
  };
}
