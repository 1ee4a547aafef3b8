import { api, UserType } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { ensureStarterPosts } from "./ensure-starter-posts.ts";
import { STARTER_AUTHORS } from "./starters/index.ts";

const all = STARTER_AUTHORS.flatMap(({ posts }) => posts);

describe("the starter posts (starter-content §5)", () => {
  let app: TestApp;
  let mei: Person;
  beforeAll(async () => {
    app = await startTestApp({ STARTER_CONTENT: "on" });
    await app.app.starters;
    [mei] = await addablePeople(app, "mei");
    // Seventy pictures are painted, while other tests compete for the processor.
  }, 400_000);
  afterAll(() => app.close());

  const rows = () => app.services.db.selectFrom("post").selectAll().orderBy("id").execute();

  it("are in discover, signed by our own characters, labelled, with no like invented", async () => {
    const { items } = await mei.call(api.feed.page, { query: { limit: 50 } });
    expect(items).toHaveLength(40);
    for (const card of items) {
      expect(card.author.type).toBe(UserType.CHARACTER);
      expect(card.aiLabel).toBe("builtin");
      expect(card.why?.reason).toBe("official");
      expect(Object.values(card.figures)).toEqual([0, 0, 0, 0, 0, 0]);
      if (card.kind !== "note") expect(card.cover?.width).toBeGreaterThan(0);
    }
    expect(items.filter((card) => card.creation?.playable)).toHaveLength(STARTER_AUTHORS.length);
    // Each author at most once in ten, and there are twelve.
    expect(new Set(items.slice(0, 10).map((card) => card.author.id)).size).toBe(10);
  });

  it("have pictures that say they are made by a machine", async () => {
    const { items } = await mei.call(api.feed.page, { query: { mode: "image", limit: 50 } });
    const cover = items[0]?.cover;
    for (const url of [cover?.url, cover?.thumbUrl]) {
      const picture = await fetch(`${app.address}${url}`);
      expect(picture.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await picture.arrayBuffer()).toString("latin1")).toContain("TC260:AIGC");
    }
  });

  it("are brought once, renewed in a new version, and stay away when taken away", async () => {
    const before = await rows();
    await Promise.all([ensureStarterPosts(app.services), ensureStarterPosts(app.services)]);
    expect(await rows()).toEqual(before);
    const [first, second] = before;
    const { db } = app.services;
    await db
      .updateTable("post")
      .set({ text: "older" })
      .where("id", "=", first?.id ?? 0)
      .execute();
    await db
      .updateTable("post")
      .set({ removed_at: 1 })
      .where("id", "=", second?.id ?? 0)
      .execute();
    await db
      .updateTable("starter_post")
      .set({ digest: "older" })
      .where("post_id", "in", [first?.id ?? 0, second?.id ?? 0])
      .execute();
    await ensureStarterPosts(app.services);
    const after = await rows();
    expect(after[0]?.text).toBe(first?.text);
    expect(after[1]?.removed_at).toBe(1);
    expect(after).toHaveLength(before.length);
  }, 120_000);

  it("pass the word list", async () => {
    const { moderation } = await readSettings(app.services);
    for (const post of all)
      expect(judgeText(`${post.title}\n${post.text}`, moderation), post.key).toMatchObject({ level: "safe" });
  });
});
