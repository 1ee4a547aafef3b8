import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import { z } from "zod";
import { ConfigError, requireAllOrNone, url } from "./config-parts.ts";

const isPem = (text: string): boolean => text.includes("-----BEGIN");
/** Environment files hold a key on one line, with `\n` for its line breaks. */
const lines = (text: string): string => text.trim().replaceAll("\\n", "\n");
const der = (text: string): Buffer => Buffer.from(text.replaceAll(/\s/g, ""), "base64");

function privateKeyOf(text: string): KeyObject {
  if (isPem(text)) return createPrivateKey(text);
  try {
    return createPrivateKey({ key: der(text), format: "der", type: "pkcs8" });
  } catch {
    return createPrivateKey({ key: der(text), format: "der", type: "pkcs1" });
  }
}

const publicKeyOf = (text: string): KeyObject =>
  isPem(text) ? createPublicKey(text) : createPublicKey({ key: der(text), format: "der", type: "spki" });

/** A key, parsed at the start: a broken one stops the start instead of the first payment. */
const key = (read: (text: string) => KeyObject, meaning: string) =>
  z.string().transform((text, context): KeyObject => {
    try {
      const found = read(lines(text));
      if (found.asymmetricKeyType === "rsa") return found;
    } catch {
      // Reported below; the thrown error may repeat the key.
    }
    context.addIssue({ code: "custom", message: `must be ${meaning} in PEM or its base64` });
    return z.NEVER;
  });
const privateKey = key(privateKeyOf, "an RSA private key");
const publicKey = key(publicKeyOf, "an RSA public key or certificate");
/** A certificate's serial number, by which WeChat names the signing key; undefined for a bare key. */
function serialOf(text: string): string | undefined {
  try {
    return new X509Certificate(lines(text)).serialNumber;
  } catch {
    return undefined;
  }
}

/** Stripe, Alipay and WeChat Pay (`CAPSULE-2`); addresses default to theirs, tests set their own. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must begin with sk_live_ or sk_test_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
  STRIPE_API_URL: url("http", "https").default("https://api.stripe.com"),
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{10,20}$/, "must be the app's number")
    .optional(),
  ALIPAY_PRIVATE_KEY: privateKey.optional(),
  ALIPAY_PUBLIC_KEY: publicKey.optional(),
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/, "must be 16 digits beginning with 2088")
    .optional(),
  ALIPAY_GATEWAY: url("http", "https").default("https://openapi.alipay.com/gateway.do"),
  WECHATPAY_APP_ID: z
    .string()
    .regex(/^wx\w{8,30}$/, "must begin with wx")
    .optional(),
  WECHATPAY_APP_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  WECHATPAY_MCH_ID: z
    .string()
    .regex(/^\d{8,12}$/, "must be the merchant's number")
    .optional(),
  WECHATPAY_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]{16,64}$/, "must be the serial number of the merchant's certificate")
    .optional(),
  WECHATPAY_PRIVATE_KEY: privateKey.optional(),
  WECHATPAY_API_V3_KEY: z.string().length(32, "must have 32 characters").optional(),
  WECHATPAY_PUBLIC_KEY: z
    .string()
    .transform((text) => ({ key: text, serial: text }))
    .pipe(z.object({ key: publicKey, serial: z.string().transform(serialOf) }))
    .optional(),
  WECHATPAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^(PUB_KEY_ID_)?\w{16,64}$/, "must be the key's id")
    .optional(),
  WECHATPAY_API_URL: url("http", "https").default("https://api.mch.weixin.qq.com"),
  WECHATPAY_OPEN_URL: url("http", "https").default("https://api.weixin.qq.com"),
};

const variables = z.object(paymentVariables);
type Variables = z.output<typeof variables>;

const bare = (address: string): string => address.replace(/\/+$/, "");

function readStripeConfig(env: Variables) {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  const found = requireAllOrNone("Stripe needs both STRIPE_ settings", {
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
  });
  return (
    found && {
      secretKey: found.STRIPE_SECRET_KEY,
      webhookSecret: found.STRIPE_WEBHOOK_SECRET,
      apiUrl: bare(env.STRIPE_API_URL),
      test: found.STRIPE_SECRET_KEY.includes("_test_"),
    }
  );
}

function readAlipayConfig(env: Variables) {
  const { ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = env;
  const named = { ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY };
  const found = requireAllOrNone(
    "Alipay needs ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY",
    named,
  );
  return (
    found && {
      appId: found.ALIPAY_APP_ID,
      privateKey: found.ALIPAY_PRIVATE_KEY,
      publicKey: found.ALIPAY_PUBLIC_KEY,
      sellerId: env.ALIPAY_SELLER_ID,
      gateway: env.ALIPAY_GATEWAY,
      test: /alipaydev|sandbox/.test(new URL(env.ALIPAY_GATEWAY).hostname),
    }
  );
}

function readWeChatConfig(env: Variables) {
  const { WECHATPAY_APP_ID, WECHATPAY_MCH_ID, WECHATPAY_SERIAL, WECHATPAY_PRIVATE_KEY } = env;
  const { WECHATPAY_API_V3_KEY, WECHATPAY_PUBLIC_KEY } = env;
  const WECHATPAY_PUBLIC_KEY_ID = env.WECHATPAY_PUBLIC_KEY_ID ?? WECHATPAY_PUBLIC_KEY?.serial;
  const merchant = { WECHATPAY_APP_ID, WECHATPAY_MCH_ID, WECHATPAY_SERIAL, WECHATPAY_PRIVATE_KEY };
  const theirs = { WECHATPAY_API_V3_KEY, WECHATPAY_PUBLIC_KEY, WECHATPAY_PUBLIC_KEY_ID };
  const found = requireAllOrNone("WeChat Pay needs all its WECHATPAY_ settings", { ...merchant, ...theirs });
  return (
    found && {
      appId: found.WECHATPAY_APP_ID,
      appSecret: env.WECHATPAY_APP_SECRET,
      mchId: found.WECHATPAY_MCH_ID,
      serial: found.WECHATPAY_SERIAL.toUpperCase(),
      privateKey: found.WECHATPAY_PRIVATE_KEY,
      apiV3Key: found.WECHATPAY_API_V3_KEY,
      publicKey: found.WECHATPAY_PUBLIC_KEY.key,
      publicKeyId: found.WECHATPAY_PUBLIC_KEY_ID,
      apiUrl: bare(env.WECHATPAY_API_URL),
      openUrl: bare(env.WECHATPAY_OPEN_URL),
    }
  );
}

/** The real payment providers that are configured. */
export type PaymentsConfig = ReturnType<typeof readPaymentsConfig>;
export type StripeConfig = NonNullable<PaymentsConfig["stripe"]>;
export type AlipayConfig = NonNullable<PaymentsConfig["alipay"]>;
export type WeChatConfig = NonNullable<PaymentsConfig["wechat"]>;

/**
 * The providers whose settings are complete.
 * @throws ConfigError when a provider's settings or PUBLIC_URL are missing, or play money is used while off.
 */
export function readPaymentsConfig(
  env: Variables,
  { playMoney, publicUrl }: { playMoney: boolean; publicUrl: string | undefined },
) {
  const payments = {
    stripe: readStripeConfig(env),
    alipay: readAlipayConfig(env),
    wechat: readWeChatConfig(env),
  };
  if (publicUrl === undefined && Object.values(payments).some((one) => one !== undefined))
    throw new ConfigError("The environment variable PUBLIC_URL is missing: payment providers call it.");
  const off = "is of a test account: set PAY_SANDBOX=on to take play money in production";
  if (payments.stripe?.test && !playMoney)
    throw new ConfigError(`The environment variable STRIPE_SECRET_KEY ${off}.`);
  if (payments.alipay?.test && !playMoney)
    throw new ConfigError(`The environment variable ALIPAY_GATEWAY ${off}.`);
  return payments;
}
