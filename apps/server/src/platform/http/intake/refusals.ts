import { type ErrorName, errors, langOf } from "@4d/contract";
import type { PendingConnection } from "./pending-connection.ts";

interface Kind {
  /** The API's error; elsewhere the status says it. */
  error: ErrorName;
  status: number;
  zh?: string;
  en?: string;
}

const SLOW = { zh: "请求没有及时送达", en: "The request didn’t arrive in time" };
const UNREADABLE = { zh: "请求无法识别", en: "The request can’t be read" };

/** Why something was refused before its route, or its connection ended; `/metrics` counts by these names. */
const kinds = {
  malformed: { error: "invalid", status: 400, ...UNREADABLE },
  "head too large": { error: "tooLarge", status: 431 },
  "body too large": { error: "tooLarge", status: 413 },
  "slow head": { error: "invalid", status: 408, ...SLOW },
  "slow body": { error: "invalid", status: 408, ...SLOW },
  "slow upload": { error: "invalid", status: 408, ...SLOW },
  "slow reader": { error: "tooMany", status: 429 },
  crowded: { error: "tooMany", status: 429 },
  crumbs: { error: "invalid", status: 400, ...UNREADABLE },
  pipelined: { error: "tooMany", status: 429 },
  "broken off": { error: "invalid", status: 400 },
} as const satisfies Record<string, Kind>;

export type IntakeRefusal = keyof typeof kinds;
export const intakeRefusals = Object.keys(kinds) as IntakeRefusal[];

const REASONS: Readonly<Record<number, string>> = {
  200: "OK",
  400: "Bad Request",
  408: "Request Timeout",
  413: "Content Too Large",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
};

function response(status: number, type: string, body: string): string {
  const lines = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    `content-type: ${type}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/**
 * The whole response to a request that reaches no route: under `/api` the envelope with HTTP status 200, elsewhere a
 * line of text with its own status.
 */
export function refusalResponse(
  connection: PendingConnection | undefined,
  why: IntakeRefusal,
  packet?: Uint8Array,
): string {
  const kind: Kind = kinds[why];
  const lang = langOf(connection?.request?.headers["accept-language"]);
  const { code } = errors[kind.error];
  if (connection?.isApiRequest(packet)) {
    const message = kind[lang] ?? errors[kind.error][lang];
    return response(200, "application/json", JSON.stringify({ code, message, data: null }));
  }
  return response(kind.status, "text/plain", kind.en ?? errors[kind.error].en);
}

/** Why the HTTP parser gave up, by its error's code. */
export function refusalOf(code: string | undefined): IntakeRefusal {
  if (code === "HPE_HEADER_OVERFLOW") return "head too large";
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return "body too large";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "slow head";
  if (code === "HPE_INVALID_EOF_STATE") return "broken off";
  return code?.startsWith("HPE_") ? "malformed" : "broken off";
}
