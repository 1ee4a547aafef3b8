import type { BrowserError } from "@4d/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const REPORT: BrowserError = {
  kind: "rejection",
  worker: false,
  version: "3.2.11",
  route: "/pages/chat/chat-box",
  name: "TypeError",
  frames: ["index-Bx1_-9aQ.js:1:2345", "sw.js:1:7"],
};

let app: TestApp;
let lines: { at: unknown; message: unknown }[];
let counted: string[];

beforeEach(async () => {
  app = await startTestApp({ RATE_LIMIT_SCALE: "1", TRUST_PROXY: "on" });
  lines = [];
  counted = [];
  const { log } = app.services;
  log.warn = (at: unknown, message?: unknown) => void lines.push({ at, message });
  app.services.ports.browserErrorReported = (kind) => void counted.push(kind);
});
afterEach(() => app.close());

/** The code of an answer to a report from an address. */
async function report(
  changes: Record<string, unknown> = {},
  address = "1.0.0.1",
  userAgent = "curl/8",
): Promise<number> {
  const response = await fetch(`${app.address}/api/browser/error`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address, "user-agent": userAgent },
    body: JSON.stringify({ ...REPORT, ...changes }),
  });
  return ((await response.json()) as { code: number }).code;
}

const MOST = { forAddress: 20, forAll: 100 };

describe("an error in a browser", () => {
  it("is one line of the log, without who met it, and counted", async () => {
    expect(await report()).toBe(200);
    expect(lines).toEqual([{ at: { ...REPORT, browser: "other" }, message: "browser error" }]);
    expect(counted).toEqual(["rejection"]);
  });

  it.each([
    { route: "/pages/chat/chat-box?friendId=7" },
    { route: "/pages/user/17" },
    { route: "/梅子" },
    { name: "Cannot read plum blossoms" },
    { frames: ["https://chat.example/h5/assets/index.js?token=1:1:1"] },
    { frames: ["tea at four.js:1:1"] },
    { frames: Array.from({ length: 6 }, () => "index.js:1:1") },
    { version: "mei" },
    { kind: "message" },
  ])("is refused with room for words: %j", async (changes) => {
    expect(await report(changes)).toBe(422);
    expect(lines).toEqual([]);
  });

  it.each([
    ["edge", "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"],
    ["chrome", "Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36"],
    ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    ["safari", "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1"],
  ])("names of the browser no more than %s", async (browser, userAgent) => {
    await report({}, "1.0.0.1", userAgent);
    expect(lines).toEqual([{ at: { ...REPORT, browser }, message: "browser error" }]);
  });

  it("drops what the contract does not know", async () => {
    await report({ message: "plum blossoms" });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain("plum");
  });

  it("is limited by address, and for all together", async () => {
    for (let number = 0; number < MOST.forAddress; number += 1) expect(await report()).toBe(200);
    expect(await report()).toBe(429);
    for (let number = MOST.forAddress; number < MOST.forAll; number += 1)
      expect(await report({}, `2.0.${number}.1`)).toBe(200);
    expect(await report({}, "3.0.0.1")).toBe(429);
    expect(lines).toHaveLength(MOST.forAll);
    app.clock.advance(60_000);
    expect(await report({}, "3.0.0.2")).toBe(200);
  });
});
