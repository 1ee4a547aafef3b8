import { api, type BrowserErrorKind, describeBrowserError } from "@4d/contract";

declare const self: ServiceWorkerGlobalScope;

/** The most reports until the browser stops the worker, which it does after seconds without work. */
const SENT_MOST = 5;
let sent = 0;

async function report(kind: BrowserErrorKind, error: unknown): Promise<void> {
  // Without a network many fetches fail.
  if (sent >= SENT_MOST || !self.navigator.onLine) return;
  sent += 1;
  const described = describeBrowserError(
    { kind, error, route: "/" },
    { origin: self.location.origin, worker: true },
  );
  if (described === undefined) return;
  const { method, path } = api.browserErrors.report;
  const headers = { "content-type": "application/json" };
  await fetch(`/api${path}`, { method, headers, body: JSON.stringify(described) }).catch(() => undefined);
}

/** Reports uncaught errors of the service worker. */
export function reportWorkerErrors(): void {
  self.addEventListener("error", ({ error }) => void report("error", error));
  self.addEventListener("unhandledrejection", ({ reason }) => void report("rejection", reason));
}
