import { afterAll, beforeAll, expect, it } from "vitest";
import type { Services } from "../../platform/services.ts";
import { contextOf } from "../../testing/context-of.ts";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { watchedServices } from "../../testing/watched-services.ts";
import { rankPosts } from "./rank-posts.ts";
import { insertRank } from "./ranks.repository.ts";
import { publishRanks, rankFor } from "./ranks.ts";
import { showFeed } from "./show-feed.ts";

// Nothing is ranked in the background here.
let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

/** A ranking made by another node without an announcement. */
const made = (list: string, generation: number, ...post_ids: number[]) =>
  insertRank(app.services.db, { list, generation, post_ids, reasons: post_ids.map(() => "fresh") });
const forgotten = (list: string, generation: number) =>
  app.services.db
    .deleteFrom("feed_rank")
    .where("list", "=", list)
    .where("generation", "=", generation)
    .execute();
const newest = async (services: Services, list: "story" | "craft" | "image") =>
  (await rankFor(services, list, undefined))?.generation;

it("there is nothing to show before the first ranking", async () => {
  const { services } = app;
  const ctx = contextOf(services, 1);
  const input = { mode: "image", limit: 10, cursor: undefined } as const;
  expect(await showFeed({ ctx, input })).toEqual({ items: [], nextCursor: null });
  expect(await newest(app.services, "image")).toBeUndefined();
});

it("a new ranking is shown once it is announced, or a minute after the last look", async () => {
  const { services, seen } = watchedServices(app.services);
  await made("story", 1, 11);
  expect(await newest(services, "story")).toBe(1);
  await made("story", 2, 12);
  app.clock.advance(60_000);
  expect(await newest(services, "story")).toBe(1);
  expect(seen.reads).toBe(2);
  app.clock.advance(1);
  expect(await newest(services, "story")).toBe(2);
  await made("story", 3, 13);
  services.bus.publish("stale", "of something else");
  expect(await newest(services, "story")).toBe(2);
  publishRanks(services);
  expect(await newest(services, "story")).toBe(3);
  await made("story", 4, 14);
  services.bus.publish("missed", null);
  expect(await newest(services, "story")).toBe(4);
});

it("one that could not be read is asked for again", async () => {
  const { services, seen } = watchedServices(app.services);
  await made("craft", 1, 21);
  seen.isDown = true;
  await expect(rankFor(services, "craft", undefined)).rejects.toThrow("the database is away");
  seen.isDown = false;
  expect(await newest(services, "craft")).toBe(1);
  publishRanks(services);
  seen.isDown = true;
  await expect(rankFor(services, "craft", undefined)).rejects.toThrow("the database is away");
  publishRanks(services);
  seen.isDown = false;
  expect(await newest(services, "craft")).toBe(1);
});

it("one that is read stays in memory, sixty-four of them; one that is missing may come", async () => {
  const { services, seen } = watchedServices(app.services);
  expect(await rankFor(services, "craft", 100)).toMatchObject({ generation: 1 });
  for (let generation = 100; generation < 164; generation += 1) await made("craft", generation, generation);
  for (let generation = 100; generation < 164; generation += 1)
    expect(await rankFor(services, "craft", generation)).toMatchObject({ post_ids: [generation] });
  await forgotten("craft", 101);
  const before = seen.reads;
  expect(await rankFor(services, "craft", 101)).toMatchObject({ post_ids: [101] });
  expect(seen.reads).toBe(before);
  await rankFor(services, "craft", 100);
  expect(seen.reads).toBe(before);
  await made("craft", 164, 164);
  await rankFor(services, "craft", 164);
  await rankFor(services, "craft", 102);
  expect(seen.reads).toBe(before + 1);
  await rankFor(services, "craft", 100);
  expect(seen.reads).toBe(before + 2);
});

it("of two rankings made in one moment the later is the newer, and both can be read on", async () => {
  await app.services.db.deleteFrom("feed_rank").execute();
  await rankPosts(app.services);
  const first = (await rankFor(app.services, "recommended", undefined))?.generation ?? 0;
  await rankPosts(app.services);
  expect(await rankFor(app.services, "recommended", undefined)).toMatchObject({ generation: first + 1 });
  expect(await rankFor(app.services, "recommended", first)).toMatchObject({ generation: first });
});

it("rankings of the last hour stay, and older ones go once their list has a newer", async () => {
  const minutesAgo = (minutes: number) => app.clock.now() - minutes * 60_000;
  await app.services.db.deleteFrom("feed_rank").execute();
  await made("story", minutesAgo(61), 1);
  await made("story", minutesAgo(59), 2);
  await made("image", minutesAgo(180), 3);
  await made("of no list any more", minutesAgo(180), 4);
  await rankPosts(app.services);
  const rows = await app.services.db.selectFrom("feed_rank").select(["list", "generation"]).execute();
  const saved = rows.map(({ list, generation }) => `${list} ${(app.clock.now() - generation) / 60_000}`);
  const now = ["recommended", "character", "story", "image", "craft"].map((list) => `${list} 0`);
  expect(saved.toSorted()).toEqual([...now, "story 59", "of no list any more 180"].toSorted());
});
