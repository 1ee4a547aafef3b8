import { createHmac } from "node:crypto";
import { type Ask, type Bank, type Reply, refundAnew, serveBank, type Trade, tampered } from "./bank.ts";

const SECRET = "whsec_of_a_test";

const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const session = (trade: Trade) => ({
  id: trade.no,
  object: "checkout.session",
  client_reference_id: trade.orderNo,
  metadata: { orderNo: trade.orderNo },
  amount_total: trade.amount,
  currency: trade.currency.toLowerCase(),
  payment_intent: trade.paid ? trade.ref : null,
  payment_status: trade.paid ? "paid" : "unpaid",
  url: `https://checkout.stripe.com/c/pay/${trade.no}`,
});

const refunds = (trade: Trade) =>
  trade.refunds.map((one) => ({
    id: one.id,
    object: "refund",
    amount: one.amount,
    payment_intent: trade.ref,
    status: { done: "succeeded", pending: "pending", failed: "failed" }[one.state],
    metadata: one.refundNo === "" ? {} : { refundNo: one.refundNo, orderNo: trade.orderNo },
  }));

function create(bank: Bank, form: URLSearchParams): Reply {
  const orderNo = form.get("client_reference_id") ?? "";
  const known = bank.trades.get(orderNo);
  if (known) return json(session(known));
  const trade: Trade = {
    orderNo,
    no: `cs_test_${orderNo}`,
    ref: `pi_${orderNo}`,
    amount: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: (form.get("line_items[0][price_data][currency]") ?? "").toUpperCase(),
    paid: false,
    refunds: [],
  };
  if (Number(form.get("expires_at")) * 1000 < bank.now() + 30 * 60_000)
    return json({ error: { type: "invalid_request_error", message: "expires_at is too soon" } }, 400);
  bank.trades.set(orderNo, trade);
  return json(session(trade));
}

/** Stripe forgets an idempotency key after a day. */
const REMEMBERED_MS = 24 * 3_600_000;
const remembered = new Map<string, { at: number; reply: Reply }>();

function refundByKey(bank: Bank, key: string, form: URLSearchParams): Reply {
  const known = remembered.get(key);
  if (known && bank.now() - known.at < REMEMBERED_MS) return known.reply;
  const reply = refund(bank, form);
  remembered.set(key, { at: bank.now(), reply });
  return reply;
}

function refund(bank: Bank, form: URLSearchParams): Reply {
  const trade = bank.trades.get((form.get("payment_intent") ?? "").slice("pi_".length));
  const request = { refundNo: form.get("metadata[refundNo]") ?? "", amount: Number(form.get("amount")) };
  const made = trade && refundAnew(trade, bank.mood, request);
  if (!trade || !made)
    return json({ error: { type: "invalid_request_error", message: "Nothing to refund" } }, 400);
  return json(refunds(trade).find((one) => one.id === made.id));
}

function answer(bank: Bank, { method, url, headers, body }: Ask): Reply {
  if (headers.authorization !== "Bearer sk_test_of_a_test") return json({ error: { type: "auth" } }, 401);
  const [, , kind, ...rest] = url.pathname.split("/");
  const form = new URLSearchParams(body);
  const of = (id: string | null | undefined, prefix: string) =>
    bank.trades.get((id ?? "").slice(prefix.length));
  if (kind === "checkout" && method === "POST") return create(bank, form);
  if (kind === "refunds" && method === "POST")
    return refundByKey(bank, String(headers["idempotency-key"]), form);
  if (kind === "refunds") {
    const trade = of(url.searchParams.get("payment_intent"), "pi_");
    return json({ object: "list", data: trade ? refunds(trade) : [], has_more: false, url: "/v1/refunds" });
  }
  const trade = kind === "checkout" ? of(rest[1], "cs_test_") : of(rest[0], "pi_");
  if (!trade) return json({ error: { type: "invalid_request_error", message: "No such thing" } }, 404);
  if (kind === "checkout") return json(session(trade));
  return json({ id: trade.ref, object: "payment_intent", metadata: { orderNo: trade.orderNo } });
}

/** Stripe: form-encoded requests, JSON responses, webhook events under an HMAC with their time. */
export async function openStripeBank(): Promise<Bank> {
  const served = await serveBank(
    () => bank,
    (ask) => answer(bank, ask),
  );
  const bank: Bank = {
    id: "stripe",
    environment: {
      STRIPE_SECRET_KEY: "sk_test_of_a_test",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: served.address,
    },
    trades: new Map(),
    mood: "well",
    now: Date.now,
    accepted: "ok",
    visit(action, orderNo) {
      const trade = bank.trades.get(orderNo);
      if (!trade || action.url !== session(trade).url) throw new Error("no such page");
      return trade;
    },
    webhook(trade, about, twist) {
      const charge = { id: `ch_${trade.orderNo}`, object: "charge", payment_intent: trade.ref };
      const event = {
        id: `evt_${about}_${trade.orderNo}`,
        object: "event",
        livemode: twist === "another merchant",
        type: about === "paid" ? "checkout.session.completed" : "charge.refunded",
        data: { object: about === "paid" ? session(trade) : charge },
      };
      const body = JSON.stringify(event);
      const at = Math.floor(bank.now() / 1000);
      const secret = twist === "another key" ? "whsec_of_another" : SECRET;
      const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return {
        headers: {
          "content-type": "application/json",
          ...(twist !== "no signature" && { "stripe-signature": `t=${at},v1=${v1}` }),
        },
        body: twist === "another body" ? tampered(body) : body,
      };
    },
    close: () => served.close(),
  };
  return bank;
}
