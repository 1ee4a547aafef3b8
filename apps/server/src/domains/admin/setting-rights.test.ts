import {
  type AdminPermission,
  type AdminSettingsChange,
  type AdminSettingsView,
  api,
  SETTING_RIGHTS,
} from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readSettings, settingsRevision, writeSettings } from "../settings/index.ts";
import { mayChangeSetting } from "./admin.policy.ts";

type Parts = Record<string, unknown>;
const grantees: AdminPermission[][] = [
  ["admin:settings"],
  ["admin:settings", "admin:money"],
  ["admin:settings", "admin:users"],
  ["admin:settings", "admin:reports"],
];

let app: TestApp;
let admin: Person;
let helpers: { permissions: AdminPermission[]; who: Person }[];
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  helpers = [];
  for (const [at, permissions] of grantees.entries()) {
    const { id, name } = await person(app.address, `helper${at}`);
    await admin.call(api.adminPeople.setRoles, { params: { userId: id }, body: { roles: [], permissions } });
    helpers.push({ permissions, who: await logIn(app.address, name) });
  }
});
afterAll(() => app.close());

const show = () => admin.call(api.adminSettings.show);

/** Values that are not a number, a switch or a list of words. */
const others: Parts = {
  registration: "approval",
  announcement: "changed",
  "webrtc.iceServers": [{ urls: "turn:elsewhere.example", username: "u", credential: "c" }],
  allowedOrigins: ["https://elsewhere.example"],
  "capsules.timeZone": "Pacific/Kiritimati",
  "capsules.checkIn": [900, 5, 8, 8, 10, 10, 20],
  "capsules.packages": [{ id: "c1", paid: 1_000_000, bonus: 0, amount: 1 }],
  "capsules.adHosts": ["elsewhere.example"],
  "capsules.ads": [{ id: "a", title: { zh: "广", en: "Ad" }, lines: [{ zh: "看", en: "Look" }] }],
  "ai.baseUrl": "https://elsewhere.example/v1",
  "ai.imageBaseUrl": "https://elsewhere.example/v1",
  "ai.ttsBaseUrl": "https://elsewhere.example/v1",
};

function anotherValue(path: string, value: unknown): unknown {
  if (path in others) return others[path];
  if (path.startsWith("limits.paces.")) return 1000;
  if (typeof value === "number") return value === 0 ? 1 : value - 1;
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? [...(value as unknown[]), "elsewhere"] : "elsewhere";
}

/** Settings the console cannot change yet. */
const unnamed = /^limits\.(images|modelImages|imageJobs)|^capsules\.(discovery|creator)\.|^ai\.keysFor$/;

/**
 * The change of one setting, with its whole group, as clients send it. @returns undefined when clients cannot set it.
 */
function changeOf(view: AdminSettingsView, path: string): Omit<AdminSettingsChange, "revision"> | undefined {
  const [group = "", ...steps] = path.split(".");
  if (unnamed.test(path)) return undefined;
  if (group === "ai") return { ai: { [steps.join(".")]: anotherValue(path, undefined) } };
  const groups: Parts = structuredClone({ ...view });
  if (steps.length === 0) return { [group]: anotherValue(path, groups[group]) };
  let part = groups[group] as Parts;
  for (const step of steps.slice(0, -1)) part = part[step] as Parts;
  const last = steps.at(-1) ?? "";
  part[last] = anotherValue(path, part[last]);
  return { [group]: groups[group] };
}

describe("the right to settings reaches nothing that has a right of its own (SEC-1)", () => {
  const paths = Object.keys(SETTING_RIGHTS);

  it("for every setting and every seat at the desk", async () => {
    const { services } = app;
    const seen = { 200: 0, 403: 0 };
    const view = await show();
    const before = await readSettings(services);
    for (const path of paths) {
      const change = changeOf(view, path);
      if (change === undefined) continue;
      // Each of the many rate limits is tried by the helper without other rights only.
      for (const { permissions, who } of path.startsWith("limits.paces.") ? helpers.slice(0, 1) : helpers) {
        const expected = mayChangeSetting({ roles: [], permissions }, SETTING_RIGHTS[path] ?? "admin")
          ? 200
          : 403;
        const body = { revision: await settingsRevision(services), ...change };
        const code = await codeOf(who.call(api.adminSettings.change, { body }));
        expect(code, `${path} by ${permissions.join()}`).toBe(expected);
        seen[expected] += 1;
        const after = await readSettings(services);
        if (expected === 403) expect(after, path).toEqual(before);
        else expect(after, path).not.toEqual(before);
        if (expected === 200) await writeSettings(services, before);
      }
    }
    expect(seen[403]).toBeGreaterThan(100);
    expect(seen[200]).toBeGreaterThan(70);
  }, 300_000);

  it("says which setting it is, and what is missing", async () => {
    const [settingsAlone] = helpers;
    const { revision, capsules } = await show();
    const body = { revision, capsules: { ...capsules, signUp: 1000 }, announcement: "half" };
    await expect(settingsAlone?.who.call(api.adminSettings.change, { body })).rejects.toMatchObject({
      code: 403,
      data: { field: "capsules.signUp" },
      message: expect.stringContaining("“价格与奖励”权限") as string,
    });
    expect((await show()).announcement).not.toBe("half");
  });

  it("a key cannot be guessed by sending it, and the path of an address is not shown", async () => {
    const [settingsAlone] = helpers;
    const { revision } = await show();
    const ai = { baseUrl: "https://models.example/account-7/v1", apiKey: "sk-secret" };
    const now = await admin.call(api.adminSettings.change, { body: { revision, ai } });
    if (settingsAlone === undefined) throw new Error("nobody sits there");
    const guess = { revision: now.revision, ai: { apiKey: "sk-secret" } };
    expect(await codeOf(settingsAlone.who.call(api.adminSettings.change, { body: guess }))).toBe(403);
    expect((await settingsAlone.who.call(api.adminSettings.show)).ai.baseUrl).toBe("https://models.example");
    expect((await show()).ai.baseUrl).toBe(ai.baseUrl);
  });
});
