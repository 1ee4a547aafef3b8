import type { PayAction } from "@4d/contract";
import {
  type Bank,
  backOf,
  type Reply,
  refundOnce,
  serveBank,
  type Trade,
  type Twist,
  tampered,
  type WebhookCall,
} from "./bank.ts";
import { type Keys, makeKeys, oneLine } from "./keys.ts";

const APP = "2021000000000001";
const SELLER = "2088000000000001";

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
const fen = (text: string) => Number(text.replace(".", ""));

const sorted = (fields: Record<string, string>) =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

/** A merchant's call with a valid signature. */
function readCall(merchant: Keys, query: URLSearchParams) {
  const { sign = "", ...fields } = Object.fromEntries(query);
  if (!merchant.verify(sorted(fields), sign)) throw new Error("the merchant's signature does not hold");
  return { fields, content: JSON.parse(fields.biz_content ?? "{}") as Record<string, string> };
}

const no = (code: string, text: string) => ({
  code: "40004",
  msg: "Business Failed",
  sub_code: code,
  sub_msg: text,
});
const ok = (more: object) => ({ code: "10000", msg: "Success", ...more });

function refund(bank: Bank, trade: Trade, content: Record<string, string>) {
  const { out_request_no: refundNo = "", refund_amount: amount = "" } = content;
  const before = trade.refunds.length;
  const made = refundOnce(trade, bank.mood, { refundNo, amount: fen(amount) });
  if (!made) return no("ACQ.SELLER_BALANCE_NOT_ENOUGH", "卖家余额不足");
  const isNew = trade.refunds.length > before && made.state === "done";
  return ok({ trade_no: trade.ref, refund_fee: yuan(backOf(trade)), fund_change: isNew ? "Y" : "N" });
}

function work(bank: Bank, method: string, content: Record<string, string>): object {
  const trade = bank.trades.get(content.out_trade_no ?? "");
  if (!trade) return no("ACQ.TRADE_NOT_EXIST", "交易不存在");
  if (method === "alipay.trade.refund") return refund(bank, trade, content);
  if (method === "alipay.trade.query")
    return ok({
      out_trade_no: trade.no,
      trade_no: trade.ref,
      total_amount: yuan(trade.amount),
      trade_status: trade.paid ? "TRADE_SUCCESS" : "WAIT_BUYER_PAY",
    });
  const found = trade.refunds.find((one) => one.refundNo === content.out_request_no);
  return ok(found?.state === "done" ? { refund_status: "REFUND_SUCCESS" } : {});
}

function webhookFields(bank: Bank, trade: Trade, about: "paid" | "refunded"): Record<string, string> {
  const back = backOf(trade);
  const last = trade.refunds.at(-1);
  return {
    app_id: APP,
    seller_id: SELLER,
    charset: "utf-8",
    notify_type: "trade_status_sync",
    notify_time: new Date(bank.now()).toISOString(),
    notify_id: `${about}-${trade.orderNo}-${back}`,
    subject: "330 次元胶囊 & 优惠+",
    trade_status: about === "refunded" && back === trade.amount ? "TRADE_CLOSED" : "TRADE_SUCCESS",
    out_trade_no: trade.no,
    trade_no: trade.ref,
    total_amount: yuan(trade.amount),
    ...(about === "refunded" && {
      refund_fee: yuan(back),
      ...(last?.refundNo && { out_biz_no: last.refundNo }),
    }),
  };
}

/** The page's address is the merchant's signed request: opening it creates the trade. */
function visit(bank: Bank, merchant: Keys, { url }: PayAction, orderNo: string): Trade {
  const { fields, content } = readCall(merchant, new URL(url ?? "").searchParams);
  if (fields.method !== "alipay.trade.wap.pay" || content.out_trade_no !== orderNo)
    throw new Error("no page");
  const amount = fen(content.total_amount ?? "");
  const fresh = { orderNo, no: orderNo, ref: `2026${orderNo}`, amount, currency: "CNY" };
  const trade: Trade = bank.trades.get(orderNo) ?? { ...fresh, paid: false, refunds: [] };
  bank.trades.set(orderNo, trade);
  return trade;
}

function signedWebhook(fields: Record<string, string>, signer: Keys, twist: Twist | undefined): WebhookCall {
  if (twist === "another merchant") fields.app_id = "2021000000000002";
  const sign = signer.sign(sorted(fields));
  const signed: Record<string, string> = twist === "no signature" ? {} : { sign, sign_type: "RSA2" };
  if (twist === "another body") fields.total_amount = tampered(fields.total_amount ?? "");
  return {
    headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
    body: new URLSearchParams({ ...fields, ...signed }).toString(),
  };
}

/** Alipay: a gateway for everything, RSA2 over sorted parameters, money in yuan. */
export async function openAlipayBank(): Promise<Bank> {
  const [merchant, own, foreign] = [makeKeys(), makeKeys(), makeKeys()];
  const answer = (query: URLSearchParams): Reply => {
    const { fields, content } = readCall(merchant, query);
    const method = fields.method ?? "";
    const part = JSON.stringify(work(bank, method, content));
    const signer = bank.mood === "forging" ? foreign : own;
    return { body: `{"${method.replaceAll(".", "_")}_response":${part},"sign":"${signer.sign(part)}"}` };
  };
  const served = await serveBank(
    () => bank,
    ({ body }) => answer(new URLSearchParams(body)),
  );
  const bank: Bank = {
    id: "alipay",
    environment: {
      ALIPAY_APP_ID: APP,
      ALIPAY_SELLER_ID: SELLER,
      ALIPAY_PRIVATE_KEY: oneLine(merchant.privatePem),
      ALIPAY_PUBLIC_KEY: oneLine(own.publicPem),
      ALIPAY_GATEWAY: `${served.address}/gateway.do`,
    },
    trades: new Map(),
    mood: "well",
    now: Date.now,
    accepted: "success",
    visit: (action, orderNo) => visit(bank, merchant, action, orderNo),
    webhook(trade, about, twist) {
      const fields = webhookFields(bank, trade, about);
      return signedWebhook(fields, twist === "another key" ? foreign : own, twist);
    },
    close: () => served.close(),
  };
  return bank;
}
