import { DELETED_USER_NAME } from "@4d/contract";
import { shownName } from "../i18n/shown-name.ts";

/** The response envelope (`rules §7.1`). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** Names drawn as they arrive; those of stored messages are translated where they are drawn. */
const NAMES: readonly string[] = ["nickName", "showNickName"];
const worded = (key: string, value: unknown): unknown =>
  typeof value === "string" && NAMES.includes(key) ? shownName(value) : value;

/** Few answers name a deleted account, and only those are searched for one. */
const parse = (text: string): unknown =>
  JSON.parse(text, text.includes(DELETED_USER_NAME) ? worded : undefined);

/** Parses an envelope from a body's text; null if it is none (a proxy's page, a truncated answer). */
export function readEnvelope(text: string): Envelope | null {
  try {
    const value = parse(text);
    if (typeof value !== "object" || value === null || !("code" in value)) return null;
    const code = Number(value.code);
    if (!Number.isInteger(code)) return null;
    const message = "message" in value && typeof value.message === "string" ? value.message : "";
    return { code, message, data: "data" in value ? value.data : null };
  } catch {
    return null;
  }
}
