import { api, type BrowserError, describeBrowserError, type NotedError } from "@4d/contract";
import { API_BASE } from "../http/transport.ts";

/** The most reports per page load, and the most that wait for a network. */
const SENT_MOST = 10;
const WAITING_MOST = 5;
/** Errors that every call may end with: their cause is the server or the network, not the page. */
const EXPECTED = new Set(["ApiError", "TransportError", "AbortError"]);

const seen = new Set<string>();
let waiting: BrowserError[] = [];

/** Sends a report once, even while the page closes. It carries no token, because reports are anonymous. */
async function send(report: BrowserError): Promise<void> {
  await fetch(API_BASE + api.browserErrors.report.path, {
    method: api.browserErrors.report.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}

/** Whether a report is new and the page has not sent the most yet. */
function isWorthSending({ kind, name, frames }: BrowserError): boolean {
  if (EXPECTED.has(name)) return false;
  const key = [kind, name, frames[0]].join(" ");
  if (seen.has(key) || seen.size >= SENT_MOST) return false;
  seen.add(key);
  return true;
}

/** Reports an error once; without a network, a few reports wait for it. */
export async function reportError(noted: NotedError): Promise<void> {
  const report = describeBrowserError(noted, { origin: location.origin, worker: false });
  if (report === undefined || !isWorthSending(report)) return;
  if (navigator.onLine) await send(report);
  else if (waiting.length < WAITING_MOST) waiting.push(report);
}

addEventListener("online", () => {
  const late = waiting;
  waiting = [];
  for (const report of late) void send(report);
});
