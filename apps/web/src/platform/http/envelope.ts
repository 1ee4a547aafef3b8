import { DELETED_USER_NAME } from "@4d/contract";
import { shownName } from "../i18n/shown-name.ts";

/** The response envelope (`rules §7.1`). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** Names that are translated on arrival; those of stored messages are translated when they are drawn. */
const NAMES: readonly string[] = ["nickName", "showNickName"];
const worded = (key: string, value: unknown): unknown =>
  typeof value === "string" && NAMES.includes(key) ? shownName(value) : value;

/** Only answers that contain the name of deleted accounts are searched for it; few do. */
const parse = (text: string): unknown =>
  JSON.parse(text, text.includes(DELETED_USER_NAME) ? worded : undefined);

/** Parses an envelope from the text of a body; null if it is something else (a proxy's page, a truncated answer). */
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
