import { api, MessageType } from "@4d/contract";
import { sql } from "kysely";
import { publishCharacter } from "../character-steps.ts";
import { putTogether } from "../craft-steps.ts";
import { befriend, type Person, person } from "../person.ts";
import { posted, uploadPicture } from "../square-steps.ts";
import { publishStory, startRun, takeSteps, writeStory } from "../story-steps.ts";
import type { TestApp } from "../test-app.ts";

/** A person whose account will be deleted, a friend who stays, and a third. */
export interface ThreePeople {
  deletedPerson: Person;
  stayer: Person;
  third: Person;
}

/** Words of the deleted person that must be nowhere afterwards. */
export const NOWHERE = [
  "answered-alone",
  "to-my-character",
  "to-a-friends-character",
  "kept-file",
  "a-draft-nobody-read",
] as const;

async function numbered(app: TestApp, id: number, name: string): Promise<Person> {
  await sql`select setval(pg_get_serial_sequence('app_user', 'id'), ${id - 1})`.execute(app.services.db);
  const one = await person(app.address, name);
  if (one.id !== id) throw new Error("somebody else came first");
  return one;
}

/** Three people under numbers that occur nowhere else. */
export async function threePeople(app: TestApp): Promise<ThreePeople> {
  const deletedPerson = await numbered(app, 7_770_077, "leaver7770077");
  const stayer = await numbered(app, 6_660_066, "stayer");
  const third = await numbered(app, 9_990_099, "third");
  return { deletedPerson, stayer, third };
}

/** Stores a text file. @returns its address. */
export async function uploadText(app: TestApp, who: Person, words: string): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([words]), `${words.slice(0, 20)}.txt`);
  const response = await fetch(`${app.address}/api/file/upload`, {
    method: "POST",
    headers: { accessToken: who.tokens.accessToken },
    body: form,
  });
  const { data } = (await response.json()) as { data: string };
  return data;
}

const say = (from: Person, to: number, content: string, type: number = MessageType.TEXT) =>
  from.call(api.privateMessages.send, { body: { recvId: to, content, type } });

async function chats(app: TestApp, { deletedPerson: leaver, stayer, third }: ThreePeople): Promise<void> {
  await befriend(leaver, stayer);
  await befriend(leaver, third);
  await befriend(stayer, third);
  await leaver.call(api.friends.setRemark, { body: { friendId: stayer.id, remark: "remark@leaver" } });
  await stayer.call(api.friends.setRemark, { body: { friendId: leaver.id, remark: "my own remark" } });
  await say(leaver, stayer.id, "said-to-a-friend@leaver");
  await say(stayer, leaver.id, "said back");
  const content = async (words: string) =>
    JSON.stringify({ name: "a.txt", size: 9, url: await uploadText(app, leaver, words) });
  await say(leaver, stayer.id, await content("sent-file@leaver"), MessageType.FILE);
  await uploadText(app, leaver, "kept-file@leaver");
  const face = await uploadPicture(app.address, leaver, { width: 50, height: 50 });
  const group = await leaver.call(api.groups.create, {
    body: { name: "Sunday@leaver", headImage: face.originUrl, friendIds: [stayer.id, third.id] },
  });
  await leaver.call(api.groups.create, { body: { name: "Alone", friendIds: [stayer.id] } });
  await leaver.call(api.groups.modify, { body: { id: group.id, remarkNickName: "me@leaver" } });
  for (const who of [leaver, stayer])
    await who.call(api.groupMessages.send, {
      body: { groupId: group.id, content: `hello all@${who.name}`, type: MessageType.TEXT },
    });
}

/** An AI reply that only the person whose account is deleted saw, as stored. */
async function answered(
  app: TestApp,
  { deletedPerson: leaver }: ThreePeople,
  characterId: number,
): Promise<void> {
  const { db } = app.services;
  const { rows } = await sql<{ id: number }>`
    insert into ai_turn (character_id, user_id, group_id, asked_id, status, created_at)
    values (${characterId}, ${leaver.id}, 0, 1, 'done', 1) returning id`.execute(db);
  await sql`
    insert into ai_variant (turn_id, place, text, provenance, created_at)
    values (${rows[0]?.id}, 0, 'answered-alone@leaver', 'builtin', 1)`.execute(db);
}

/** A published story that its author edits again: imported as ink, and rejected by a review. */
async function redrafted({ services: { db } }: TestApp, storyId: number): Promise<void> {
  await sql`
    update story set source = 'ink', ink = 'ink@leaver', reasons = '["reasons@leaver"]', tags = '{tags@leaver}'
    where id = ${storyId}`.execute(db);
}

async function works(app: TestApp, { deletedPerson: leaver, stayer, third }: ThreePeople): Promise<void> {
  const picture = await uploadPicture(app.address, leaver, { width: 60, height: 40 });
  const body = { id: leaver.id, nickName: "Mei@leaver", headImage: picture.originUrl };
  await leaver.call(api.users.update, { body });
  const character = await publishCharacter(leaver, { name: "Yao", tagline: "tagline@leaver" });
  await answered(app, { deletedPerson: leaver, stayer, third }, character.id);
  await say(leaver, character.userId, "to-my-character@leaver");
  const another = await publishCharacter(stayer, { name: "Lin" });
  await say(leaver, another.userId, "to-a-friends-character@leaver");
  const hers = await posted(stayer);
  const mine = await posted(leaver, { text: "post@leaver" });
  await leaver.call(api.posts.like, { params: { id: hers.id }, body: { on: true } });
  await stayer.call(api.posts.like, { params: { id: mine.id }, body: { on: true } });
  await leaver.call(api.creators.follow, { params: { id: stayer.id }, body: { on: true } });
  await stayer.call(api.creators.follow, { params: { id: leaver.id }, body: { on: true } });
  await leaver.call(api.comments.write, {
    params: { id: hers.id },
    headers: { "idempotency-key": "comment-0001" },
    body: { text: "comment@leaver" },
  });
  const story = await publishStory(leaver, { sheet: { title: "read@leaver" } });
  const { id, choices } = await startRun(stayer, story.id);
  await takeSteps(stayer, id, choices.length, 0);
  await redrafted(app, story.id);
  await writeStory(leaver, { sheet: { title: "a-draft-nobody-read@leaver" } });
  await putTogether(leaver, "水+火");
  await leaver.call(api.capsules.checkIn, { body: null });
  await leaver.call(api.users.report, {
    body: { kind: "user", id: stayer.id, reason: "spam", text: "report@leaver" },
  });
}

/** Everything people do that leaves something of them with others. */
export async function liveTogether(app: TestApp, people: ThreePeople): Promise<void> {
  await chats(app, people);
  await works(app, people);
}
