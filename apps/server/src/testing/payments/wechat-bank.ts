import { createCipheriv, randomBytes } from "node:crypto";
import { type Ask, type Bank, type Reply, refundOnce, serveBank, type Trade, tampered } from "./bank.ts";
import { type Keys, makeKeys } from "./keys.ts";

const MERCHANT = "1900000001";
const APP = "wx0123456789abcdef";
const SERIAL = "5157F09EFDC096DE15EBE81A47057A7232F1B8E1";
const V3_KEY = "an-api-v3-key-has-32-characters!";
const KEY_ID = "PUB_KEY_ID_0119000000012026010100000001";

interface Body {
  out_trade_no?: string;
  transaction_id?: string;
  out_refund_no?: string;
  amount: { total: number; currency: string; refund: number };
}

const transaction = (trade: Trade, mchid = MERCHANT) => ({
  appid: APP,
  mchid,
  out_trade_no: trade.no,
  ...(trade.paid && { transaction_id: trade.ref }),
  trade_state: trade.paid ? "SUCCESS" : "NOTPAY",
  amount: { total: trade.amount, currency: trade.currency },
});

const refundOf = (trade: Trade, refundNo: string | undefined) => {
  const one = trade.refunds.find((other) => other.refundNo === refundNo);
  const state = { done: "SUCCESS", pending: "PROCESSING", failed: "CLOSED" }[one?.state ?? "failed"];
  return {
    out_trade_no: trade.no,
    transaction_id: trade.ref,
    out_refund_no: refundNo,
    refund_id: one?.id,
    amount: { refund: one?.amount, total: trade.amount },
    state,
  };
};

/** Throws unless the merchant signed this request. */
function checkMerchant(merchant: Keys, { method, url, headers, body }: Ask): void {
  const parts = new Map(
    [...(headers.authorization ?? "").matchAll(/(\w+)="([^"]*)"/g)].map((match) => [match[1], match[2]]),
  );
  const text = [method, url.pathname + url.search, parts.get("timestamp"), parts.get("nonce_str"), body];
  const good = merchant.verify(`${text.join("\n")}\n`, parts.get("signature") ?? "");
  if (!good || parts.get("mchid") !== MERCHANT || parts.get("serial_no") !== SERIAL)
    throw new Error("the merchant's signature does not hold");
}

function prepare(bank: Bank, body: Body, kind: string): object {
  const no = body.out_trade_no ?? "";
  const orderNo = no.slice(0, -1);
  const { total: amount, currency } = body.amount;
  const fresh: Trade = { orderNo, no, ref: `4200${orderNo}`, amount, currency, paid: false, refunds: [] };
  bank.trades.set(orderNo, bank.trades.get(orderNo) ?? fresh);
  if (kind === "jsapi") return { prepay_id: `wx${no}` };
  return kind === "h5"
    ? { h5_url: `https://wx.tenpay.com/pay?prepay_id=wx${no}` }
    : { code_url: `weixin://${no}` };
}

function work(bank: Bank, { method, url, body }: Ask): { status?: number; said: object } {
  const kind = url.pathname.split("/").at(-1) ?? "";
  if (method === "GET") {
    const trade = bank.trades.get(kind.slice(0, -1));
    return trade?.no === kind
      ? { said: transaction(trade) }
      : { status: 404, said: { code: "ORDER_NOT_EXIST" } };
  }
  const asked = JSON.parse(body) as Body;
  if (kind !== "refunds") return { said: prepare(bank, asked, kind) };
  const trade = bank.trades.get((asked.transaction_id ?? "").slice("4200".length));
  const request = { refundNo: asked.out_refund_no ?? "", amount: asked.amount.refund };
  if (!trade || !refundOnce(trade, bank.mood, request))
    return { status: 403, said: { code: "NOT_ENOUGH", message: "余额不足" } };
  const { state: status, ...made } = refundOf(trade, request.refundNo);
  return { said: { ...made, status } };
}

function seal(data: object) {
  const nonce = randomBytes(6).toString("hex");
  const cipher = createCipheriv("aes-256-gcm", V3_KEY, nonce);
  cipher.setAAD(Buffer.from("transaction"));
  const bytes = [cipher.update(JSON.stringify(data)), cipher.final(), cipher.getAuthTag()];
  const ciphertext = Buffer.concat(bytes).toString("base64");
  return { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: "transaction" };
}

function signed(by: Keys, at: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const nonce = randomBytes(8).toString("hex");
  return {
    "content-type": "application/json",
    "wechatpay-serial": KEY_ID,
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-signature": by.sign(`${timestamp}\n${nonce}\n${body}\n`),
  };
}

/** WeChat Pay: API v3, signed both ways, webhook contents sealed with AES-GCM. */
export async function openWeChatBank(): Promise<Bank> {
  const [merchant, own, foreign] = [makeKeys(), makeKeys(), makeKeys()];
  const answer = (ask: Ask): Reply => {
    if (ask.url.pathname === "/sns/oauth2/access_token")
      return { body: JSON.stringify({ openid: `openid-of-${ask.url.searchParams.get("code")}` }) };
    checkMerchant(merchant, ask);
    const { status = 200, said } = work(bank, ask);
    const body = JSON.stringify(said);
    return { status, headers: signed(bank.mood === "forging" ? foreign : own, bank.now(), body), body };
  };
  const served = await serveBank(() => bank, answer);
  const bank: Bank = {
    id: "wechat",
    environment: {
      WECHATPAY_APP_ID: APP,
      WECHATPAY_APP_SECRET: "secret-of-the-app-in-a-test",
      WECHATPAY_MCH_ID: MERCHANT,
      WECHATPAY_SERIAL: SERIAL,
      WECHATPAY_PRIVATE_KEY: merchant.privatePem.replaceAll("\n", "\\n"),
      WECHATPAY_API_V3_KEY: V3_KEY,
      WECHATPAY_PUBLIC_KEY: own.publicPem,
      WECHATPAY_PUBLIC_KEY_ID: KEY_ID,
      WECHATPAY_API_URL: served.address,
      WECHATPAY_OPEN_URL: served.address,
    },
    trades: new Map(),
    mood: "well",
    now: Date.now,
    accepted: '{"code":"SUCCESS"}',
    visit({ url }, orderNo) {
      const trade = bank.trades.get(orderNo);
      if (!trade || !url?.includes(trade.no)) throw new Error("no such payment");
      return trade;
    },
    webhook(trade, about, twist) {
      const mchid = twist === "another merchant" ? "1900000002" : MERCHANT;
      const { state, ...refund } = refundOf(trade, trade.refunds.at(-1)?.refundNo);
      const data = about === "paid" ? transaction(trade, mchid) : { ...refund, mchid, refund_status: state };
      const type = about === "paid" ? "TRANSACTION.SUCCESS" : "REFUND.SUCCESS";
      const body = JSON.stringify({ id: `${about}-${trade.no}`, event_type: type, resource: seal(data) });
      const headers = signed(twist === "another key" ? foreign : own, bank.now(), body);
      if (twist === "no signature") delete headers["wechatpay-signature"];
      return { headers, body: twist === "another body" ? tampered(body) : body };
    },
    close: () => served.close(),
  };
  return bank;
}
