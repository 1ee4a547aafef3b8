import { api, type Endpoint, requestOf } from "@4d/contract";
import { banUser } from "../../domains/auth/index.ts";
import { publishCharacter } from "../character-steps.ts";
import { logIn, type Person, person } from "../person.ts";
import { publishStory } from "../story-steps.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestSocket } from "../test-socket.ts";
import type { ActorName, People, PersonName } from "./actors.ts";
import { numbered } from "./numbered.ts";

/** Texts that outsiders must not read; the matrix searches every answer for them. */
export const SECRET = {
  /** Between two people who are not actors. */
  private: "quince-between-zoe-and-anna",
  /** In the group, while the former member was there. */
  early: "plum-before-he-left",
  /** In the group, after the former member left. */
  late: "cherry-after-he-left",
  /** The name of zoe's works by link; no actor has their link. */
  byLink: "medlar-by-link",
};

/** What the anonymous actor has instead of a person. */
const NOBODY = "anonymous";

/** A prepared world: people with their roles, one standing group, and messages to try things on. */
export interface World {
  app: TestApp;
  people: People;
  /** Friend of all actors but `stranger` and `administrator`; blocks `blocked`. Belongs to no group. */
  anna: Person;
  annaSocket: TestSocket;
  /** Friend of anna alone; asks before befriending; blocks `blocked` too. */
  zoe: Person;
  /** A plain member of every group, below the managers. */
  tom: Person;
  /** Friend of all actors, member of no group. */
  gus: Person;
  /** The standing group. */
  group: number;
  /** Message ids: one for every secret, and what each actor wrote before blocks and removals. */
  secrets: { private: number; early: number; late: number };
  toAnna: Record<PersonName, number>;
  inGroup: Record<PersonName, { edit: number; recall: number }>;
  close(): Promise<void>;
}

export const tokenOf = (world: World, actor: ActorName): string | undefined =>
  actor === NOBODY ? undefined : world.people[actor].tokens.accessToken;

/** The person behind an actor; anna stands in for the anonymous one when a call needs an id. */
export const personOf = (world: World, actor: ActorName): Person =>
  actor === NOBODY ? world.anna : world.people[actor];

/** Whether the actor can act at all: has an account that still works. */
export const isActive = (actor: ActorName): actor is PersonName => actor !== NOBODY && actor !== "banned";

/** Whether the actor is anna's friend and can act. */
export const isFriend = (actor: ActorName): actor is PersonName =>
  isActive(actor) && actor !== "stranger" && actor !== "administrator";

/** Another session of this actor, on a terminal of its own. */
export const freshSession = (world: World, actor: PersonName): Promise<Person> =>
  actor === "administrator"
    ? logIn(world.app.address, "admin", 2, "admin-secret")
    : logIn(world.app.address, world.people[actor].name, 2);

/** The whole answer to a call, also as text to search for secrets. */
export async function ask(
  world: World,
  endpoint: Endpoint,
  parts: Parameters<typeof requestOf>[1],
  sent: { token: string | undefined; file: Buffer | undefined },
): Promise<{ code: number; data: unknown; text: string }> {
  const { url, headers, body } = requestOf(endpoint, parts);
  const { content, type } = payload(endpoint, body, sent.file);
  const response = await fetch(`${world.app.address}/api${url}`, {
    method: endpoint.method,
    headers: { ...type, ...(sent.token === undefined ? {} : { accessToken: sent.token }), ...headers },
    ...(content === undefined ? {} : { body: content }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`HTTP ${response.status} from ${url}`);
  const { code, data } = JSON.parse(text) as { code: number; data: unknown };
  return { code, data, text };
}

function payload(endpoint: Endpoint, body: unknown, file: Buffer | undefined) {
  if (endpoint.bodyKind === "multipart") {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(file ?? Buffer.from("tea"))]), "note.png");
    return { content: form, type: {} };
  }
  if (endpoint.bodyKind === "bytes") {
    return {
      content: new Uint8Array(file ?? Buffer.from("tea")),
      type: { "content-type": "application/octet-stream" },
    };
  }
  if (body === undefined) return { content: undefined, type: {} };
  return { content: JSON.stringify(body), type: { "content-type": "application/json" } };
}

const say = async (from: Person, to: Person, content: string) =>
  (await from.call(api.privateMessages.send, { body: { recvId: to.id, content, type: 0 } })).id;

export const write = async (from: Person, groupId: number, content: string): Promise<number> =>
  (await from.call(api.groupMessages.send, { body: { groupId, content, type: 0 } })).id;

/** Sends anna a message as the actor; for an actor who cannot, the id of somebody else's message. */
export const ownToAnna = async (world: World, actor: ActorName): Promise<number> =>
  isFriend(actor) ? say(world.people[actor], world.anna, "said by me") : world.secrets.private;

async function settle(people: People, groupId: number): Promise<void> {
  const { owner, manager, muted, former } = people;
  await owner.call(api.groups.setRole, { body: { groupId, userId: manager.id, role: "admin" } });
  await owner.call(api.groups.mute, { body: { groupId, userId: muted.id, until: null } });
  await owner.call(api.groups.removeMembers, { body: { groupId, userIds: [former.id] } });
}

async function createWorldGroup(people: People, tom: Person): Promise<number> {
  const { owner, manager, member, muted, blocked, former, banned } = people;
  const friendIds = [manager, member, muted, blocked, former, banned, tom].map((one) => one.id);
  return (await owner.call(api.groups.create, { body: { name: "Sunday hike", friendIds } })).id;
}

/** A disposable group of the same people in the same roles; with a repeated name it would be the same group. */
export async function freshGroup(world: World): Promise<number> {
  const { banned: _, ...rest } = world.people;
  const friendIds = [rest.manager, rest.member, rest.muted, rest.blocked, rest.former, world.tom].map(
    (one) => one.id,
  );
  const { id } = await rest.owner.call(api.groups.create, {
    body: { name: numbered("Used up "), friendIds },
  });
  await settle(world.people, id);
  return id;
}

async function makePeople(
  app: TestApp,
): Promise<{ people: People; others: Pick<World, "anna" | "zoe" | "tom" | "gus"> }> {
  const names = ["stranger", "former", "blocked", "muted", "banned", "member", "manager", "owner"] as const;
  const made: Partial<People> = { administrator: await logIn(app.address, "admin", 0, "admin-secret") };
  for (const name of names) made[name] = await person(app.address, name);
  const others = {
    anna: await person(app.address, "anna"),
    zoe: await person(app.address, "zoe"),
    tom: await person(app.address, "tom"),
    gus: await person(app.address, "gus"),
  };
  for (const one of [others.anna, others.tom, others.gus]) {
    await one.call(api.users.setPrivacy, { body: { addMe: "anyone" } });
  }
  // All names are assigned above; the compiler cannot see it through the loop.
  return { people: made as People, others };
}

async function befriendAll(
  people: People,
  { anna, zoe, tom, gus }: Pick<World, "anna" | "zoe" | "tom" | "gus">,
): Promise<void> {
  const add = (one: Person, other: Person) => one.call(api.friends.add, { query: { friendId: other.id } });
  for (const [name, one] of Object.entries(people)) {
    await add(one, gus);
    if (name === "stranger" || name === "administrator") continue;
    await add(one, anna);
    if (one === people.owner) await add(one, tom);
    else {
      await one.call(api.users.setPrivacy, { body: { addMe: "anyone" } });
      await add(people.owner, one);
      await one.call(api.users.setPrivacy, { body: { addMe: "approval" } });
    }
  }
  await add(zoe, anna);
}

const mapped = async <V>(
  people: People,
  value: (one: Person, name: PersonName) => Promise<V>,
): Promise<Record<PersonName, V>> => {
  const entries: [string, V][] = [];
  for (const [name, one] of Object.entries(people))
    entries.push([name, await value(one, name as PersonName)]);
  return Object.fromEntries(entries) as Record<PersonName, V>;
};

const OUTSIDERS: readonly PersonName[] = ["stranger", "administrator"];

/** Builds the world once: thirteen accounts, whose password hashing is what takes time. */
export async function makeWorld(): Promise<World> {
  const app = await startTestApp();
  const { people, others } = await makePeople(app);
  const { anna, zoe } = others;
  await befriendAll(people, others);
  await publishCharacter(zoe, { name: SECRET.byLink }, "link");
  await publishStory(zoe, { sheet: { title: SECRET.byLink }, visibility: "link" });
  const group = await createWorldGroup(people, others.tom);
  const privateSecret = await say(zoe, anna, SECRET.private);
  const early = await write(people.owner, group, SECRET.early);
  const toAnna = await mapped(people, async (one, name) =>
    OUTSIDERS.includes(name) ? privateSecret : say(one, anna, `before ${name}`),
  );
  const inGroup = await mapped(people, async (one, name) => {
    const own = async () => (OUTSIDERS.includes(name) ? early : write(one, group, `early ${name}`));
    return { edit: await own(), recall: await own() };
  });
  await settle(people, group);
  const late = await write(people.owner, group, SECRET.late);
  await people.owner.call(api.groupMessages.pin, { params: { id: late }, body: { on: true } });
  for (const one of [anna, zoe]) await one.call(api.friends.block, { params: { userId: people.blocked.id } });
  await banUser(app.services, { userId: people.banned.id, reason: "spam", until: null });
  const secrets = { private: privateSecret, early, late };
  const annaSocket = await anna.connect();
  // The matrix may take longer than the timeout of a silent socket.
  const beating = setInterval(() => annaSocket.send({ cmd: 1, data: {} }), 20_000);
  const close = () => {
    clearInterval(beating);
    return app.close();
  };
  return { app, people, ...others, annaSocket, group, secrets, toAnna, inGroup, close };
}
