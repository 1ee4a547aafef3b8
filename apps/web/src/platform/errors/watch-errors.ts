import type { BrowserErrorKind } from "@4d/contract";

/** The most errors passed on per page load: a fault that repeats says nothing new. */
const MOST = 20;

let routeOf = () => "/";
let count = 0;

/** Reports an error to the server. Never throws; the code for it loads with the first error. */
export function noteError(kind: BrowserErrorKind, error: unknown): void {
  count += 1;
  if (count > MOST) return;
  const route = routeOf();
  import("./report-errors.ts")
    .then(({ reportError }) => reportError({ kind, error, route }))
    .catch(() => undefined);
}

/** Reports uncaught errors; `route` returns the pattern of the present address. */
export function watchErrors(route: () => string): void {
  routeOf = route;
  // An event without an error is a warning of the browser, for example about a resize observer.
  addEventListener("error", ({ error }) => {
    if (error !== null) noteError("error", error);
  });
  addEventListener("unhandledrejection", ({ reason }) => noteError("rejection", reason));
}
