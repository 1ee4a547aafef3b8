/** One error of the closed list: the envelope's code and the message shown to people. */
export interface ErrorKind {
  code: number;
  zh: string;
  en: string;
}

/**
 * Every error an operation may return (`protocol §1.5`, `protocol §19.4`). Clients log out or refresh on codes 400 and
 * 401, so nothing else may use them.
 */
export const errors = {
  noToken: { code: 400, zh: "请先登录", en: "Please log in first" },
  badToken: { code: 401, zh: "登录已过期", en: "Your login has expired" },
  forbidden: { code: 403, zh: "没有权限这样做", en: "You’re not allowed to do this" },
  notFound: { code: 404, zh: "内容不存在", en: "There’s nothing here" },
  conflict: { code: 409, zh: "内容已变化,请重试", en: "This has changed in the meantime. Please try again" },
  tooLarge: { code: 413, zh: "内容太大", en: "This is too large" },
  invalid: { code: 422, zh: "输入有误", en: "Something you entered isn’t right" },
  tooMany: { code: 429, zh: "操作太频繁,请稍后再试", en: "Too many attempts. Please wait a moment" },
  failed: { code: 500, zh: "出了点问题,请稍后再试", en: "Something went wrong. Please try again later" },
  unavailable: {
    code: 503,
    zh: "服务暂时不可用,请稍后再试",
    en: "The service isn’t available right now. Please try again later",
  },
  wrongLogin: { code: 10001, zh: "账号或密码不正确", en: "Wrong username or password" },
  nameTaken: { code: 10003, zh: "这个账号已被使用", en: "This username is taken" },
  insufficient: { code: 10010, zh: "胶囊不足", en: "Not enough capsules" },
  secondFactor: { code: 10005, zh: "请输入动态验证码", en: "Please enter your two-step login code" },
} as const satisfies Record<string, ErrorKind>;

export type ErrorName = keyof typeof errors;
export const OK = 200;

/** Languages of messages. */
export type Lang = "zh" | "en";

/** The language of an `accept-language` header; Chinese unless English comes first. */
export function langOf(header: string | undefined): Lang {
  return header !== undefined && /^\s*en\b/i.test(header) ? "en" : "zh";
}
