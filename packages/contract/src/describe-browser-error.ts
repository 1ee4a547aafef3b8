import {
  BROWSER_ERROR_FRAMES,
  BROWSER_ERROR_NAME,
  BROWSER_ERROR_ROUTE,
  type BrowserError,
  type BrowserErrorKind,
} from "./browser-errors.ts";
import { APP_VERSION } from "./version.ts";

/** What is known of an error where it surfaced. */
export interface NotedError {
  kind: BrowserErrorKind;
  error: unknown;
  /** The pattern of the address. */
  route: string;
}

interface Surroundings {
  /** Where our scripts come from, as in `location.origin`. */
  origin: string;
  /** In the service worker. */
  worker: boolean;
}

/** A script of our own at the end of a stack's line. */
const OWN_SCRIPT = /\/h5\/(?:assets\/)?([\w-]{1,60}(?:\.[\w-]{1,20})?\.js:\d{1,7}:\d{1,7})\)?$/;
/** Extensions run in our pages, and their faults are not ours. */
const FOREIGN_SCRIPT = /\w-extension:\/\//;

/** The lines of a stack after its message, which may quote what somebody wrote. */
function linesOf({ message, stack = "" }: Error): string[] {
  const at = message === "" ? -1 : stack.indexOf(message);
  return stack.slice(at < 0 ? 0 : at + message.length).split("\n");
}

const framesOf = (error: Error, origin: string): string[] =>
  linesOf(error)
    .flatMap((line) => {
      const address = line.indexOf(`${origin}/`);
      return address < 0 ? [] : (OWN_SCRIPT.exec(line.slice(address))?.[1] ?? []);
    })
    .slice(0, BROWSER_ERROR_FRAMES);

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "NoError";
  return BROWSER_ERROR_NAME.test(error.name) ? error.name : "Error";
}

/** What is reported of an error: its class and where in our scripts. Undefined when it is not our scripts' fault. */
export function describeBrowserError(
  { kind, error, route }: NotedError,
  { origin, worker }: Surroundings,
): BrowserError | undefined {
  const isError = error instanceof Error;
  if (isError && FOREIGN_SCRIPT.test(error.stack ?? "")) return undefined;
  return {
    kind,
    worker,
    version: APP_VERSION,
    route: BROWSER_ERROR_ROUTE.test(route) ? route : "/",
    name: nameOf(error),
    frames: isError ? framesOf(error, origin) : [],
  };
}
