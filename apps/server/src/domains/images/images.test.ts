import { aiLabelOf } from "@4d/cards";
import { api, type ImageJob } from "@4d/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { befriend, logIn, type Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepFiles } from "../files/index.ts";
import { writeSettings } from "../settings/index.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const jobOf = (id: number, who = mei) => who.call(api.images.job, { params: { id } });
async function painted(body: Parameters<typeof asked>[0], who = mei): Promise<ImageJob> {
  const { id } = await asked(body, who);
  await app.app.imageWorker.settled();
  return jobOf(id, who);
}
const asked = (
  body: {
    prompt: string;
    negative?: string;
    ratio?: "1:1" | "3:4" | "9:16";
    count?: number;
    seed?: number;
    characterId?: number;
  },
  who = mei,
  key?: string,
) =>
  who.call(api.images.make, { body, ...(key === undefined ? {} : { headers: { "idempotency-key": key } }) });
const bytesOf = async (url: string) =>
  new Uint8Array(await (await fetch(`${app.address}${url}`)).arrayBuffer());
const events = (who: Person) =>
  signalsTo(app, who.id, 5).filter((one) => (one as { type: string }).type === "image.job");

describe("without an image model", () => {
  it("paints four pictures at their true size, labelled in view and in the file, and tells how far it is", async () => {
    const job = await painted({ prompt: "黎明的山", count: 4, seed: 700 });
    expect(job).toMatchObject({ status: "done", by: "builtin", cost: 0, made: 4, trouble: null, seed: 700 });
    expect(job.pictures.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
    expect(new Set(job.pictures.map(({ seed }) => seed)).size).toBe(4);
    const [first] = job.pictures;
    const png = await bytesOf(first?.url ?? "");
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 768, height: 1024 });
    expect(aiLabelOf(png)).toEqual({ producer: "四次元 程序绘制", id: `image-${job.id}-0` });
    expect(first).toMatchObject({ by: "builtin", width: 768, height: 1024 });
    expect((await bytesOf(first?.thumbUrl ?? "")).length).toBeLessThanOrEqual(30 * 1024);
    const mine = events(mei).filter((one) => (one as { jobId: number }).jobId === job.id);
    expect(mine.at(0)).toMatchObject({ status: "running", made: 0 });
    expect(mine.at(-1)).toMatchObject({ status: "done", made: 4 });
  });

  it("paints the same picture for the same wish and seed, and near ones for a variation", async () => {
    const [one, other] = [
      await painted({ prompt: "海 灯塔", seed: 1240, ratio: "1:1" }),
      await painted({ prompt: "海 灯塔", seed: 1240, ratio: "1:1" }, ann),
    ];
    const pixels = async ({ pictures }: ImageJob) =>
      sharp(await bytesOf(pictures[0]?.url ?? ""))
        .raw()
        .toBuffer();
    expect((await pixels(one)).equals(await pixels(other))).toBe(true);
    const { id } = await mei.call(api.images.vary, { params: { id: one.pictures[0]?.id ?? 0 }, body: {} });
    await app.app.imageWorker.settled();
    const varied = await jobOf(id);
    expect(varied).toMatchObject({ prompt: "海 灯塔", ratio: "1:1", status: "done", made: 4 });
    expect(varied.pictures.map(({ seed }) => Math.floor(seed / 100))).toEqual([12, 12, 12, 12]);
  });

  it("asks once for 64 requests of one key, and refuses another wish under it", async () => {
    const input = { prompt: "竹林", ratio: "1:1" as const };
    const answers = await Promise.all(Array.from({ length: 64 }, () => asked(input, ann, "once-and-only")));
    await app.app.imageWorker.settled();
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await ann.call(api.images.mine, {})).items).toHaveLength(1);
    expect(await codeOf(asked({ prompt: "别的" }, ann, "once-and-only"))).toBe(409);
  });

  it("paints after a character as its author describes it", async () => {
    const sheet = { name: "银铃", description: "银发 短发 围巾" };
    const { id: characterId } = await publishCharacter(ann, sheet);
    const job = await painted({ prompt: "海边 日落", characterId, ratio: "1:1" });
    expect(job).toMatchObject({ status: "done", character: { id: characterId, name: "银铃" } });
    expect(await mei.call(api.images.likeness, { params: { characterId } })).toMatchObject({
      looks: "银铃 银发 短发 围巾",
    });
  });

  it("says which words may not be painted, and paints nothing", async () => {
    await writeSettings(app.services, { moderation: { block: ["坏东西"] } });
    const job = await asked({ prompt: "一张坏 东西的画" });
    expect(job).toMatchObject({ status: "blocked", trouble: "words", found: ["坏东西"], pictures: [] });
    expect(await codeOf(mei.call(api.images.enhance, { body: { prompt: "坏东西" } }))).toBe(422);
    expect((await mei.call(api.images.terms, {})).underWay).toBe(0);
  });

  it("judges what is not wanted and how somebody looks too: a model is told all of it", async () => {
    const { id: characterId } = await publishCharacter(mei, { name: "银铃", description: "一副坏 样子" });
    await writeSettings(app.services, { moderation: { block: ["坏样子", "坏名字"] } });
    for (const body of [{ negative: "雾\n坏名字" }, { characterId }])
      expect(await asked({ prompt: "海边", ...body })).toMatchObject({ status: "blocked", trouble: "words" });
    expect(await painted({ prompt: "海边", negative: "雾", ratio: "1:1" })).toMatchObject({ status: "done" });
  });
});

describe("what is asked for", () => {
  it("is bounded by the day and at once", async () => {
    await writeSettings(app.services, { limits: { imagesPerDay: 3, imageJobsAtOnce: 1 } });
    try {
      const first = asked({ prompt: "山", ratio: "1:1", count: 2 });
      const second = codeOf(asked({ prompt: "海", ratio: "1:1" }));
      expect([(await first).made, await second]).toEqual([0, 429]);
      await app.app.imageWorker.settled();
      const { today } = await mei.call(api.images.terms, {});
      expect(today.builtin).toEqual({ left: 1, most: 3 });
      expect(await codeOf(asked({ prompt: "山", count: 2 }))).toBe(429);
      app.clock.advance(86_400_000);
      const tomorrow = await logIn(app.address, mei.name);
      expect((await painted({ prompt: "山", ratio: "1:1", count: 2 }, tomorrow)).status).toBe("done");
    } finally {
      await writeSettings(app.services, { limits: {} });
    }
  });

  it("is listed page by page, the latest first, for its person alone", async () => {
    const made: number[] = [];
    for (const prompt of ["一", "二", "三"]) made.push((await painted({ prompt, ratio: "1:1" })).id);
    const first = await mei.call(api.images.mine, { query: { limit: 2 } });
    expect(first.items.map(({ id }) => id)).toEqual([made[2], made[1]]);
    const rest = await mei.call(api.images.mine, { query: { limit: 2, cursor: first.nextCursor ?? "" } });
    expect(rest.items.map(({ id }) => id)).toEqual([made[0]]);
    expect(rest.nextCursor).toBeNull();
    expect((await ann.call(api.images.mine, {})).items).toEqual([]);
    expect(await codeOf(mei.call(api.images.mine, { query: { cursor: "x" } }))).toBe(422);
  });

  it("can be cancelled while it waits or is painted; what is ready stays", async () => {
    const { id } = await asked({ prompt: "雨夜霓虹城市", count: 4 });
    const cancelled = await mei.call(api.images.cancel, { params: { id } });
    expect(cancelled.status).toBe("cancelled");
    expect(cancelled.pictures).toHaveLength(cancelled.made);
    expect(await codeOf(ann.call(api.images.cancel, { params: { id } }))).toBe(404);
    await app.app.imageWorker.settled();
    expect(await jobOf(id)).toEqual(cancelled);
  });
});

describe("deleting", () => {
  it("takes a picture's file away, and keeps one that was sent", async () => {
    await befriend(mei, ann);
    const { pictures } = await painted({ prompt: "山", ratio: "1:1", count: 2 });
    const [sentPicture, removedPicture] = pictures;
    app.clock.advance(1000);
    const { url, thumbUrl, width, height } = sentPicture ?? { url: "", thumbUrl: "", width: 0, height: 0 };
    const content = JSON.stringify({ originUrl: url, thumbUrl, width, height });
    await mei.call(api.privateMessages.send, { body: { recvId: ann.id, content, type: 1 } });
    for (const one of pictures) await mei.call(api.images.remove, { params: { id: one.id } });
    app.clock.advance(1000);
    await sweepFiles(app.services);
    expect((await fetch(`${app.address}${url}`)).status).toBe(200);
    expect((await fetch(`${app.address}${removedPicture?.url}`)).status).toBe(404);
    expect((await mei.call(api.images.mine, {})).items).toEqual([]);
    expect(await codeOf(mei.call(api.images.remove, { params: { id: sentPicture?.id ?? 0 } }))).toBe(404);
  });

  it("of a whole job waits until it is over", async () => {
    const { id } = await asked({ prompt: "雪山", count: 4 });
    expect(await codeOf(mei.call(api.images.forget, { params: { id } }))).toBe(409);
    await app.app.imageWorker.settled();
    const { pictures } = await jobOf(id);
    await mei.call(api.images.forget, { params: { id } });
    expect(await codeOf(jobOf(id))).toBe(404);
    app.clock.advance(1000);
    await sweepFiles(app.services);
    expect((await fetch(`${app.address}${pictures[0]?.url}`)).status).toBe(404);
  });
});

it("makes a prompt richer without a model", async () => {
  const richer = await mei.call(api.images.enhance, { body: { prompt: "山" } });
  expect(richer.by).toBe("builtin");
  expect(richer.prompt).toMatch(/^山，.+/u);
});
