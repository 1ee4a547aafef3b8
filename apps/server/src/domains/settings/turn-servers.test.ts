import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { manualClock } from "../../testing/manual-clock.ts";
import { turnServers } from "./show-config.ts";

const environment = { TURN_URL: "turn:a.example:3478,turns:a.example:443", TURN_SECRET: "north-secret" };
const clock = manualClock(1_800_000_000_000);

it("gives everybody relay credentials of his own that expire (CALL-5, W9)", () => {
  const servers = turnServers({ config: readConfig(environment), clock }, 12);
  const username = `${1_800_000_000 + 6 * 3600}:12`;
  const credential = createHmac("sha1", "north-secret").update(username).digest("base64");
  expect(servers).toEqual([
    { urls: "turn:a.example:3478", username, credential },
    { urls: "turns:a.example:443", username, credential },
  ]);
  expect(turnServers({ config: readConfig(environment), clock }, 13)[0]?.credential).not.toBe(credential);
});

it("gives none where there is no relay, and refuses half a setting", () => {
  expect(turnServers({ config: readConfig({}), clock }, 12)).toEqual([]);
  expect(() => readConfig({ TURN_URL: "turn:a.example:3478" })).toThrow("TURN_SECRET is missing");
  expect(() => readConfig({ TURN_URL: "http://a.example", TURN_SECRET: "north-secret" })).toThrow("TURN_URL");
  expect(() => readConfig({ LIVEKIT_URL: "wss://a.example" })).toThrow("LIVEKIT_API_KEY is missing");
});
