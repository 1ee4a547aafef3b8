import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./scalars.ts";

/** How an error surfaced: nobody caught it, a promise nobody waited for, or a page that could not be drawn. */
export const BROWSER_ERROR_KINDS = ["error", "rejection", "boundary"] as const;
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number];

/** Innermost calls of our own scripts in a report. */
export const BROWSER_ERROR_FRAMES = 5;

export const BROWSER_ERROR_NAME = /^[A-Za-z_$]{1,40}$/;
export const BROWSER_ERROR_ROUTE = /^(\/[A-Za-z_-]{0,40}){1,6}$/;

/** What a page says of an error: shapes too narrow for words of people, ids, queries or tokens. */
export interface BrowserError {
  kind: BrowserErrorKind;
  /** It happened in the service worker. */
  worker: boolean;
  version: string;
  /** The pattern of the page's address, which has no digits. */
  route: string;
  /** The error's class. Its message is never sent: it may quote what somebody wrote. */
  name: string;
  /** `file:line:column`; the names of the files say which build it is. */
  frames: string[];
}

const version = z.string().check(z.regex(/^\d{1,4}(\.\d{1,4}){1,3}$/));
const route = z.string().check(z.regex(BROWSER_ERROR_ROUTE));
const name = z.string().check(z.regex(BROWSER_ERROR_NAME));
const frame = z.string().check(z.regex(/^[\w-]{1,60}(\.[\w-]{1,20})?\.js:\d{1,7}:\d{1,7}$/));

/** Errors in the browser, for the server's log (`protocol §19.1.17`). */
export const browserErrors = {
  report: endpoint({
    method: "POST",
    path: "/browser/error",
    access: "public",
    summary: "Writes an error of the web app into the server's log; stores nothing",
    body: z.object({
      kind: z.enum(BROWSER_ERROR_KINDS),
      worker: z.boolean(),
      version,
      route,
      name,
      frames: z.array(frame).check(z.maxLength(BROWSER_ERROR_FRAMES)),
    }),
    out: nothing,
    errors: ["invalid", "tooMany"],
  }),
};
