import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manualClock } from "../../testing/manual-clock.ts";
import type { OrderRow, RefundRow } from "./payments.table.ts";
import { Forged, type Payer, type Provider } from "./provider.ts";
import { stripeProvider } from "./stripe-provider.ts";

const NOW = Date.parse("2026-11-26T16:00:05.900Z");
const SECRET = "whsec_of_a_test";

interface Asked {
  what: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}
/** Stripe's response by method and path; anything else is not found. */
let answers: Record<string, object>;
let asked: Asked[];
let provider: Provider;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const what = `${request.method} ${request.url}`;
    asked.push({ what, headers: request.headers, form: Object.fromEntries(new URLSearchParams(body)) });
    const found = answers[what];
    const missing = { error: { type: "invalid_request_error", message: `no ${what}` } };
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? missing));
  });
});
const config = { secretKey: "sk_test_of_a_test", webhookSecret: SECRET, apiUrl: "", test: true };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  provider = stripeProvider({ ...config, apiUrl: `http://127.0.0.1:${port}` }, { clock: manualClock(NOW) });
});
beforeEach(() => {
  [answers, asked] = [{}, []];
});
afterAll(() => void server.close());

const order = {
  order_no: "A1",
  amount: 3000,
  paid: 300,
  bonus: 30,
  created_at: NOW,
  provider_ref: "pi_1",
} as OrderRow;
const payer = { returnUrl: "https://4d.example/done", cancelUrl: "https://4d.example/desk" } as Payer;
const session = {
  id: "cs_1",
  client_reference_id: "A1",
  amount_total: 3000,
  currency: "cny",
  payment_intent: "pi_1",
  payment_status: "paid",
  url: "https://checkout.stripe.com/cs_1",
};
const paid = { kind: "paid", eventId: "pi_1", orderNo: "A1", amount: 3000, currency: "CNY", ref: "pi_1" };
/** The payment belongs to order A1, with these refunds. */
function wentBack(...refunds: object[]): void {
  answers["GET /v1/payment_intents/pi_1"] = { id: "pi_1", metadata: { orderNo: "A1" } };
  answers["GET /v1/refunds?payment_intent=pi_1&limit=100"] = {
    object: "list",
    data: refunds,
    has_more: false,
    url: "/v1/refunds",
  };
}
const refund = (id: string, status: string, more: object = {}) => ({
  id,
  amount: 100,
  status,
  metadata: {},
  ...more,
});
const read = (event: object, { secret = SECRET, at = NOW } = {}) => {
  const body = JSON.stringify({ id: "evt", object: "event", livemode: false, ...event });
  const t = Math.floor(at / 1000);
  const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  const headers = { "stripe-signature": `t=${t},v1=${v1}` };
  return provider.webhook?.read({ headers, body: Buffer.from(body) }) ?? expect.fail("it sends messages");
};

it("is play money or real money as its key says, and hears that a message was taken", () => {
  expect(provider).toMatchObject({ id: "stripe", test: true, webhook: { accepted: "ok" } });
  expect(stripeProvider({ ...config, test: false }, { clock: manualClock(NOW) }).test).toBe(false);
});

describe("a page to pay on", () => {
  it("is of the order: what it costs, how long it stands and where it leads back; the same one again", async () => {
    answers["POST /v1/checkout/sessions"] = session;
    expect(await provider.begin(order, payer)).toEqual({
      action: { action: "redirect", url: session.url, params: null },
      ref: "cs_1",
    });
    expect(asked).toMatchObject([
      {
        headers: { authorization: "Bearer sk_test_of_a_test", "idempotency-key": "checkout:A1" },
        form: {
          mode: "payment",
          client_reference_id: "A1",
          "metadata[orderNo]": "A1",
          "payment_intent_data[metadata][orderNo]": "A1",
          "line_items[0][quantity]": "1",
          "line_items[0][price_data][currency]": "cny",
          "line_items[0][price_data][unit_amount]": "3000",
          "line_items[0][price_data][product_data][name]": "330 次元胶囊 / dimension capsules",
          expires_at: String(Math.floor(NOW / 1000) + 61 * 60),
          success_url: "https://4d.example/done",
          cancel_url: "https://4d.example/desk",
        },
      },
    ]);
  });

  it("is none any more when Stripe has no address for it", async () => {
    answers["POST /v1/checkout/sessions"] = { ...session, url: null };
    await expect(provider.begin(order, payer)).rejects.toThrow("is over");
  });
});

describe("what Stripe knows of a page", () => {
  const query = (more: object) => {
    answers["GET /v1/checkout/sessions/cs_1"] = { ...session, ...more };
    return provider.query("cs_1");
  };

  it("is that it was paid, and what went back since", async () => {
    wentBack();
    expect(await query({})).toEqual([paid]);
    wentBack(refund("re_1", "succeeded"), refund("re_2", "pending"), refund("re_3", "succeeded"));
    const back = { kind: "refunded", eventId: "all", orderNo: "A1", total: 200 };
    expect(await query({ payment_intent: { id: "pi_1" } })).toEqual([paid, back]);
  });

  it("is nothing while it is not paid, and nobody asks what went back", async () => {
    for (const payment_status of ["unpaid", "no_payment_required"])
      expect(await query({ payment_status })).toEqual([]);
    expect(asked.every(({ what }) => what.startsWith("GET /v1/checkout"))).toBe(true);
  });

  it("is of nobody's order, or without an amount, where it names none", async () => {
    const nobodys = { client_reference_id: null, payment_intent: null, amount_total: null, currency: null };
    const found = { ...paid, eventId: "cs_1", orderNo: "", amount: 0, currency: "", ref: "cs_1" };
    expect(await query(nobodys)).toEqual([found]);
  });
});

describe("a message", () => {
  it.each(["checkout.session.completed", "checkout.session.async_payment_succeeded"])(
    "%s is news of a payment",
    async (type) => {
      expect(await read({ type, data: { object: session } })).toEqual([paid]);
    },
  );

  it.each(["charge.refunded", "refund.created", "refund.updated", "refund.failed"])(
    "%s makes us ask what went back",
    async (type) => {
      wentBack(refund("re_1", "succeeded", { metadata: { refundNo: "A1R1" } }));
      const back = { kind: "refunded", orderNo: "A1", total: 100 };
      expect(await read({ type, data: { object: { payment_intent: "pi_1" } } })).toEqual([
        { ...back, eventId: "all" },
        { ...back, eventId: "re_1", refundNo: "A1R1" },
      ]);
      expect(await read({ type, data: { object: { payment_intent: null } } })).toEqual([]);
    },
  );

  it("is no news where it is about something else, or about a payment that is of no order of ours", async () => {
    expect(await read({ type: "customer.created", data: { object: session } })).toEqual([]);
    wentBack(refund("re_1", "succeeded"));
    answers["GET /v1/payment_intents/pi_1"] = { id: "pi_1", metadata: {} };
    expect(await read({ type: "charge.refunded", data: { object: { payment_intent: "pi_1" } } })).toEqual([]);
  });

  it("is not believed unless Stripe signed it just now, in this mode", async () => {
    const event = { type: "checkout.session.completed", data: { object: session } };
    await expect(read(event, { secret: "whsec_of_another" })).rejects.toThrow(Forged);
    await expect(read(event, { at: NOW - 301_000 })).rejects.toThrow(Forged);
    await expect(read({ ...event, livemode: true })).rejects.toThrow("of the other mode");
    const unsigned = provider.webhook?.read({ headers: {}, body: Buffer.from("{}") });
    await expect(unsigned).rejects.toThrow(Forged);
  });
});

describe("a refund", () => {
  const ours = { metadata: { refundNo: "A1R1" } };
  const make = () => provider.refund(order, { refund_no: "A1R1", amount: 100 } as RefundRow);

  it("is made once for its number", async () => {
    wentBack(refund("re_0", "succeeded"));
    answers["POST /v1/refunds"] = refund("re_1", "succeeded", ours);
    const back = { kind: "refunded", orderNo: "A1", total: 200 };
    expect(await make()).toEqual([
      { ...back, eventId: "all" },
      { ...back, eventId: "re_1", refundNo: "A1R1" },
    ]);
    expect(asked.at(-1)).toMatchObject({
      headers: { "idempotency-key": "refund:A1R1" },
      form: {
        payment_intent: "pi_1",
        amount: "100",
        "metadata[refundNo]": "A1R1",
        "metadata[orderNo]": "A1",
      },
    });
    wentBack(refund("re_1", "succeeded", ours));
    expect(await make()).toHaveLength(2);
    expect(asked.filter(({ what }) => what.startsWith("POST"))).toHaveLength(1);
  });

  it("is under way while it is pending", async () => {
    wentBack(refund("re_1", "pending", ours));
    expect(await make()).toEqual([]);
  });

  it.each([
    ["failed", { failure_reason: "expired_or_canceled_card" }, "expired_or_canceled_card"],
    ["failed", {}, "failed"],
    ["canceled", {}, "canceled"],
  ])("that %s says why: %o", async (status, more, reason) => {
    wentBack(refund("re_1", status, { ...ours, ...more }));
    expect(await make()).toEqual([{ kind: "refundFailed", orderNo: "A1", refundNo: "A1R1", reason }]);
  });

  it("that Stripe refuses for good has failed, one it stumbles over is tried again", async () => {
    wentBack();
    const refused = { kind: "refundFailed", orderNo: "A1", refundNo: "A1R1", reason: "no POST /v1/refunds" };
    expect(await make()).toEqual([refused]);
    const away = stripeProvider({ ...config, apiUrl: "http://127.0.0.1:1" }, { clock: manualClock(NOW) });
    await expect(away.refund(order, { refund_no: "A1R1", amount: 100 } as RefundRow)).rejects.toThrow();
  });
});
