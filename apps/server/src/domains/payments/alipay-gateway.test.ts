import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import type { AlipayConfig } from "../../payment-config.ts";
import { manualClock } from "../../testing/manual-clock.ts";
import { makeKeys, oneLine } from "../../testing/payments/keys.ts";
import { callAlipay, chinaTime, isSignedByAlipay, signedCall, signedText } from "./alipay-gateway.ts";

const NOW = Date.parse("2026-11-26T16:00:05.900Z");
const [merchant, alipay, stranger] = [makeKeys(), makeKeys(), makeKeys()];
/** The gateway's response to a request. */
let answer: (asked: { url: string; type: string; body: URLSearchParams }) => {
  status?: number;
  body: string;
};
let config: AlipayConfig;

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const type = request.headers["content-type"] ?? "";
    const said = answer({ url: request.url ?? "", type, body: new URLSearchParams(body) });
    response.writeHead(said.status ?? 200).end(said.body);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { alipay: found } = readConfig({
    PUBLIC_URL: "https://4d.example",
    ALIPAY_APP_ID: "2021000000000001",
    ALIPAY_PRIVATE_KEY: oneLine(merchant.privatePem),
    ALIPAY_PUBLIC_KEY: oneLine(alipay.publicPem),
    ALIPAY_GATEWAY: `http://127.0.0.1:${port}/gateway.do`,
  }).payments;
  config = found ?? expect.fail("Alipay is not set up");
});
afterAll(() => void server.close());

const call = () =>
  callAlipay(
    config,
    { clock: manualClock(NOW) },
    { method: "alipay.trade.query", content: { out_trade_no: "A1" } },
  );
const signed = (part: string, signer = alipay, more = "") =>
  `{"alipay_trade_query_response":${part},${more}"sign":"${signer.sign(part)}"}`;

describe("what is signed", () => {
  it("is every parameter with a value but the signature, by name, nothing escaped", () => {
    expect(signedText({ b: "2 &", sign: "x", a: "1=", empty: "", B: "3", "a-b": "4" })).toBe(
      "B=3&a=1=&a-b=4&b=2 &",
    );
    expect(signedText({})).toBe("");
  });

  it("says when in China's time", () => {
    expect(chinaTime(NOW)).toBe("2026-11-27 00:00:05");
  });

  it("is a call with what Alipay asks for, under our signature", () => {
    const more = { notify_url: "https://4d.example/notify" };
    const parameters = Object.fromEntries(signedCall(config, NOW, { method: "m", content: { a: 1 }, more }));
    const { sign = "", ...fields } = parameters;
    expect(fields).toEqual({
      app_id: "2021000000000001",
      method: "m",
      format: "JSON",
      charset: "utf-8",
      sign_type: "RSA2",
      timestamp: "2026-11-27 00:00:05",
      version: "1.0",
      notify_url: "https://4d.example/notify",
      biz_content: '{"a":1}',
    });
    expect(merchant.verify(signedText(fields), sign)).toBe(true);
  });

  it("is Alipay's when its key signed it", () => {
    expect(isSignedByAlipay(config, "words", alipay.sign("words"))).toBe(true);
    expect(isSignedByAlipay(config, "words", stranger.sign("words"))).toBe(false);
    expect(isSignedByAlipay(config, "other words", alipay.sign("words"))).toBe(false);
  });
});

describe("an answer of the gateway", () => {
  it("is read when Alipay signed its part to the letter", async () => {
    const seen: { url: string; type: string; body: URLSearchParams }[] = [];
    answer = (asked) => {
      seen.push(asked);
      return {
        body: signed('{ "code":"10000",  "trade_no":"2026", "nested":{"a":1} }', alipay, '"x":{"y":1},'),
      };
    };
    // What lies between the part and its signature is not signed.
    await expect(call()).rejects.toThrow("is not signed");
    answer = (asked) => {
      seen.push(asked);
      return { body: signed('{ "code":"10000",  "trade_no":"2026", "nested":{"a":1} }') };
    };
    expect(await call()).toEqual({ code: "10000", trade_no: "2026", nested: { a: 1 } });
    const [first] = seen;
    expect(first?.url).toBe("/gateway.do?charset=utf-8");
    expect(first?.type).toBe("application/x-www-form-urlencoded;charset=utf-8");
    expect(Object.fromEntries(first?.body ?? [])).toMatchObject({
      method: "alipay.trade.query",
      biz_content: '{"out_trade_no":"A1"}',
      timestamp: "2026-11-27 00:00:05",
    });
  });

  it.each([
    ["somebody else signed", () => ({ body: signed('{"code":"10000"}', stranger) }), "is not signed"],
    [
      "has its signature elsewhere",
      () => ({ body: '{"alipay_trade_query_response":{"code":"10000"},"x":{"sign":"y"}}' }),
      "is not signed",
    ],
    ["nobody signed", () => ({ body: '{"alipay_trade_query_response":{"code":"10000"}}' }), "is not signed"],
    [
      "answers another call",
      () => ({ body: `{"other_response":"","sign":"${alipay.sign("")}"}` }),
      "is not signed",
    ],
    ["is no success", () => ({ status: 502, body: "{}" }), "Alipay answered 502"],
    ["is no JSON", () => ({ body: "<html>" }), "JSON"],
    ["has no code", () => ({ body: signed('{"msg":"Success"}') }), "code"],
  ])("is not believed when it %s", async (_what, said, words) => {
    answer = said;
    await expect(call()).rejects.toThrow(words);
  });
});
