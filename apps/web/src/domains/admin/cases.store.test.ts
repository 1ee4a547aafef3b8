import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { cases, caseStore, loadCase, releaseCase } = await import("./cases.store.ts");

let server: Awaited<ReturnType<typeof fakeApi>>;
let refuses: boolean;
let holder: { id: number; name: string } | null;

beforeEach(async () => {
  refuses = false;
  holder = { id: 2, name: "梅子" };
  memoryStorage();
  server = await fakeApi(({ method, path }) => {
    if (method === "DELETE") {
      if (refuses) return { code: 403, message: "not yours" };
      holder = null;
      return { code: 200 };
    }
    if (path.endsWith("/5")) return { code: 200, data: { id: 5, claimedBy: holder } };
    return { code: 200, data: { items: [], nextCursor: null } };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  await loadCase(5);
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("shows a case as it stands once it was given back", async () => {
  expect(await releaseCase(5)).toBeNull();
  expect(caseStore.getState().page).toMatchObject({ id: 5, claimedBy: null });
  await vi.waitFor(() => expect(cases.store.getState().state).toBe("ready"));
});

it("tells why a case was not given back", async () => {
  refuses = true;
  expect(await releaseCase(5)).toMatchObject({ code: 403, message: "not yours" });
  expect(caseStore.getState().page).toMatchObject({ id: 5, claimedBy: { id: 2 } });
});
