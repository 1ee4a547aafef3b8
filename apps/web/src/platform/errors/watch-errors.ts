import type { BrowserErrorKind } from "@4d/contract";

/** Errors passed on per page load: a fault that repeats says nothing more. */
const MOST = 20;

let routeOf = () => "/";
let count = 0;

/** Has an error reported to the server. Never throws, and nothing is loaded until the first one. */
export function noteError(kind: BrowserErrorKind, error: unknown): void {
  count += 1;
  if (count > MOST) return;
  const route = routeOf();
  import("./report-errors.ts")
    .then(({ reportError }) => reportError({ kind, error, route }))
    .catch(() => undefined);
}

/** Notes what nobody catches; `route` gives the pattern of the present address. */
export function watchErrors(route: () => string): void {
  routeOf = route;
  // An event without an error is the browser's own remark, such as on a resize observer.
  addEventListener("error", ({ error }) => {
    if (error !== null) noteError("error", error);
  });
  addEventListener("unhandledrejection", ({ reason }) => noteError("rejection", reason));
}
