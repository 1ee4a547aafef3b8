import { describe, expect, it } from "vitest";
import { startPeopleApp } from "../../testing/people-app.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openRawSocket } from "../../testing/test-socket.ts";

type Headers = Record<string, string>;

const SITE = "https://chat.example:9443";
/** The headers a proxy passes on of a request to SITE; some proxies drop more than they should. */
const asAsked: Headers = { host: "chat.example:9443" };
const portless: Headers = { host: "chat.example" };
const renamed: Headers = { host: "127.0.0.1:8080" };
const forwarding = (host: string): Headers => ({ ...renamed, "x-forwarded-host": host });

async function opens(app: TestApp, origin: string, headers: Headers): Promise<boolean> {
  try {
    await (await openRawSocket(app.address, { ...headers, origin })).close();
    return true;
  } catch (error) {
    expect(String(error)).toContain("refused with 403");
    return false;
  }
}

async function withApp(environment: Headers, act: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp(environment);
  try {
    await act(app);
  } finally {
    await app.close();
  }
}

describe("a page of ours opens a socket whatever the proxy before us left of its address", () => {
  it("knows the host it was asked by, with or without the port that the scheme has anyhow", () =>
    withApp({}, async (app) => {
      expect(await opens(app, SITE, asAsked)).toBe(true);
      expect(await opens(app, "https://chat.example", portless)).toBe(true);
      expect(await opens(app, "https://chat.example", { host: "Chat.Example:443" })).toBe(true);
      expect(await opens(app, "http://chat.example", { host: "chat.example:80" })).toBe(true);
      // Some native clients name the socket's own scheme.
      expect(await opens(app, "wss://chat.example:9443", asAsked)).toBe(true);
      expect(await opens(app, "https://[2001:db8::1]:9443", { host: "[2001:db8::1]:9443" })).toBe(true);
    }));

  it("knows PUBLIC_URL behind a proxy that drops the port or names itself", () =>
    withApp({ PUBLIC_URL: `${SITE}/` }, async (app) => {
      for (const headers of [portless, renamed, forwarding("elsewhere.example")]) {
        expect(await opens(app, SITE, headers)).toBe(true);
        expect(await opens(app, "wss://chat.example:9443", headers)).toBe(true);
      }
    }));

  it("knows the forwarded host, the last where there are several, of a proxy that is trusted", () =>
    withApp({ TRUST_PROXY: "loopback" }, async (app) => {
      expect(await opens(app, SITE, forwarding("chat.example:9443"))).toBe(true);
      expect(await opens(app, SITE, forwarding("other.example, chat.example:9443"))).toBe(true);
      expect(await opens(app, "https://chat.example", forwarding("chat.example:443"))).toBe(true);
    }));
});

describe("a page of somebody else opens none", () => {
  const hostile = [
    "https://evil.example",
    "https://evil.example:9443",
    "https://chat.example.evil.example:9443",
    "https://evilchat.example:9443",
    "https://chat.example:9444",
    "https://chat.example:9443@evil.example",
    "https://evil.example/https://chat.example:9443",
    "https://evil.example#chat.example:9443",
    "null",
    "file://",
  ];

  it("whatever it calls itself, however much is known of our address", () =>
    withApp({ PUBLIC_URL: SITE, TRUST_PROXY: "on" }, async (app) => {
      for (const origin of hostile) {
        for (const headers of [asAsked, portless, renamed, forwarding("chat.example:9443")])
          expect([origin, await opens(app, origin, headers)]).toEqual([origin, false]);
      }
      // The site with TLS is not the same origin without it, nor on its default port.
      expect(await opens(app, "http://chat.example:9443", renamed)).toBe(false);
      expect(await opens(app, "https://chat.example", renamed)).toBe(false);
    }));

  it("by a forwarded host that nobody trusted wrote", () =>
    withApp({ TRUST_PROXY: "10.0.0.0/8" }, async (app) => {
      expect(await opens(app, SITE, forwarding("chat.example:9443"))).toBe(false);
      expect(await opens(app, "https://evil.example", forwarding("evil.example"))).toBe(false);
    }));

  it("by what it slipped before the word of the proxy, or by a host that is none", () =>
    withApp({ TRUST_PROXY: "1" }, async (app) => {
      const evil = "https://evil.example";
      for (const host of [
        "evil.example, chat.example:9443",
        "chat.example@evil.example",
        "x/evil.example",
        "evil.example/",
        "evil.example?",
        "evil.example,",
        "",
      ])
        expect([host, await opens(app, evil, forwarding(host))]).toEqual([host, false]);
    }));
});

it("gives pages of others no leave to read what the API answers", async () => {
  const app = await startPeopleApp({ PUBLIC_URL: SITE, TRUST_PROXY: "loopback" });
  const asked = await app.http.inject({
    method: "OPTIONS",
    url: "/api/register/state",
    headers: { ...portless, origin: "https://evil.example", "x-forwarded-host": "chat.example:9443" },
  });
  expect(asked.headers["access-control-allow-origin"]).toBeUndefined();
  expect(asked.headers.vary).toContain("Origin");
  await app.close();
});
