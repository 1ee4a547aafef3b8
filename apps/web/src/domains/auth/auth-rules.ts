import { email, mailCode, nickName, password, userName } from "@4d/contract";
import type { Key } from "../../platform/i18n/i18n.ts";
import { isEmpty } from "../../platform/validators.ts";

type Rule = { safeParse: (value: unknown) => { success: boolean } };

const check =
  <const Empty extends Key, const Wrong extends Key>(rule: Rule, empty: Empty, wrong: Wrong) =>
  (text: string): Empty | Wrong | null => {
    if (isEmpty(text)) return empty;
    return rule.safeParse(text).success ? null : wrong;
  };

/** What is wrong with a field, as a text key, or null. The rules come from the contract. */
export const checkUserName = check(userName, "auth.needUserName", "auth.badUserName");
export const checkNickName = check(nickName, "auth.needNickName", "auth.badNickName");
export const checkPassword = check(password, "auth.needPassword", "auth.badPassword");
export const checkEmail = check(email, "auth.needEmail", "auth.badEmail");
export const checkCode = check(mailCode, "auth.needCode", "auth.badCode");

/** Compares the repeated password with the first. */
export function checkRepeat(first: string, second: string) {
  if (second === "") return "auth.needRepeat" as const;
  return first === second ? null : ("auth.badRepeat" as const);
}

/** 0 … 3: how hard a password is to guess, by length and by kinds of characters. A hint, not a rule. */
export function passwordStrength(text: string): number {
  if (!password.safeParse(text).success) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(text)).length;
  if (text.length >= 12 && kinds >= 3) return 3;
  return text.length >= 8 && kinds >= 2 ? 2 : 1;
}

type KeyOf<C extends (...args: string[]) => Key | null> = NonNullable<ReturnType<C>>;
/** Every text key the checks above may return. */
export type RuleKey =
  | KeyOf<typeof checkUserName>
  | KeyOf<typeof checkNickName>
  | KeyOf<typeof checkPassword>
  | KeyOf<typeof checkEmail>
  | KeyOf<typeof checkCode>
  | KeyOf<typeof checkRepeat>;
