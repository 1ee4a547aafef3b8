import { api, type Endpoint, operations } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../character-steps.ts";
import { type Person, person } from "../person.ts";
import { LAMP, publishStory } from "../story-steps.ts";
import { idLeaves, type Parts, withLeaf } from "./id-leaves.ts";
import { rows } from "./matrix.ts";
import type { Case } from "./row.ts";
import { ask, makeWorld, type World } from "./world.ts";

/** What ids can refer to; a character is also known by the id of its user. */
const KINDS = ["character", "user", "story"] as const;
type Kind = (typeof KINDS)[number];

/**
 * Every id field of every operation through which a public work is reachable: a new one fails until it is listed here.
 * `guest`: what a person with the work's link gets there, where that differs.
 */
const DOORS: Readonly<Record<string, { guest?: "nothing" | "else" }>> = {
  // The model data of a card is for everybody or for nobody.
  "character characterMaking.exportCard params.id": { guest: "nothing" },
  "character characters.find params.id": {},
  "character images.likeness params.characterId": {},
  "character images.make body.characterId": {},
  // The author's own works, or public ones.
  "character posts.create body.creation.id": { guest: "nothing" },
  "character aiChats.fork params.characterId": {},
  "character aiChats.inspire params.characterId": {},
  "character aiChats.open params.characterId": {},
  "character aiChats.paths params.characterId": {},
  "character aiChats.remember body.characterId": {},
  "character aiChats.setActive body.characterId": {},
  "character aiChats.switchPath params.characterId": {},
  "character aiChats.temporary params.characterId": {},
  "character users.report body.id": {},
  "story posts.create body.creation.id": { guest: "nothing" },
  "story storyReading.buy params.id": {},
  "story storyReading.find params.id": {},
  "story storyReading.start params.id": {},
  "story users.report body.id": {},
  "user characters.ofUser params.userId": {},
  // A card would lead its reader nowhere: people share the link instead.
  "user chats.sendContact body.userId": { guest: "else" },
  "user creators.find params.id": {},
  "user creators.follow params.id": {},
  "user creators.followers params.id": {},
  "user creators.following params.id": {},
  "user creators.works params.id": {},
  "user friends.add query.friendId": {},
  "user friends.block params.userId": {},
  "user friends.find params.friendId": {},
  "user friends.relation params.userId": {},
  "user privateMessages.send body.recvId": {},
  "user scheduledMessages.schedule body.chatId": {},
  "user disappearing.set body.chatId": {},
  "user users.find params.id": {},
  "user users.report body.id": {},
};

/** A work: its ids by kind, and its link. */
interface Work {
  id: number;
  made: number;
  link: string;
}

/** Id ranges per kind do not overlap, so that a number is of one kind only. */
const FIRST: readonly [table: string, id: number][] = [
  ["ai_character", 7_000_000],
  ["app_user", 8_000_000],
  ["story", 9_000_000],
];
const MISSING = 6_000_001;
const chapters = [{ key: "in", title: "Inside", node: "room", price: 20 }];

let world: World;
let author: Person;
let guest: Person;

async function work(kind: Kind, visibility: "private" | "link" | "public"): Promise<Work> {
  if (kind === "story") {
    const sheet = { title: "hidden medlar", chapters };
    const { id, link } = await publishStory(author, { sheet, graph: LAMP, visibility });
    return { id, made: id, link: link ?? "" };
  }
  const { id, userId, link } = await publishCharacter(author, { name: "hidden medlar" }, visibility);
  return { id: kind === "user" ? userId : id, made: id, link: link ?? "" };
}
const works = async (visibility: "private" | "link" | "public"): Promise<Record<Kind, Work>> => ({
  character: await work("character", visibility),
  user: await work("user", visibility),
  story: await work("story", visibility),
});
/** A work shared by link, and a person who has opened it. */
async function opened(kind: Kind): Promise<Work> {
  const made = await work(kind, "link");
  const endpoint = kind === "story" ? api.storyReading.open : api.characters.open;
  await guest.call<typeof api.characters.open | typeof api.storyReading.open>(endpoint, {
    body: { link: made.link },
  });
  return made;
}
async function renewed(kind: Kind): Promise<Work> {
  const made = await opened(kind);
  const endpoint = kind === "story" ? api.stories.renewLink : api.characters.renewLink;
  await author.call<typeof api.characters.renewLink | typeof api.stories.renewLink>(endpoint, {
    params: { id: made.made },
  });
  return made;
}
/** A work shared by link before links became unguessable, as such rows are stored. */
async function ofBefore(kind: Kind): Promise<Work> {
  const made = await work(kind, "link");
  const { db } = world.app.services;
  const table = kind === "story" ? "story" : "ai_character";
  await db.updateTable(table).set({ open_by_id: true }).where("id", "=", made.made).execute();
  if (table === "ai_character")
    await db
      .updateTable("app_user")
      .set({ add_me: "anyone" })
      .where("user_name", "=", `ai:${made.made}`)
      .execute();
  return made;
}

beforeAll(async () => {
  world = await makeWorld();
  for (const [table, id] of FIRST)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id})`.execute(world.app.services.db);
  author = await person(world.app.address, "medlar");
  guest = await person(world.app.address, "guest");
}, 180_000);
afterAll(() => world.close());

/** One id field of one call. */
interface Probe {
  inputPath: string;
  endpoint: Endpoint;
  call: () => Parts | Promise<Parts>;
  leaf: string;
}

const probe = (name: string, endpoint: Endpoint, one: Case<Endpoint>, leaf: string): Probe => ({
  inputPath: `${name} ${leaf}`,
  endpoint,
  call: async () => one.call(world, "stranger"),
  leaf,
});

/** Beyond the rows: the other things that are reported and shown. */
const more: Probe[] = (["character", "story"] as const).flatMap((kind) => [
  {
    inputPath: "users.report body.id",
    endpoint: api.users.report,
    call: () => ({ body: { kind, id: 1, reason: "spam" } }),
    leaf: "body.id",
  },
  {
    inputPath: "posts.create body.creation.id",
    endpoint: api.posts.create,
    call: () => ({ body: { text: "look", creation: { kind, id: 1 } } }),
    leaf: "body.creation.id",
  },
]);

/** Every id field of every operation, in a call that works for a stranger where there is one. */
async function probes(): Promise<Probe[]> {
  const found = new Map<string, Probe>();
  for (const { name, endpoint } of operations()) {
    if (endpoint.bodyKind !== undefined) continue;
    const cases = Object.values(rows.get(name) ?? {});
    const works = cases.filter(({ expect: cells }) => cells.stranger === 200);
    for (const one of [...works, ...cases]) {
      for (const leaf of idLeaves(await one.call(world, "stranger"))) {
        const made = probe(name, endpoint, one, leaf);
        if (!found.has(made.inputPath)) found.set(made.inputPath, made);
      }
    }
  }
  return [...found.values(), ...more];
}

/** A person's answer with this id in the call; numbers and keys in it are masked. */
async function answer(
  { endpoint, call, leaf }: Probe,
  id: number,
  by: Person,
  prepared?: Parts,
): Promise<string> {
  const parts = withLeaf(prepared ?? (await call()), leaf, id);
  const { text } = await ask(world, endpoint, parts, { token: by.tokens.accessToken, file: undefined });
  return text.replaceAll(/\d+/g, "#").replaceAll(/"[\w-]{22,}"/g, '"…"');
}
/** The message of an answer, which tells refusals from each other and from successes. */
const sentence = (text: string): string => /"message":"([^"]*)"/.exec(text)?.[1] ?? text;

interface Door {
  kind: Kind;
  probe: Probe;
  open: string;
}
const doors = new Map<string, Door>();

describe("works by link are not found by counting ids (SEC-1)", () => {
  it("every operation answers an id of one, or of a private one, as it answers an id of nothing", async () => {
    const { stranger } = world.people;
    const hidden = { "by link": await works("link"), private: await works("private") };
    let open = await works("public");
    const differences: string[] = [];
    for (const one of await probes()) {
      // A refused call consumes nothing: one preparation serves all calls that must be refused.
      const parts = await one.call();
      const nothing = await answer(one, MISSING, stranger, parts);
      for (const kind of KINDS) {
        for (const [what, { [kind]: secret }] of Object.entries(hidden)) {
          const text = await answer(one, secret.id, stranger, parts);
          if (text !== nothing)
            differences.push(`${kind} ${what}: ${one.inputPath}: ${text} instead of ${nothing}`);
        }
        const text = await answer(one, open[kind].id, stranger);
        if (text === nothing) continue;
        doors.set(`${kind} ${one.inputPath}`, { kind, probe: one, open: text });
        if (one.endpoint.method !== "GET") open = { ...open, [kind]: await work(kind, "public") };
      }
    }
    expect(differences).toEqual([]);
    expect([...doors.keys()].toSorted()).toEqual(Object.keys(DOORS).toSorted());
  }, 900_000);

  it("whoever has the link comes in by every door, and by none once it is another", async () => {
    for (const [inputPath, { kind, probe, open }] of doors) {
      const nothing = await answer(probe, MISSING, guest);
      const text = await answer(probe, (await opened(kind)).id, guest);
      const { guest: expects } = DOORS[inputPath] ?? {};
      const expected = expects === undefined ? open : { nothing, else: text }[expects];
      expect(sentence(text), inputPath).toBe(sentence(expected));
      if (expects === "else") expect(text, inputPath).not.toBe(nothing);
      expect(await answer(probe, (await renewed(kind)).id, guest), inputPath).toBe(nothing);
    }
  }, 900_000);

  it("one that was shared by its id before answers to it as it did", async () => {
    const { stranger } = world.people;
    for (const [inputPath, { kind, probe, open }] of doors) {
      const text = await answer(probe, (await ofBefore(kind)).id, stranger);
      const nothing =
        DOORS[inputPath]?.guest === "nothing" ? await answer(probe, MISSING, stranger) : undefined;
      expect(sentence(text), inputPath).toBe(sentence(nothing ?? open));
    }
  }, 900_000);
});
