import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { serverKey } from "./server-key.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const stored = () =>
  app.services.db.selectFrom("setting").select("value").where("name", "=", "vapid").executeTakeFirst();

describe("the key of web push", () => {
  it("is made once, the same on every node, and lies sealed (MSG-16)", async () => {
    const other = await app.anotherNode();
    const [one, two] = await Promise.all([serverKey(app.services), serverKey(other.services)]);
    expect(Buffer.from(one.publicKey, "base64url")).toHaveLength(65);
    expect(two.publicKey).toBe(one.publicKey);
    const { d = "" } = one.signing.export({ format: "jwk" });
    expect(d).toHaveLength(43);
    const row = await stored();
    expect(row?.value).toMatch(/^sealed:v1:/);
    expect(String(row?.value)).not.toContain(d);
  });

  it("is made anew where the operator has given the key that sealed it up for lost, and not before", async () => {
    const one = (environment: Record<string, string>) => {
      const config = readConfig({ NODE_ENV: "test", SETTINGS_KEY: "another key for tests", ...environment });
      return { ...app.services, config };
    };
    await serverKey(app.services);
    const before = await stored();
    await expect(serverKey(one({}))).rejects.toThrow(/does not open with this SETTINGS_KEY/);
    expect(await stored()).toEqual(before);
    await serverKey(one({ SETTINGS_KEY_LOST: "on" }));
    expect(await stored()).not.toEqual(before);
  });
});
