import { type Endpoint, errorsOf, type Lang } from "@4d/contract";

import * as z from "zod/mini";
import { Failure, fail } from "../failure.ts";

/** The raw parts of a request. */
interface RawInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

type Issue = z.core.$ZodIssue;
const compiled = new WeakMap<Endpoint, { part: keyof RawInput; schema: z.ZodMiniType }[]>();

function schemasOf(endpoint: Endpoint): { part: keyof RawInput; schema: z.ZodMiniType }[] {
  const known = compiled.get(endpoint);
  if (known) return known;
  const parts: { part: keyof RawInput; schema: z.ZodMiniType }[] = [];
  if (endpoint.params) parts.push({ part: "params", schema: z.object(endpoint.params) });
  if (endpoint.query) parts.push({ part: "query", schema: z.object(endpoint.query) });
  if (endpoint.headers) parts.push({ part: "headers", schema: z.object(endpoint.headers) });
  if (endpoint.body) parts.push({ part: "body", schema: endpoint.body });
  compiled.set(endpoint, parts);
  return parts;
}

function sentence(issue: Issue, lang: Lang): string {
  const field = String(issue.path.findLast((step) => typeof step === "string") ?? "body");
  const name = fieldName(field, lang);
  const zh = lang === "zh";
  if (issue.code === "too_small") {
    if (issue.origin === "string" && issue.minimum === 1)
      return zh ? `${name}不能为空` : `${name} can’t be empty`;
    if (issue.origin === "string")
      return zh
        ? `${name}至少 ${issue.minimum} 个字符`
        : `${name} needs at least ${issue.minimum} characters`;
    return zh ? `${name}太小或太少` : `${name} is too small`;
  }
  if (issue.code === "too_big") {
    if (issue.origin === "string")
      return zh
        ? `${name}最多 ${issue.maximum} 个字符`
        : `${name} can have at most ${issue.maximum} characters`;
    return zh ? `${name}太大或太多` : `${name} is too large`;
  }
  // A custom rule of the contract may carry its own sentence.
  if (issue.code === "custom" && typeof issue.params?.[lang] === "string") return issue.params[lang];
  return zh ? `${name}格式不正确` : `${name} isn’t valid`;
}

/** The first broken rule, also inside unions, so that the sentence names a field (`protocol §1.5`). */
function firstIssue(issues: readonly Issue[]): Issue | undefined {
  const issue = issues[0];
  if (issue?.code !== "invalid_union") return issue;
  const inner = firstIssue(issue.errors.at(-1) ?? []);
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/**
 * Makes a checked value storable: PostgreSQL takes no NUL, and half of a surrogate pair would come back as different
 * text. Works in place, and no deeper than the schema.
 */
function toStorable(value: unknown, field: string): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) {
      const zh = `${fieldName(field, "zh")}格式不正确`;
      fail("invalid", { field, zh, en: `${fieldName(field, "en")} isn’t valid` });
    }
    return value.isWellFormed() ? value : value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((one) => toStorable(one, field));
  if (typeof value !== "object" || value === null) return value;
  for (const [name, one] of Object.entries(value)) {
    const clean = toStorable(one, name);
    if (clean !== one) Reflect.set(value, name, clean);
  }
  return value;
}

/**
 * Checks a request against its operation and merges the parts into one input.
 * @throws Failure `invalid` naming the first wrong field, code 422 (never 400, which logs people out).
 */
export function readInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { part, schema } of schemasOf(endpoint)) {
    const result = z.safeParse(
      schema,
      part === "body" ? (raw.body ?? (endpoint.body ? undefined : {})) : raw[part],
    );
    if (!result.success) {
      const issue = firstIssue(result.error.issues);
      if (!issue) fail("invalid");
      const field = String(issue.path.findLast((step) => typeof step === "string") ?? part);
      fail("invalid", { field, zh: sentence(issue, "zh"), en: sentence(issue, "en") });
    }
    Object.assign(input, toStorable(result.data, part));
  }
  return input;
}

/** Names of the fields people fill in, as on their screens. */
const names: Record<string, Record<Lang, string>> = {
  userName: { zh: "账号", en: "Username" },
  password: { zh: "密码", en: "Password" },
  oldPassword: { zh: "原密码", en: "Current password" },
  newPassword: { zh: "新密码", en: "New password" },
  nickName: { zh: "昵称", en: "Nickname" },
  signature: { zh: "签名", en: "Bio" },
  region: { zh: "地区", en: "Region" },
  email: { zh: "邮箱", en: "Email" },
  code: { zh: "验证码", en: "Code" },
  name: { zh: "名称", en: "Name" },
  notice: { zh: "公告", en: "Announcement" },
  remark: { zh: "备注", en: "Alias" },
  content: { zh: "内容", en: "Content" },
  message: { zh: "留言", en: "Message" },
  text: { zh: "说明", en: "Details" },
  keyword: { zh: "关键词", en: "Search words" },
};

/** The name of a field in a sentence; the wire name for unknown fields. */
const fieldName = (field: string, lang: Lang): string => names[field]?.[lang] ?? field;

/** @throws Failure `failed` when the contract does not allow the response. */
export function ensureResponse({ path, out }: Endpoint, data: unknown): void {
  const checked = z.safeParse(out, data ?? null);
  if (!checked.success)
    fail("failed", { en: `answer of ${path} breaks the contract: ${checked.error.message}` });
}

/**
 * The error itself, or a description of why it must not be sent: clients only know the refusals the contract names.
 * Before its verb an operation may be refused like any of its kind (`errorsOf`), by its verb only as it declares.
 */
export function undeclaredError(endpoint: Endpoint, error: unknown, byVerb: boolean): unknown {
  const named = byVerb ? endpoint.errors : errorsOf(endpoint);
  if (!(error instanceof Failure) || named.includes(error.kind)) return error;
  // A bug of ours can occur anywhere, and so can a stopping server or a token whose account was just deleted.
  if (
    error.kind === "failed" ||
    error.kind === "unavailable" ||
    (error.kind === "badToken" && endpoint.access !== "public")
  )
    return error;
  const { method, path } = endpoint;
  return new Failure("failed", {
    en: `${method} ${path} answers ${error.kind}, which its contract does not name`,
  });
}
