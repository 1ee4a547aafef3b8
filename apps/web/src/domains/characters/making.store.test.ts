import { type CharacterDraft, type CharacterSheet, emptySheet } from "@4d/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { beginWork, changeSheet, makingStore, openWork, publish, save, resolveClash, workBy } = await import(
  "./making.store.ts"
);
const { saveWorkLocally, unsavedWorks } = await import("./local-works.ts");

/** The draft on the server. */
let stored: CharacterDraft;
let online: boolean;
/** The server does the work, but its answer is lost. */
let isDeaf: boolean;
/** What the client does during the next request. */
let meanwhile: (() => void) | null;
let server: Awaited<ReturnType<typeof fakeApi>>;

const draftWith = (sheet: Partial<CharacterSheet>, version: number): CharacterDraft => ({
  id: 12,
  userId: null,
  sheet: { ...emptySheet, ...sheet },
  visibility: "private",
  link: null,
  status: "draft",
  reasons: [],
  version,
  changed: true,
  updatedAt: version,
});
const elsewhere = (part: Partial<CharacterSheet>): void => {
  stored = { ...stored, sheet: { ...stored.sheet, ...part }, version: stored.version + 1 };
};
const step = (key: string) => makingStore.getState().saving[key]?.step;

function change(body: string, version: number) {
  if (version !== stored.version) return { code: 409, message: "changed", data: { draft: stored } };
  const { sheet } = JSON.parse(body) as { sheet: Partial<CharacterSheet> };
  elsewhere(sheet);
  return { code: 200, data: stored };
}

beforeEach(async () => {
  memoryStorage();
  stored = draftWith({}, 1);
  online = true;
  isDeaf = false;
  meanwhile = null;
  const begun = new Set<unknown>();
  server = await fakeApi(({ method, path, headers, body }) => {
    if (!online) return "cut";
    meanwhile?.();
    meanwhile = null;
    if (method === "PUT") {
      const answer = change(body, Number(headers["if-match"]));
      return isDeaf ? "cut" : answer;
    }
    if (path.endsWith("/submit")) return { code: 200, data: { ...stored, status: "published", userId: 90 } };
    if (method === "POST") {
      if (!begun.has(headers["idempotency-key"]))
        elsewhere((JSON.parse(body) as { sheet: Partial<CharacterSheet> }).sheet);
      begun.add(headers["idempotency-key"]);
      return isDeaf ? "cut" : { code: 200, data: stored };
    }
    return { code: 200, data: stored };
  });
  signIn({ accessToken: tokenFor(7), refreshToken: "r" });
});
afterEach(async () => {
  signOut();
  await server.close();
});

describe("working on a character (CHAR-1)", () => {
  it("creates a draft at the first change, once, by its key", async () => {
    const key = beginWork();
    await save(key);
    expect(server.seen).toHaveLength(0);
    changeSheet(key, { name: "阿九" });
    await save(key);
    expect(server.seen[0]?.headers["idempotency-key"]).toBe(key);
    expect(workBy(key)).toMatchObject({ id: 12, version: 2 });
    changeSheet(key, { tagline: "修表的" });
    await save(key);
    expect(server.seen.at(-1)?.method).toBe("PUT");
    expect(JSON.parse(server.seen.at(-1)?.body ?? "")).toEqual({ sheet: { tagline: "修表的" } });
    expect(step(key)).toBe("saved");
    expect(unsavedWorks()).toEqual({});
  });

  it("saves what was written and cleared while the draft was created", async () => {
    const key = beginWork({ name: "阿九", tagline: "修表的" });
    meanwhile = () => changeSheet(key, { name: "阿九九", tagline: "" });
    await save(key);
    expect(step(key)).toBe("saved");
    expect(stored.sheet).toMatchObject({ name: "阿九九", tagline: "" });
  });

  it("recognises its own changes when the answer to a creation or a change was lost", async () => {
    const key = beginWork();
    for (const name of ["阿", "阿九", "阿九九"]) {
      isDeaf = true;
      changeSheet(key, { name });
      await save(key);
      expect(step(key)).toBe("offline");
      isDeaf = false;
      changeSheet(key, { name: `${name}师傅` });
      await save(key);
      expect(step(key)).toBe("saved");
      expect(stored.sheet.name).toBe(`${name}师傅`);
    }
    expect(unsavedWorks()).toEqual({});
  });

  it("stores unfinished lines on the device and sends only finished ones", async () => {
    await openWork("c12");
    const half = { ask: "你是谁?", answer: "" };
    changeSheet("c12", { name: "阿九", examples: [half] });
    await save("c12");
    expect(stored.sheet).toMatchObject({ name: "阿九", examples: [] });
    expect(workBy("c12")?.sheet.examples).toEqual([half]);
    expect(unsavedWorks().c12?.sheet.examples).toEqual([half]);
  });

  it("opens what an older version stored, and sends nothing of the fields that are new since", async () => {
    await openWork("c12");
    online = false;
    changeSheet("c12", { name: "阿九" });
    await save("c12");
    const work = unsavedWorks().c12;
    if (work === undefined) throw new Error("nothing was stored");
    const older = ({ writing: _, ...sheet }: CharacterSheet) => sheet as CharacterSheet;
    saveWorkLocally("c12", { ...work, sent: null, base: older(work.base), sheet: older(work.sheet) });
    makingStore.setState({ works: {}, saving: {} });
    await openWork("c12");
    expect(workBy("c12")?.sheet).toEqual({ ...emptySheet, name: "阿九" });
    online = true;
    elsewhere({ writing: { model: "poet" } });
    await openWork("c12");
    expect(workBy("c12")?.sheet.writing).toEqual({ model: "poet" });
    await save("c12");
    expect(stored.sheet).toMatchObject({ name: "阿九", writing: { model: "poet" } });
    expect(step("c12")).toBe("saved");
  });

  it("stores changes without a network, and sends them when there is one", async () => {
    await openWork("c12");
    online = false;
    changeSheet("c12", { name: "阿九" });
    await save("c12");
    expect(step("c12")).toBe("offline");
    expect(unsavedWorks().c12?.sheet.name).toBe("阿九");
    online = true;
    await save("c12");
    expect(stored.sheet.name).toBe("阿九");
    expect(unsavedWorks()).toEqual({});
  });

  it("merges changes of two devices in different fields without asking", async () => {
    await openWork("c12");
    elsewhere({ tagline: "修表的狐狸先生" });
    changeSheet("c12", { name: "阿九" });
    await save("c12");
    expect(stored.sheet).toMatchObject({ name: "阿九", tagline: "修表的狐狸先生" });
    expect(workBy("c12")?.sheet.tagline).toBe("修表的狐狸先生");
  });

  it("asks about fields that both changed, and saves the choice", async () => {
    await openWork("c12");
    elsewhere({ name: "小九", tagline: "远方的" });
    changeSheet("c12", { name: "阿九", tagline: "近处的" });
    await save("c12");
    const saving = makingStore.getState().saving.c12;
    expect(saving).toMatchObject({ step: "clash", fields: ["name", "tagline"] });
    expect(stored.sheet.name).toBe("小九");
    await resolveClash("c12", ["tagline"]);
    expect(stored.sheet).toMatchObject({ name: "阿九", tagline: "远方的" });
    expect(step("c12")).toBe("saved");
  });

  it("does not publish unsaved changes, and says why", async () => {
    stored = { ...stored, status: "published" };
    await openWork("c12");
    online = false;
    changeSheet("c12", { name: "阿九" });
    expect(await publish("c12", "link")).toMatchObject({ code: 0 });
    online = true;
    elsewhere({ name: "小九" });
    expect(await publish("c12", "link")).toMatchObject({ code: 409 });
    expect(step("c12")).toBe("clash");
    expect(server.seen.some(({ path }) => path.endsWith("/submit"))).toBe(false);
  });

  it("publishes saved changes", async () => {
    await openWork("c12");
    changeSheet("c12", { name: "阿九" });
    expect(await publish("c12", "link")).toBeNull();
    const [, change, submit] = server.seen;
    expect([change?.method, submit?.path]).toEqual(["PUT", "/api/character/12/submit"]);
    expect(workBy("c12")).toMatchObject({ status: "published", userId: 90 });
  });
});
