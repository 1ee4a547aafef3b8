/**
 * The validators of `rules §5.1` and `rules §5.2`, which the specification asks for as one tested module (`APP-9`).
 * Each returns whether a whole text has the shape. Where the server checks the same shape, the validator uses the
 * schema of the contract.
 */
import { CODE_LENGTH, email, parseUrl } from "@4d/contract";

/** E-mail shape: something, @, a domain with a dot. */
export const isEmail = (text: string): boolean => email.safeParse(text).data === text;

/** Mobile number: 1, then 2–9, then nine digits. */
export const isMobile = (text: string): boolean => /^1[2-9]\d{9}$/.test(text);

/** An http, https or ftp address. */
export function isUrl(text: string): boolean {
  if (!/^(https?|ftp):\/\/\S+$/i.test(text)) return false;
  const host = parseUrl(text)?.hostname ?? "";
  return host === "localhost" || host.startsWith("[") || host.includes(".");
}

/** Anything the platform parses as a date: a text or a number of milliseconds, but not an empty text. */
export function isDate(value: string | number): boolean {
  if (typeof value === "string" && value.trim() === "") return false;
  const time = typeof value === "string" && /^\d{10,13}$/.test(value) ? Number(value) : value;
  return !Number.isNaN(new Date(time).getTime());
}

/** ISO date yyyy-mm-dd or yyyy/mm/dd that exists in the calendar. */
export function isIsoDate(text: string): boolean {
  const parts = /^(\d{4})([-/])(0?[1-9]|1[0-2])\2(0?[1-9]|[12]\d|3[01])$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Digits only. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** A number as text: optional sign, digits, decimals or exponent. */
export const isNumeric = (text: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Chinese national ID: 18 characters with a real birthday and the check digit of GB 11643. */
export function isNationalId(text: string): boolean {
  const parts = /^([1-9]\d{5})((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}([\dXx])$/.exec(text);
  if (parts === null || !isIsoDate(`${parts[2]}-${parts[3]}-${parts[4]}`)) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return "10X98765432"[sum % 11] === text[17]?.toUpperCase();
}

const PROVINCES = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领";

/** Licence plate: 7 characters, or 8 for a new-energy vehicle. */
export function isLicencePlate(text: string): boolean {
  const letters = "A-HJ-NP-Z";
  const ordinary = new RegExp(`^[${PROVINCES}][${letters}][${letters}\\d]{4}[${letters}\\d挂学警港澳]$`);
  const energy = new RegExp(`^[${PROVINCES}][${letters}](?:\\d{5}[A-HJK]|[A-HJK][${letters}\\d]\\d{4})$`);
  return ordinary.test(text) || energy.test(text);
}

/** Amount: up to two decimals, thousands separators allowed where they belong. */
export const isAmount = (text: string): boolean =>
  /^(0|[1-9]\d*|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,2})?$/.test(text);

/** Chinese characters only. */
export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** Latin letters only. */
export const isLetters = (text: string): boolean => /^[A-Za-z]+$/.test(text);

/** Latin letters and digits only. */
export const isLettersDigits = (text: string): boolean => /^[A-Za-z\d]+$/.test(text);

/** Landline: area code, dash, 7–8 digits, optional extension. */
export const isLandline = (text: string): boolean => /^0\d{2,3}-\d{7,8}(-\d{1,6})?$/.test(text);

/** A code of exactly N digits. */
export const isCode = (text: string, length = CODE_LENGTH): boolean =>
  text.length === length && isDigits(text);

/** A JSON object or array as text; bare numbers and words do not count. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/** Empty: undefined, null, false, 0, NaN, blank text, an object or array with nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return !value;
}
