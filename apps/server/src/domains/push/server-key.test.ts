import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
});
