import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { discardConflict, loadSystemSettings, pendingConflict, saveSystemSettings, systemSettingsStore } =
  await import("./system-settings.store.ts");

let server: Awaited<ReturnType<typeof fakeApi>>;
let held: { revision: number; announcement: string; registration: string; ai: object };

beforeEach(async () => {
  held = { revision: 4, announcement: "", registration: "open", ai: {} };
  memoryStorage();
  server = await fakeApi(({ method, body }) => {
    if (method === "GET") return { code: 200, data: held };
    const { revision, ...change } = JSON.parse(body) as { revision: number };
    if (revision !== held.revision) return { code: 409, message: "old" };
    held = { ...held, ...change, revision: revision + 1 };
    return { code: 200, data: held };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  await loadSystemSettings();
});
afterEach(async () => {
  signOut();
  await server.close();
});

const typed = () => pendingConflict(systemSettingsStore.getState())?.view;

it("keeps what was typed when somebody else saved meanwhile, and saves it after a look", async () => {
  held = { ...held, revision: 5, registration: "closed" };
  expect(await saveSystemSettings({ announcement: "mine" })).toMatchObject({ code: 409 });
  expect(systemSettingsStore.getState().view).toMatchObject({ revision: 5, announcement: "" });
  expect(typed()).toMatchObject({ revision: 5, announcement: "mine", registration: "closed" });
  expect(await saveSystemSettings({ announcement: "mine" })).toBeNull();
  expect(held).toMatchObject({ revision: 6, announcement: "mine", registration: "closed" });
  expect(typed()).toBeUndefined();
});

it("lets go what was typed on settings that changed again, and when another form is opened", async () => {
  held = { ...held, revision: 5 };
  await saveSystemSettings({ announcement: "mine" });
  held = { ...held, revision: 6 };
  await loadSystemSettings();
  expect(typed()).toBeUndefined();
  held = { ...held, revision: 7 };
  await saveSystemSettings({ announcement: "mine" });
  expect(typed()).toMatchObject({ announcement: "mine" });
  discardConflict();
  expect(typed()).toBeUndefined();
});
