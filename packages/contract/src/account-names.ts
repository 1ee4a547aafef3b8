import * as z from "zod/mini";
import { cleanName } from "./clean-name.ts";
import { USER_NAME_MAX } from "./limits.ts";
import { shownName } from "./name-scalars.ts";
import { isSingleScript } from "./single-script.ts";

const ACCOUNT = /^(?!.*\p{DI})(?!\p{M})[\p{L}\p{M}\p{N}_.+-]+(?: (?!\p{M})[\p{L}\p{M}\p{N}_.+-]+)*$/u;
const mixedScripts = {
  zh: "账号只能用一种文字（中文、日文、韩文可加拉丁字母），数字也只能用一种",
  en: "A username uses one script (Chinese, Japanese and Korean may add Latin letters) and one kind of digits",
};

/**
 * Account name, up to 20 UTF-16 units (`protocol §3.3`): letters and digits of one script, `_`, `-`, `.` and `+`, with
 * single spaces between words. No invisible characters. No `:`, which is reserved for the server's own names; no `@`,
 * since a name that reads like a mail address could be taken for its owner. The server checks for look-alikes.
 */
export const userName = z.string().check(
  z.trim(),
  z.normalize("NFC"),
  z.minLength(1),
  z.maxLength(USER_NAME_MAX),
  z.refine((name) => ACCOUNT.test(name)),
  z.normalize("NFKC"),
  z.maxLength(USER_NAME_MAX),
  z.refine((name) => ACCOUNT.test(name) && cleanName(name) === name),
  z.refine(isSingleScript, { params: mixedScripts }),
);

/** Display name that others see above a person's messages. */
export const nickName = shownName(1);

/** The display name at registration; clients that ask for none send nothing, null or an empty string. */
export const firstNickName = z.optional(z.nullable(z.union([z.literal(""), nickName])));
