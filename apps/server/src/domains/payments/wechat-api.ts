import { createDecipheriv, createSign, createVerify, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { WeChatConfig } from "../../payment-config.ts";
import type { Services } from "../../platform/services.ts";
import { Forged } from "./provider.ts";
import { requestProvider } from "./provider-http.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Clock = Pick<Services, "clock">;

/** WeChat's own limit for the age of a signature. */
const FRESH_MS = 5 * 60_000;

/** The text both sides sign: every line ends with a newline, the last one too. */
const signedLines = (...lines: string[]): string => lines.map((line) => `${line}\n`).join("");

/** Our signature (RSA, SHA-256). */
export const weChatSignature = ({ privateKey }: WeChatConfig, ...lines: string[]): string =>
  createSign("RSA-SHA256")
    .update(signedLines(...lines))
    .sign(privateKey, "base64");

export const nonce = (): string => randomBytes(16).toString("hex");

/** Ensures that WeChat signed these exact bytes just now. @throws Forged. */
export function ensureFromWeChat(
  config: WeChatConfig,
  { headers, body }: { headers: Headers; body: string },
  now: number,
): void {
  const named = (name: string) => String(headers[`wechatpay-${name}`] ?? "");
  if (named("serial").toUpperCase() !== config.publicKeyId.toUpperCase())
    throw new Forged(`signed with an unknown key: ${named("serial").slice(0, 80)}`);
  if (!(Math.abs(now - Number(named("timestamp")) * 1000) <= FRESH_MS)) throw new Forged("too old");
  const text = signedLines(named("timestamp"), named("nonce"), body);
  const good = createVerify("RSA-SHA256").update(text).verify(config.publicKey, named("signature"), "base64");
  if (!good) throw new Forged("signature");
}

/** The encrypted part of a webhook, AES-256-GCM under the key of API v3. */
export const encrypted = z.object({
  algorithm: z.literal("AEAD_AES_256_GCM"),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.optional(z.nullable(z.string())),
});

/** Decrypts a webhook's encrypted part. @throws Forged when it was not encrypted with our key. */
export function decrypt({ apiV3Key }: WeChatConfig, resource: z.infer<typeof encrypted>): unknown {
  const bytes = Buffer.from(resource.ciphertext, "base64");
  try {
    const opener = createDecipheriv("aes-256-gcm", apiV3Key, resource.nonce, { authTagLength: 16 });
    opener.setAuthTag(bytes.subarray(-16));
    opener.setAAD(Buffer.from(resource.associated_data ?? ""));
    const text = Buffer.concat([opener.update(bytes.subarray(0, -16)), opener.final()]).toString("utf8");
    return JSON.parse(text);
  } catch {
    throw new Forged("sealed with another key");
  }
}

const failure = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) });

/** WeChat's response: the parsed body, or an error by code. */
export type WeChatResponse =
  | { ok: true; body: unknown }
  | { ok: false; status: number; code: string; message: string };

function authorization(
  config: WeChatConfig,
  now: number,
  lines: { method: string; path: string; body: string },
) {
  const [once, at] = [nonce(), String(Math.floor(now / 1000))];
  const signature = weChatSignature(config, lines.method, lines.path, at, once, lines.body);
  const parts = { mchid: config.mchId, nonce_str: once, signature, timestamp: at, serial_no: config.serial };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(",")}`;
}

/** Calls API v3. @throws when WeChat does not respond, fails, or the response is not from WeChat. */
export async function callWeChat(
  config: WeChatConfig,
  { clock }: Clock,
  call: { path: string; body?: object },
): Promise<WeChatResponse> {
  const method = call.body ? "POST" : "GET";
  const body = call.body ? JSON.stringify(call.body) : "";
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": "fourth-dimension",
    "wechatpay-serial": config.publicKeyId,
    authorization: authorization(config, clock.now(), { method, path: call.path, body }),
  };
  const response = await requestProvider(config.apiUrl + call.path, {
    method,
    headers,
    ...(body && { body }),
  });
  if (response.status >= 200 && response.status < 300) {
    ensureFromWeChat(config, { headers: response.headers, body: response.text }, clock.now());
    return { ok: true, body: response.text === "" ? null : JSON.parse(response.text) };
  }
  if (response.status >= 500 || response.status === 429)
    throw new Error(`WeChat Pay answered ${response.status}`);
  const { code = "", message = "" } = failure.parse(JSON.parse(response.text || "{}"));
  return { ok: false, status: response.status, code, message };
}

/** An error that only our settings or our code can cause. */
export function errorOfResponse(response: WeChatResponse & { ok: false }): Error {
  return new Error(`WeChat Pay refused: ${response.status} ${response.code} ${response.message}`);
}
