import { api, requestOf } from "@4d/contract";
import { expect, it } from "vitest";
import { startPeopleApp } from "../../testing/people-app.ts";

const HSTS = "strict-transport-security";

it("tells browsers to come by TLS alone with every answer, where they come by TLS at all", async () => {
  for (const [address, received] of [
    ["https://chat.example", "max-age=31536000; includeSubDomains"],
    ["http://chat.example", undefined],
  ] as const) {
    const app = await startPeopleApp({ PUBLIC_URL: address });
    const { endpoint, url } = requestOf(api.auth.registration);
    const envelope = await app.http.inject({ method: endpoint.method, url: `/api${url}` });
    expect(envelope.json()).toMatchObject({ code: 200 });
    expect(envelope.headers[HSTS]).toBe(received);
    for (const path of ["/api/nothing", "/nothing"])
      expect((await app.http.inject(path)).headers[HSTS]).toBe(received);
    await app.close();
  }
});

it("gives nobody for ever to send what he began", async () => {
  const app = await startPeopleApp();
  const { headersTimeout, requestTimeout } = app.http.server;
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
  expect(requestTimeout).toBe(15 * 60_000);
  await app.close();
});

it("lets pages run nothing but our own scripts, and those make one policy of trusted types", async () => {
  const app = await startPeopleApp();
  const said = String((await app.http.inject("/nothing")).headers["content-security-policy"]).split(";");
  for (const rule of [
    "script-src 'self' 'wasm-unsafe-eval'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types four-d",
  ])
    expect(said).toContain(rule);
  await app.close();
});
