import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-parts.ts";

function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "accepted";
}

describe("readConfig", () => {
  it("starts with nothing set", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      dataDir: "./data",
      starterContent: true,
      rateLimitScale: 1,
      calls: { ringMs: 60_000, leaseMs: 45_000 },
      trustProxy: false,
      s3: undefined,
      databaseUrl: undefined,
    });
  });

  it("takes an empty variable for an absent one", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" }).port).toBe(8080);
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://x/y"],
    ["REDIS_URL", "localhost"],
    ["PUBLIC_URL", "ftp://x"],
    ["LOG_LEVEL", "loud"],
    ["STARTER_CONTENT", "perhaps"],
    ["RATE_LIMIT_SCALE", "0"],
    ["CACHED_SESSIONS", "10"],
    ["CALL_RING_SECONDS", "1"],
    ["CALL_LEASE_SECONDS", "15"],
    ["ADMIN_PASSWORD", "abc"],
    ["SMTP_URL", "http://mail"],
    ["AI_BASE_URL", "localhost:11434"],
    ["AI_BASE_URL", "https://mei:plum@ai.example/v1"],
    ["AI_API_KEY", "two words"],
    ["AI_TIMEOUT_SECONDS", "0"],
    ["DATABASE_URL", "postgres://50%off@db/app"],
    ["SMTP_URL", "smtp://50%off@mail"],
    ["TRUST_PROXY", "banana"],
    ["TRUST_PROXY", "10.0.0.0/8,300.1.1.1"],
    ["MAIL_FROM", "Fourth Dimension"],
    ["MAIL_FROM", "two <a@b> <c@d>"],
    ["VAPID_PRIVATE_KEY", "A".repeat(43)],
    ["VAPID_PRIVATE_KEY", "_".repeat(43)],
    ["SETTINGS_KEY", "too short"],
    ["SETTINGS_KEY_LOST", "perhaps"],
  ])("stops the start when %s is %s, naming it and not its value", (name, value) => {
    const text = refusal({ [name]: value });
    expect(text).toMatch(new RegExp(`^The environment variable ${name} is wrong: .+\\.$`, "m"));
    if (["ADMIN_PASSWORD", "AI_API_KEY", "AI_BASE_URL"].includes(name)) expect(text).not.toContain(value);
  });

  it.each([
    ["STRIPE_SECRET_KEY", "pk_live_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret-of-stripe"],
    ["ALIPAY_PRIVATE_KEY", "MIIEvQIBADANBg"],
    ["ALIPAY_PUBLIC_KEY", "-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----"],
    ["ALIPAY_GATEWAY", "openapi.alipay.com"],
    ["WECHATPAY_API_V3_KEY", "too-short"],
    ["WECHATPAY_PUBLIC_KEY", "-----BEGIN CERTIFICATE-----\\nabc\\n-----END CERTIFICATE-----"],
    ["WECHATPAY_APP_ID", "0123456789"],
  ])("stops when the payment setting %s is wrong, naming it and not its value", (name, value) => {
    const text = refusal({ [name]: value });
    expect(text).toMatch(new RegExp(`^The environment variable ${name} is wrong: must .+\\.$`));
    expect(text).not.toContain(value);
  });

  it("wants all of a payment provider's settings, an address, and play money only where it is allowed", () => {
    const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const address = { PUBLIC_URL: "https://4d.example" };
    expect(refusal({ STRIPE_SECRET_KEY: "sk_live_1" })).toMatch(/STRIPE_WEBHOOK_SECRET is missing/);
    expect(refusal({ ALIPAY_APP_ID: "2021000000000001" }).split("\n")).toHaveLength(2);
    expect(refusal({ WECHATPAY_MCH_ID: "1900000001" })).toMatch(/WECHATPAY_PUBLIC_KEY_ID is missing/);
    expect(refusal(stripe)).toMatch(/PUBLIC_URL is missing/);
    expect(refusal({ ...stripe, ...address, NODE_ENV: "production" })).toMatch(
      /STRIPE_SECRET_KEY.*PAY_SANDBOX/,
    );
    expect(readConfig({ ...stripe, ...address }).payments.stripe).toMatchObject({ test: true });
  });

  it("names every wrong variable at once", () => {
    expect(refusal({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(2);
  });

  it("wants all S3 settings or none", () => {
    expect(refusal({ S3_ENDPOINT: "https://s3.example.org", S3_BUCKET: "b" })).toMatch(
      /S3_ACCESS_KEY is missing/,
    );
    const all = {
      S3_ENDPOINT: "https://s3.example.org/",
      S3_BUCKET: "b",
      S3_ACCESS_KEY: "k",
      S3_SECRET_KEY: "s",
    };
    expect(readConfig(all).s3).toMatchObject({ endpoint: "https://s3.example.org", region: "auto" });
  });

  it.each([
    ["true", true],
    ["2", 2],
    ["10.0.0.0/8", "10.0.0.0/8"],
    ["off", false],
  ])("reads TRUST_PROXY=%s", (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it("wants the address of AI models with anything said about them", () => {
    expect(refusal({ AI_API_KEY: "k", AI_MODEL: "m" }).split("\n")).toEqual([
      "The environment variable AI_BASE_URL is missing: AI_API_KEY needs it.",
      "The environment variable AI_BASE_URL is missing: AI_MODEL needs it.",
    ]);
    expect(refusal({ AI_SPEECH_BASE_URL: "http://localhost:8880/v1" })).toContain(
      "AI_SPEECH_MODEL is missing",
    );
    expect(refusal({ AI_IMAGE_MODEL: "i" })).toContain("AI_IMAGE_BASE_URL is missing");
    const alone = { AI_SPEECH_BASE_URL: "http://localhost:8880/v1", AI_SPEECH_MODEL: "kokoro" };
    expect(readConfig(alone).ai).toMatchObject({ baseUrl: undefined, ttsModel: "kokoro" });
    expect(readConfig({ AI_BASE_URL: "http://localhost:11434/v1" }).ai).toMatchObject({
      baseUrl: "http://localhost:11434/v1",
      timeoutMs: 60_000,
    });
  });
});
