import { APP_VERSION, type BrowserError } from "@4d/contract";
import { beforeEach, expect, it, vi } from "vitest";

const ORIGIN = "https://chat.example";
const SECRET = "plum blossoms at midnight";

let page: EventTarget;
let net: { onLine: boolean };
let sent: BrowserError[];
let fetched: { url: unknown; init: RequestInit | undefined }[];

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  net = { onLine: true };
  sent = [];
  fetched = [];
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("navigator", net);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("fetch", async (url: unknown, init?: RequestInit) => {
    fetched.push({ url, init });
    sent.push(JSON.parse(init?.body as string) as BrowserError);
    return new Response("{}");
  });
});

/** An error with a stack in Chromium's format; another `file` makes it a different error. */
function failure({ message = SECRET, file = "chat-a1B2", name = "TypeError" } = {}): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = [
    `${name}: ${message}`,
    `    at send (${ORIGIN}/h5/assets/${file}.js:1:2345)`,
    "    at Array.map (<anonymous>)",
    `    at ${ORIGIN}/h5/assets/index-Zz_9-x.js:7:1`,
    "    at https://elsewhere.example/h5/assets/other.js:1:1",
  ].join("\n");
  return error;
}

async function watched(route = "/pages/chat/chat-box") {
  const { noteError, watchErrors } = await import("./watch-errors.ts");
  watchErrors(() => route);
  return noteError;
}
const settled = () => vi.dynamicImportSettled().then(() => new Promise((resolve) => setTimeout(resolve, 0)));

function happen(type: "error" | "unhandledrejection", detail: object): void {
  page.dispatchEvent(Object.assign(new Event(type), detail));
}

it("sends the class and the place in our scripts, but not the message", async () => {
  await watched();
  happen("error", { error: failure({ message: `${SECRET}\n    at x (${ORIGIN}/h5/${SECRET}.js:1:1)` }) });
  await settled();
  expect(sent).toEqual([
    {
      kind: "error",
      worker: false,
      version: APP_VERSION,
      route: "/pages/chat/chat-box",
      name: "TypeError",
      frames: ["chat-a1B2.js:1:2345", "index-Zz_9-x.js:7:1"],
    },
  ]);
  expect(JSON.stringify(fetched)).not.toContain("plum");
  expect(fetched[0]).toMatchObject({
    url: "/api/browser/error",
    init: { keepalive: true, credentials: "omit" },
  });
  expect(fetched[0]?.init?.headers).toEqual({ "content-type": "application/json" });
});

it("sends only the kind of a rejection without an error, and no address that is not a route", async () => {
  await watched("/pages/chat/chat-box/7");
  happen("unhandledrejection", { reason: SECRET });
  await settled();
  expect(sent).toMatchObject([{ kind: "rejection", name: "NoError", frames: [], route: "/" }]);
});

it("sends each error once, and ten per page load at most", async () => {
  const noteError = await watched();
  for (let round = 0; round < 3; round += 1) noteError("boundary", failure());
  await settled();
  expect(sent).toHaveLength(1);
  for (let number = 0; number < 30; number += 1) noteError("error", failure({ file: `page-${number}` }));
  await settled();
  expect(sent).toHaveLength(10);
});

it("reports no errors that are not the page's fault", async () => {
  const noteError = await watched();
  noteError("rejection", failure({ name: "TransportError" }));
  noteError("rejection", failure({ name: "AbortError" }));
  const foreign = failure();
  foreign.stack = "TypeError\n    at chrome-extension://abc/content.js:1:1";
  noteError("error", foreign);
  // The browser's warning about a resize observer carries no error.
  happen("error", { error: null });
  await settled();
  expect(sent).toEqual([]);
});

it("holds five reports at most until there is a network, and sends each once", async () => {
  const noteError = await watched();
  net.onLine = false;
  for (let number = 0; number < 8; number += 1) noteError("error", failure({ file: `page-${number}` }));
  await settled();
  expect(sent).toEqual([]);
  net.onLine = true;
  page.dispatchEvent(new Event("online"));
  await settled();
  expect(sent).toHaveLength(5);
  page.dispatchEvent(new Event("online"));
  await settled();
  expect(sent).toHaveLength(5);
});

it("fails silently", async () => {
  let tries = 0;
  vi.stubGlobal("fetch", async () => {
    tries += 1;
    throw new TypeError("no network");
  });
  const noteError = await watched();
  noteError("error", failure());
  const hostile = failure();
  Object.defineProperty(hostile, "stack", { get: () => JSON.parse("no stack") as string });
  noteError("error", hostile);
  noteError("error", undefined);
  await settled();
  expect(tries).toBe(2);
});
