import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { publishStory } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mei, ann, ben] = (await addablePeople(app, "mei", "ann", "ben")) as [Person, Person, Person];
});
afterAll(() => app.close());

const post = (who: Person, kind: "character" | "story", id: number) =>
  who.call(api.posts.create, { body: { text: "look", creation: { kind, id } } });
/** What opens the creation of a post, on its page and on its card, as somebody sees them. */
async function linksOf(who: Person, id: number) {
  const page = await who.call(api.posts.find, { params: { id } });
  const { items } = await who.call(api.feed.page, { query: { mode: "newest" } });
  return [page.creation?.link, items.find((one) => one.id === id)?.creation?.link];
}

it("a post of its author's own opens a work by link, and follows it to a new link", async () => {
  const character = await publishCharacter(mei, {}, "link");
  const story = await publishStory(mei, { visibility: "link" });
  const shown = [
    { made: await post(mei, "character", character.id), link: character.link },
    { made: await post(mei, "story", story.id), link: story.link },
  ];
  for (const { made, link } of shown) expect(await linksOf(ann, made.id)).toEqual([link, link]);
  const [of, ofStory] = shown;
  await ann.call(api.characters.open, { body: { link: of?.link ?? "" } });
  await ann.call(api.storyReading.open, { body: { link: ofStory?.link ?? "" } });
  expect(await codeOf(ann.call(api.characters.find, { params: { id: character.id } }))).toBe(200);
  const { link } = await mei.call(api.characters.renewLink, { params: { id: character.id } });
  expect(await linksOf(ben, of?.made.id ?? 0)).toEqual([link, link]);
});

it("nobody else's post opens it, and no post opens what is private or public", async () => {
  const { id } = await publishCharacter(mei);
  const made = { anns: await post(ann, "character", id), meis: await post(mei, "character", id) };
  expect(await linksOf(ben, made.meis.id)).toEqual([undefined, undefined]);
  const become = async (visibility: "link" | "private") => {
    const { version } = await mei.call(api.characters.draft, { params: { id } });
    const headers = { "if-match": version };
    return mei.call(api.characters.submit, { params: { id }, headers, body: { visibility } });
  };
  const { link } = await become("link");
  expect(await linksOf(ben, made.anns.id)).toEqual([undefined, undefined]);
  expect(await linksOf(ben, made.meis.id)).toEqual([link, link]);
  await become("private");
  expect(await linksOf(ben, made.meis.id)).toEqual([undefined, undefined]);
});
