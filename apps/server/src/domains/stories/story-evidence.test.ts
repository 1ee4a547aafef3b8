import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import {
  ending,
  importStory,
  LAMP,
  node,
  publishDraft,
  publishStory,
  way,
} from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { storiesInReview } from "./index.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mei, ann] = await addablePeople(app, "mei", "ann");
}, 60_000);
afterAll(() => app.close());

/** The evidence for the review of a story. */
async function judged(id: number): Promise<string> {
  const [one] = await storiesInReview(app.services, 1, id);
  return JSON.stringify(one?.evidence);
}

it("a story is judged by all that is read of it, what was found before the rest", async () => {
  const cast = [{ key: "a", name: "守灯人", avatar: "", characterId: 0 }];
  const long = Array.from({ length: 11 }, (_, at) => ({
    ...node(`long${at}`, "长".repeat(2000), [way("往回走", "hall")]),
    title: `很长的一段 ${at}`,
  }));
  const den = { ...ending("den", "来一局赌博"), endingName: "输光了" };
  const graph = { ...LAMP, cast, nodes: [...LAMP.nodes, ...long, den] };
  const chapters = [{ key: "one", title: "第一章的名字", node: "room", price: 20 }];
  const { id, status } = await publishStory(mei, { graph, sheet: { intro: "讲一盏灯", chapters } });
  expect(status).toBe("review");
  const evidence = await judged(id);
  for (const words of [
    "讲一盏灯",
    "第一章的名字",
    "守灯人",
    "很长的一段 0",
    "往回走",
    "来一局赌博",
    "输光了",
  ])
    expect(evidence).toContain(words);
  expect(evidence.indexOf("来一局赌博")).toBeLessThan(evidence.indexOf("守灯人"));
  expect(evidence.length).toBeLessThan(21_000);
}, 60_000);

it("a story of ink is judged, and reported, by its words", async () => {
  const write = async (text: string) => {
    const { draft } = await importStory(app, mei, "ink", `${text}\n* [左] -> END\n* [右] -> END\n`);
    const { version } = await mei.call(api.stories.update, {
      params: { id: draft.id },
      headers: { "if-match": draft.version },
      body: { sheet: { title: "墨" } },
    });
    return publishDraft(mei, { id: draft.id, version });
  };
  const waiting = await write("从前有人赌博。");
  expect(waiting.status).toBe("review");
  expect(await judged(waiting.id)).toContain("从前有人赌博。");
  const { id } = await write("从前有一座灯塔。");
  await ann.call(api.users.report, { body: { kind: "story", id, reason: "spam" } });
  const { evidence } = await app.services.db
    .selectFrom("report")
    .select("evidence")
    .where("target_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({ text: expect.stringContaining("从前有一座灯塔。") as string });
}, 60_000);
