import { CALL_HEARTBEAT_MS, CALL_LEASE_MS, CALL_RING_MS } from "@4d/contract";
import proxyAddress from "@fastify/proxy-addr";
import { z } from "zod";
import { aiVariables, readAiConfig } from "./ai-config.ts";
import { ConfigError, requireAllOrNone, url } from "./config-parts.ts";
import { paymentVariables, readPaymentsConfig } from "./payment-config.ts";
import { readTracingConfig, tracingVariables } from "./tracing-config.ts";
import { readVapidConfig, vapidVariables } from "./vapid-config.ts";

const flag = z.preprocess(
  (value) => (typeof value === "string" ? value.toLowerCase() : value),
  z.enum(["on", "off", "true", "false", "1", "0"]).transform((value) => ["on", "true", "1"].includes(value)),
);

/** Whether these are addresses, ranges of them, or their names such as `loopback`. */
function areAddresses(text: string): boolean {
  try {
    proxyAddress.compile(text.split(",").map((one) => one.trim()));
    return true;
  } catch {
    return false;
  }
}

/** What Fastify's `trustProxy` takes: nobody, everybody, a number of hops, or addresses. */
const trustProxy = z.string().transform((value, context): boolean | number | string => {
  const word = value.toLowerCase();
  if (["", "off", "false", "0"].includes(word)) return false;
  if (["on", "true"].includes(word)) return true;
  if (/^\d+$/.test(value)) return Number(value);
  if (areAddresses(value)) return value;
  const message = "must be on, off, a number of proxies, or their addresses with commas between them";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** `Name <somebody@somewhere>`, or the address alone. */
const sender = z
  .string()
  .regex(
    /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be an address, or a name and one in <>",
  );

const SECOND = 1000;

const environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(8080),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  /** The built web app, when it is not beside the server. */
  WEB_DIR: z.string().optional(),
  PUBLIC_URL: url("http", "https").optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  REDIS_URL: url("redis", "rediss").optional(),
  S3_ENDPOINT: url("http", "https").optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default("auto"),
  SMTP_URL: url("smtp", "smtps").optional(),
  MAIL_FROM: sender.default("Fourth Dimension <no-reply@localhost>"),
  /** Comma-separated `turn:` and `turns:` addresses of a coturn with a shared secret. */
  TURN_URL: z
    .string()
    .regex(/^turns?:[^\s,]+(,turns?:[^\s,]+)*$/, "must be addresses beginning with turn: or turns:")
    .optional(),
  TURN_SECRET: z.string().min(8, "must have at least 8 characters").optional(),
  /** Seals secrets among the settings; nodes that share a database share it. */
  SETTINGS_KEY: z.string().min(16, "must have at least 16 characters").optional(),
  /** The key that sealed them is lost for good: start anyway, and recreate what can be recreated. */
  SETTINGS_KEY_LOST: flag.default(false),
  LIVEKIT_URL: url("ws", "wss").optional(),
  LIVEKIT_API_KEY: z.string().optional(),
  LIVEKIT_API_SECRET: z.string().optional(),
  ...aiVariables,
  CALL_RING_SECONDS: z.coerce
    .number()
    .int()
    .min(3)
    .max(300)
    .default(CALL_RING_MS / SECOND),
  /** Longer than clients take between two heartbeats. */
  CALL_LEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(CALL_HEARTBEAT_MS / SECOND + 1)
    .max(300)
    .default(CALL_LEASE_MS / SECOND),
  /** Play money: on unless NODE_ENV is production; an unset NODE_ENV leaves it on. */
  PAY_SANDBOX: flag.optional(),
  ...paymentVariables,
  ...vapidVariables,
  ...tracingVariables,
  TRUST_PROXY: trustProxy.default(false),
  SLOW_QUERY_MS: z.coerce.number({ error: "must be a number" }).int().min(1).default(500),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  STARTER_CONTENT: flag.default(true),
  /** How many sessions and checked tokens a node caches; twice as many for short. */
  CACHED_SESSIONS: z.coerce.number({ error: "must be a number" }).int().min(100).default(20_000),
  RATE_LIMIT_SCALE: z.coerce.number({ error: "must be a number" }).positive().default(1),
});

type Environment = z.infer<typeof environment>;
type Variables = Readonly<Record<string, string | undefined>>;

/** The settings a server starts with, read once by `readConfig`. Never log it whole: it holds secrets. */
export type Config = ReturnType<typeof buildConfig>;
export type S3Config = NonNullable<Config["s3"]>;

/**
 * Reads and checks the environment (`protocol §19.5`). An empty variable counts as absent.
 * @throws ConfigError naming every wrong variable; the value itself is not repeated, it may be a secret.
 */
export function readConfig(variables: Variables = process.env): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = environment.safeParse(present);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => sentence(issue)).join("\n"));
  }
  return buildConfig(result.data, present.NODE_ENV !== "production");
}

function sentence(issue: { path: PropertyKey[]; message: string }): string {
  const meaning = issue.message.replace(/^Invalid input: /, "").replace(/^Invalid option: /, "");
  return `The environment variable ${String(issue.path[0])} is wrong: ${meaning}.`;
}

function buildConfig(env: Environment, playing: boolean) {
  const paySandbox = env.PAY_SANDBOX ?? playing;
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    webDir: env.WEB_DIR,
    /** Without a trailing slash; when absent, file addresses have no origin. */
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    adminPassword: env.ADMIN_PASSWORD,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    s3: readS3Config(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    settingsKey: env.SETTINGS_KEY,
    settingsKeyLost: env.SETTINGS_KEY_LOST,
    turn: readTurnConfig(env),
    liveKit: readLiveKitConfig(env),
    ai: readAiConfig(env),
    calls: { ringMs: env.CALL_RING_SECONDS * SECOND, leaseMs: env.CALL_LEASE_SECONDS * SECOND },
    paySandbox,
    payments: readPaymentsConfig(env, { playMoney: paySandbox, publicUrl: env.PUBLIC_URL }),
    vapid: readVapidConfig(env),
    tracing: readTracingConfig(env),
    trustProxy: env.TRUST_PROXY,
    slowQueryMs: env.SLOW_QUERY_MS,
    logLevel: env.LOG_LEVEL,
    starterContent: env.STARTER_CONTENT,
    cachedSessions: env.CACHED_SESSIONS,
    rateLimitScale: env.RATE_LIMIT_SCALE,
  };
}

function readTurnConfig({ TURN_URL, TURN_SECRET }: Environment) {
  const found = requireAllOrNone("TURN needs both TURN_ settings", { TURN_URL, TURN_SECRET });
  return found && { urls: found.TURN_URL.split(","), secret: found.TURN_SECRET };
}

function readLiveKitConfig({ LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET }: Environment) {
  const named = { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET };
  const found = requireAllOrNone("LiveKit needs all three LIVEKIT_ settings", named);
  return (
    found && {
      url: found.LIVEKIT_URL,
      apiKey: found.LIVEKIT_API_KEY,
      apiSecret: found.LIVEKIT_API_SECRET,
    }
  );
}

function readS3Config(env: Environment) {
  const named = {
    S3_ENDPOINT: env.S3_ENDPOINT,
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY: env.S3_ACCESS_KEY,
    S3_SECRET_KEY: env.S3_SECRET_KEY,
  };
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = named;
  if (endpoint && bucket && accessKey && secretKey) {
    return { endpoint: endpoint.replace(/\/+$/, ""), bucket, accessKey, secretKey, region: env.S3_REGION };
  }
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined;
  const missing = Object.entries(named).filter(([, value]) => !value);
  throw new ConfigError(
    missing
      .map(([name]) => `The environment variable ${name} is missing: S3 storage needs all four S3_ settings.`)
      .join("\n"),
  );
}

/** The folder the command was run in: npm runs scripts elsewhere and passes it as INIT_CWD. */
export const startFolder = (variables: Variables = process.env): string =>
  variables.INIT_CWD ?? process.cwd();

/** Our own environment plus more, for a program that a command starts. */
export const programEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});
