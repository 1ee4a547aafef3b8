import * as z from "zod/mini";
import type { WeChatConfig } from "../../payment-config.ts";
import { fail } from "../../platform/failure.ts";
import { requestProvider } from "./provider-http.ts";

const AUTHORISE = "https://open.weixin.qq.com/connect/oauth2/authorize";

/**
 * Where WeChat's browser identifies the payer without asking them; it brings a code to `back`.
 * @throws Failure forbidden when the settings do not allow it: then they pay in a browser.
 */
export function authorisePage({ appId, appSecret }: WeChatConfig, back: string, orderNo: string): string {
  if (appSecret === undefined)
    fail("forbidden", { zh: "请在浏览器中打开后支付", en: "Please open this in a browser to pay" });
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: back,
    response_type: "code",
    scope: "snsapi_base",
    state: orderNo,
  });
  return `${AUTHORISE}?${query.toString()}#wechat_redirect`;
}

const token = z.object({ openid: z.optional(z.string()), errmsg: z.optional(z.string()) });

/** The payer's name at WeChat for the code it issued. @throws when WeChat does not know the code. */
export async function payerByCode(config: WeChatConfig, code: string): Promise<string> {
  const query = new URLSearchParams({
    appid: config.appId,
    secret: config.appSecret ?? "",
    code,
    grant_type: "authorization_code",
  });
  const { text } = await requestProvider(`${config.openUrl}/sns/oauth2/access_token?${query.toString()}`, {
    method: "GET",
  });
  const { openid, errmsg } = token.parse(JSON.parse(text));
  if (openid === undefined) throw new Error(`WeChat: ${errmsg ?? "no openid"}`);
  return openid;
}
