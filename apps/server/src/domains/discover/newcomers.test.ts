import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addablePeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { rankPosts } from "./index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Everybody posts in turn, so the last one's post is the newest; tokens have expired meanwhile. */
async function post(people: readonly Person[]): Promise<void> {
  for (const who of people) await posted(await logIn(app.address, who.name));
}

/** The authors in places reserved for newcomers, as a reader sees them after a new ranking. */
async function newcomers(reader: Person): Promise<number[]> {
  app.clock.advance(1000);
  await rankPosts(app.services);
  const who = await logIn(app.address, reader.name);
  const { items } = await who.call(api.feed.page, { query: { mode: "recommended", limit: 50 } });
  return items.flatMap(({ author, why }) => (why?.reason === "newcomer" ? [author.id] : []));
}

it("keeps a place for somebody for two weeks from their first post, whatever they post later", async () => {
  const known = await addablePeople(app, "k1", "k2", "k3", "k4", "k5", "k6");
  const [fresh, reader] = await addablePeople(app, "fresh", "reader");
  await post(known);
  app.clock.advance(2 * HOUR);
  await post([fresh]);
  app.clock.advance(14 * DAY - HOUR);
  await post([fresh, ...known]);
  expect(await newcomers(reader)).toEqual([fresh.id]);
  app.clock.advance(2 * HOUR);
  await post([fresh, ...known]);
  expect(await newcomers(reader)).toEqual([]);
});
