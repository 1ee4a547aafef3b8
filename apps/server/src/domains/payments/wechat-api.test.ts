import { createCipheriv } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import type { WeChatConfig } from "../../payment-config.ts";
import { manualClock } from "../../testing/manual-clock.ts";
import { makeKeys, oneLine } from "../../testing/payments/keys.ts";
import { Forged } from "./provider.ts";
import {
  callWeChat,
  decrypt,
  ensureFromWeChat,
  errorOfResponse,
  nonce,
  weChatSignature,
} from "./wechat-api.ts";

const NOW = Date.parse("2026-11-26T16:00:05.900Z");
const AT = String(Math.floor(NOW / 1000));
const V3_KEY = "an-api-v3-key-has-32-characters!";
const KEY_ID = "PUB_KEY_ID_0119000000012026010100000001";
const SERIAL = "5157F09EFDC096DE15EBE81A47057A7232F1B8E1";
const [merchant, weChat, stranger] = [makeKeys(), makeKeys(), makeKeys()];

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
let answer: { status: number; body: string; headers?: Record<string, string> };
let asked: Asked | undefined;
let config: WeChatConfig;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    asked = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { wechat: found } = readConfig({
    PUBLIC_URL: "https://4d.example",
    WECHATPAY_APP_ID: "wx0123456789abcdef",
    WECHATPAY_MCH_ID: "1900000001",
    WECHATPAY_SERIAL: SERIAL,
    WECHATPAY_PRIVATE_KEY: oneLine(merchant.privatePem),
    WECHATPAY_API_V3_KEY: V3_KEY,
    WECHATPAY_PUBLIC_KEY: oneLine(weChat.publicPem),
    WECHATPAY_PUBLIC_KEY_ID: KEY_ID,
    WECHATPAY_API_URL: `http://127.0.0.1:${port}`,
  }).payments;
  config = found ?? expect.fail("WeChat Pay is not set up");
});
afterAll(() => void server.close());

const signed = (body: string, { at = AT, by = weChat, serial = KEY_ID } = {}) => ({
  "wechatpay-serial": serial,
  "wechatpay-timestamp": at,
  "wechatpay-nonce": "once",
  "wechatpay-signature": by.sign(`${at}\nonce\n${body}\n`),
});

describe("what WeChat signed", () => {
  const seconds = (more: number) => String(Number(AT) + more);
  const isGood = (headers: Record<string, string>, body = "words") =>
    ensureFromWeChat(config, { headers, body }, Number(AT) * 1000);

  it("is believed for five minutes, and as long before", () => {
    for (const at of [seconds(0), seconds(-300), seconds(300)])
      expect(() => isGood(signed("words", { at }))).not.toThrow();
    for (const at of [seconds(-301), seconds(301), "soon", ""])
      expect(() => isGood(signed("words", { at }))).toThrow("too old");
  });

  it("is signed with the key that is set up, however its name is written", () => {
    expect(() => isGood(signed("words", { serial: KEY_ID.toLowerCase() }))).not.toThrow();
    expect(() => isGood(signed("words", { serial: "PUB_KEY_ID_9" }))).toThrow("unknown key: PUB_KEY_ID_9");
    const long = "x".repeat(200);
    expect(() => isGood(signed("words", { serial: long }))).toThrow(/: x{80}$/);
  });

  it("is what was signed, to the letter", () => {
    expect(() => isGood(signed("words"), "other words")).toThrow("signature");
    expect(() => isGood(signed("words", { by: stranger }))).toThrow(Forged);
    const { "wechatpay-signature": _, ...unsigned } = signed("words");
    expect(() => isGood(unsigned)).toThrow("signature");
    expect(() => isGood({})).toThrow("unknown key");
  });
});

describe("a sealed part", () => {
  const seal = (plainText: string, { key = V3_KEY, more = "transaction" } = {}) => {
    const cipher = createCipheriv("aes-256-gcm", key, "twelve-bytes");
    cipher.setAAD(Buffer.from(more));
    const bytes = [cipher.update(plainText), cipher.final(), cipher.getAuthTag()];
    const ciphertext = Buffer.concat(bytes).toString("base64");
    return {
      algorithm: "AEAD_AES_256_GCM" as const,
      ciphertext,
      nonce: "twelve-bytes",
      associated_data: more,
    };
  };

  it("opens with our key alone, and with what was named beside it", () => {
    expect(decrypt(config, seal('{"名":"字"}'))).toEqual({ 名: "字" });
    expect(decrypt(config, { ...seal("1", { more: "" }), associated_data: null })).toBe(1);
    const other = seal("1", { key: "another-v3-key-has-32-characters" });
    expect(() => decrypt(config, other)).toThrow(Forged);
    expect(() => decrypt(config, { ...seal("1"), associated_data: "refund" })).toThrow("another key");
    expect(() => decrypt(config, { ...seal("1"), ciphertext: "" })).toThrow(Forged);
    expect(() => decrypt(config, seal("no JSON"))).toThrow(Forged);
  });
});

it("signs lines that all end", () => {
  expect(merchant.verify("a\nb\n", weChatSignature(config, "a", "b"))).toBe(true);
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});

describe("a call", () => {
  const call = (path = "/v3/pay?mchid=1", body?: object) =>
    callWeChat(config, { clock: manualClock(NOW) }, { path, ...(body && { body }) });
  const says = (body: string, status = 200, how?: Parameters<typeof signed>[1]) => {
    answer = { status, body, headers: signed(body, how) };
  };

  it("carries our signature of what it asks, and reads a signed answer", async () => {
    says('{"trade_state":"SUCCESS"}');
    expect(await call()).toEqual({ ok: true, body: { trade_state: "SUCCESS" } });
    expect(asked).toMatchObject({ method: "GET", url: "/v3/pay?mchid=1", body: "" });
    await call("/v3/refunds", { amount: 1 });
    const { headers, ...rest } = asked ?? expect.fail("nothing was asked");
    expect(rest).toEqual({ method: "POST", url: "/v3/refunds", body: '{"amount":1}' });
    expect(headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": "fourth-dimension",
      "wechatpay-serial": KEY_ID,
    });
    const [scheme, ...parts] = (headers.authorization ?? "").split(/[ ,]/);
    const named: Record<string, string> = Object.fromEntries(
      parts.map((part) => [part.split("=")[0] ?? "", part.split('"')[1] ?? ""]),
    );
    expect(scheme).toBe("WECHATPAY2-SHA256-RSA2048");
    expect(named).toMatchObject({ mchid: "1900000001", timestamp: AT, serial_no: SERIAL });
    const lines = `POST\n/v3/refunds\n${AT}\n${named.nonce_str}\n{"amount":1}\n`;
    expect(merchant.verify(lines, named.signature ?? "")).toBe(true);
  });

  it("reads an answer without words, and one that is any success", async () => {
    says("", 204);
    expect(await call()).toEqual({ ok: true, body: null });
    says('{"a":1}', 299);
    expect(await call()).toEqual({ ok: true, body: { a: 1 } });
  });

  it("believes no answer that somebody else signed", async () => {
    says("{}", 200, { by: stranger });
    await expect(call()).rejects.toThrow(Forged);
  });

  it.each([429, 500, 503])("that is answered %i is tried again later", async (status) => {
    says("", status);
    await expect(call()).rejects.toThrow(`answered ${status}`);
  });

  it("that is refused says why, as far as WeChat does", async () => {
    says('{"code":"NOT_ENOUGH","message":"余额不足"}', 403);
    const refused = { ok: false as const, status: 403, code: "NOT_ENOUGH", message: "余额不足" };
    expect(await call()).toEqual(refused);
    expect(errorOfResponse(refused).message).toBe("WeChat Pay refused: 403 NOT_ENOUGH 余额不足");
    says('{"code":"MOVED"}', 300);
    expect(await call()).toMatchObject({ ok: false, status: 300, code: "MOVED" });
    says("", 404);
    expect(await call()).toEqual({ ok: false, status: 404, code: "", message: "" });
  });
});
