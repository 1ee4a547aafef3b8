import { api, type BrowserErrorKind, type InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { type AddressLimit, routes } from "../../platform/http/routes.ts";

/** A page reports ten errors at most, and few reports come from one address. */
const ADDRESS_LIMIT: AddressLimit = { name: "browser-error", bucket: { rate: 1 / 20, burst: 20 } };
/** For all reports together: a fault of a new version affects everybody, and must not flood the log. */
const ALL_LIMIT = { rate: 1, burst: 100 };

declare module "../../platform/services.ts" {
  interface Ports {
    /** Counts a report that is logged. */
    browserErrorReported(kind: BrowserErrorKind): void;
  }
}

/** In this order: Edge also names Chrome, and both name Safari. */
const BROWSERS = [
  ["edge", /\bEdgA?\//],
  ["firefox", /\b(Firefox|FxiOS)\//],
  ["chrome", /\b(Chrome|CriOS)\//],
  ["safari", /\bSafari\//],
] as const;

const browserOf = (userAgent: string): string =>
  BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "other";

/**
 * Logs an error of the web app (`protocol §19.1.17`) without naming the person: no account, no address, no exact browser.
 * Stores nothing.
 * @throws Failure tooMany.
 */
async function reportBrowserError({
  ctx,
  input,
}: Call<InputOf<typeof api.browserErrors.report>, AnonymousActor>): Promise<null> {
  const { services, device } = ctx;
  await enforceLimit(services, "browser-error:all", ALL_LIMIT);
  services.log.warn({ ...input, browser: browserOf(device) }, "browser error");
  services.ports.browserErrorReported(input.kind);
  return null;
}

/** `/browser`. */
export const browserErrorRoutes = routes(api.browserErrors, {
  report: { addressLimit: ADDRESS_LIMIT, verb: reportBrowserError },
});
