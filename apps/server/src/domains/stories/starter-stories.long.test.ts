import { api } from "@4d/contract";
import { STARTER_STORIES } from "@4d/story/starters";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startRun, takeSteps } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { ensureStarters } from "../characters/index.ts";
import { judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { ensureStarterStories } from "./ensure-starter-stories.ts";

let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
  await ensureStarters(app.services);
  await ensureStarterStories(app.services);
  [mei] = await addablePeople(app, "mei");
  // Some fifty pictures are painted, while other tests compete for the processor.
}, 400_000);
afterAll(() => app.close());

const listed = async () => (await mei.call(api.storyReading.browse, {})).items;
const rows = () =>
  app.services.db.selectFrom("story").select(["id", "live_version", "updated_at"]).orderBy("id").execute();

describe("the starter stories (starter-content §4)", () => {
  it("are there for everybody, in the order they are offered, painted, and told by our characters", async () => {
    const found = await listed();
    expect(found.map(({ title }) => title)).toEqual(STARTER_STORIES.map(({ title }) => title));
    for (const one of found) {
      expect(one).toMatchObject({ visibility: "public", chapters: [], readers: 0, isMine: false });
      expect(one.author.nickName).toBe("四次元");
      expect(one.cast.length).toBeGreaterThan(0);
      for (const { characterId, name } of one.cast) {
        const character = await mei.call(api.characters.find, { params: { id: characterId } });
        expect(character.name).toBe(name);
      }
      const cover = await fetch(app.address + one.cover);
      expect(cover.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await cover.arrayBuffer()).toString("latin1")).toContain("TC260:AIGC");
    }
  });

  it("are read to an ending, with a picture at every node", async () => {
    for (const { id } of await listed()) {
      let run = await startRun(mei, id);
      const script = await mei.call(api.storyReading.script, { params: { id: run.id } });
      expect(script.graph?.nodes.every(({ background }) => background.startsWith("/files/"))).toBe(true);
      for (let step = 0; run.state === "going" && step < 300; step += 1) {
        const choice = step % 3;
        run = await takeSteps(mei, run.id, step, choice).then(
          (done) => done.run,
          async () => (await takeSteps(mei, run.id, step, 0)).run,
        );
      }
      expect(run.state).toBe("ending");
      expect(run.endings).toHaveLength(1);
    }
  }, 120_000);

  it("are brought once, renewed when they changed, and stay away when they were taken away", async () => {
    const before = await rows();
    await Promise.all([ensureStarterStories(app.services), ensureStarterStories(app.services)]);
    expect(await rows()).toEqual(before);
    const [last, removed] = before;
    const change = app.services.db.updateTable("story");
    await change
      .set({ starter: "older" })
      .where("id", "=", last?.id ?? 0)
      .execute();
    await change
      .set({ removed_at: 1, starter: "older" })
      .where("id", "=", removed?.id ?? 0)
      .execute();
    await ensureStarterStories(app.services);
    const after = await rows();
    expect(after.map(({ live_version: version }) => version)).toEqual([2, 1, 1, 1, 1]);
    expect(await listed()).toHaveLength(before.length - 1);
  }, 120_000);

  it("have nothing to hide from the word list", async () => {
    const { moderation } = await readSettings(app.services);
    for (const story of STARTER_STORIES)
      expect(judgeText(JSON.stringify(story), moderation), story.title).toMatchObject({ level: "safe" });
  });
});
