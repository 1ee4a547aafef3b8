import { createSign, createVerify } from "node:crypto";
import * as z from "zod/mini";
import type { AlipayConfig } from "../../payment-config.ts";
import type { Services } from "../../platform/services.ts";
import { requestProvider } from "./provider-http.ts";

type Parameters = Readonly<Record<string, string>>;

/** The text Alipay signs: every parameter with a value, sorted by name, as `a=1&b=2`, unescaped. */
export const signedText = (parameters: Parameters): string =>
  Object.entries(parameters)
    .filter(([name, value]) => name !== "sign" && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

const CHINA_OFFSET_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in China's time, the only one Alipay reads. */
export const chinaTime = (epoch: number): string =>
  new Date(epoch + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** Whether Alipay signed this text (RSA2). */
export const isSignedByAlipay = ({ publicKey }: AlipayConfig, text: string, signature: string): boolean =>
  createVerify("RSA-SHA256").update(text).verify(publicKey, signature, "base64");

export interface GatewayCall {
  /** Alipay's name of the operation. */
  method: string;
  /** The operation's own input. */
  content: object;
  /** Parameters besides those that every call has. */
  more?: Parameters;
}

/** The parameters of a call with our signature. */
export function signedCall(
  config: AlipayConfig,
  now: number,
  { method, content, more }: GatewayCall,
): URLSearchParams {
  const parameters = {
    app_id: config.appId,
    method,
    format: "JSON",
    charset: "utf-8",
    sign_type: "RSA2",
    timestamp: chinaTime(now),
    version: "1.0",
    ...more,
    biz_content: JSON.stringify(content),
  };
  const sign = createSign("RSA-SHA256").update(signedText(parameters)).sign(config.privateKey, "base64");
  return new URLSearchParams({ ...parameters, sign });
}

/** The object under `name` in a response, which is what Alipay signed; verbatim, because serialising it again changes it. */
function signedPart(text: string, name: string): string {
  const start = text.indexOf("{", text.indexOf(`"${name}"`));
  const end = text.lastIndexOf("}", text.lastIndexOf('"sign"'));
  return start >= 0 && end > start ? text.slice(start, end + 1) : "";
}

const responseSchema = z.looseObject({
  code: z.string(),
  msg: z.optional(z.string()),
  sub_code: z.optional(z.string()),
  sub_msg: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
  trade_status: z.optional(z.string()),
  total_amount: z.optional(z.string()),
  refund_fee: z.optional(z.string()),
  fund_change: z.optional(z.string()),
  refund_status: z.optional(z.string()),
});
export type AlipayResponse = z.infer<typeof responseSchema>;

const signature = z.looseObject({ sign: z.optional(z.string()) });

/** Calls Alipay's gateway. @throws when it does not respond, or the response is not signed by Alipay. */
export async function callAlipay(
  config: AlipayConfig,
  { clock }: Pick<Services, "clock">,
  call: GatewayCall,
): Promise<AlipayResponse> {
  const { status, text } = await requestProvider(`${config.gateway}?charset=utf-8`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
    body: signedCall(config, clock.now(), call).toString(),
  });
  if (status !== 200) throw new Error(`Alipay answered ${status}`);
  const name = `${call.method.replaceAll(".", "_")}_response`;
  const part = signedPart(text, name);
  const { sign } = signature.parse(JSON.parse(text));
  if (part === "" || sign === undefined || !isSignedByAlipay(config, part, sign))
    throw new Error(`Alipay's answer is not signed: ${text.slice(0, 300)}`);
  return responseSchema.parse(JSON.parse(part));
}
