import { api, type PostVisibility } from "@4d/contract";
import { expect } from "vitest";
import type { Person } from "../person.ts";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import { isActive, isFriend, personOf, SECRET, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);

const post = (who: Person, visibility: PostVisibility = "public", text = "a pear tree") =>
  who.call(api.posts.create, { body: { text, visibility } });
const at = (id: number) => ({ params: { id } });

/** A post of zoe's, who blocks one of the actors. */
const zoes =
  (visibility: PostVisibility = "public", text?: string) =>
  async (world: World) =>
    at((await post(world.zoe, visibility, text)).id);
/** A post of anna's, for friends alone. */
const annas = async (world: World) => at((await post(world.anna, "friends")).id);
const mine = async (world: World, actor: ActorName) => at((await post(own(world, actor))).id);

/** What zoe wrote under a post, both zoe's own; blocked people see neither. */
async function zoesComment(world: World) {
  const { id } = await post(world.zoe);
  const said = await world.zoe.call(api.comments.write, { ...at(id), body: { text: "ripe" } });
  return at(said.id);
}
const open = loggedIn(200, { blocked: 404 });
const nobody = loggedIn(404);
/** Anna's friends who are not blocked. */
const forFriends = loggedIn(200, { blocked: 404, stranger: 404, administrator: 404 });

const acting = {
  "a public one": { call: zoes(), expect: open },
  "one for friends": { call: annas, expect: forFriends },
  "a private one": { call: zoes("private"), expect: nobody },
};
const tapping = {
  "a public one": {
    call: async (world: World) => ({ ...(await zoes()(world)), body: { on: true } }),
    expect: open,
  },
  "a private one": {
    call: async (world: World) => ({ ...(await zoes("private")(world)), body: { on: true } }),
    expect: nobody,
  },
};

export const postsRows: RowsOf<typeof api.posts> = {
  create: {
    "of mine": { call: () => ({ body: { text: "a pear tree" } }), expect: loggedIn(200) },
    "with a clip of somebody else's chat": {
      call: (world) => ({
        body: { clip: { chatId: `p:${world.anna.id}`, ids: [world.secrets.private] } },
      }),
      expect: loggedIn(404),
    },
    "made from what I may not see": {
      call: async (world) => ({
        body: { text: "mine now", remixOf: (await zoes("private", SECRET.private)(world)).params.id },
      }),
      expect: loggedIn(404),
    },
  },
  find: {
    ...acting,
    "one for friends": {
      ...acting["one for friends"],
      effect: ({ actor }) => expect(isFriend(actor)).toBe(true),
    },
  },
  update: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), body: { title: "A pear" } }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.title).toBe("A pear"),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes()(world)), body: { title: "hacked" } }),
      expect: nobody,
    },
  },
  remove: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes(), expect: nobody },
  },
  like: tapping,
  save: tapping,
  share: { "a public one": acting["a public one"], "a private one": acting["a private one"] },
  play: { "a public one": acting["a public one"], "a private one": acting["a private one"] },
  lineage: { "a public one": acting["a public one"], "a private one": acting["a private one"] },
  mine: {
    "only mine": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ world, actor, data }) =>
        expect(data.items.every((one) => one.author.id === personOf(world, actor).id)).toBe(true),
    },
  },
  liked: { "what I like": { call: () => ({}), expect: loggedIn(200) } },
};

export const commentsRows: RowsOf<typeof api.comments> = {
  list: {
    "of a public one": { call: zoes(), expect: open },
    "of a private one": { call: zoes("private"), expect: nobody },
  },
  replies: { "of a public one": { call: zoesComment, expect: open } },
  write: {
    "under a public one": {
      call: async (world) => ({ ...(await zoes()(world)), body: { text: "ripe" } }),
      expect: open,
    },
    "under one for friends": {
      call: async (world) => ({ ...(await annas(world)), body: { text: "ripe" } }),
      expect: forFriends,
    },
    "under a private one": {
      call: async (world) => ({ ...(await zoes("private")(world)), body: { text: "ripe" } }),
      expect: nobody,
    },
  },
  like: {
    "under a public one": {
      call: async (world) => ({ ...(await zoesComment(world)), body: { on: true } }),
      expect: open,
    },
  },
  remove: {
    "somebody else's under her own post": { call: zoesComment, expect: loggedIn(403) },
    mine: {
      async call(world, actor) {
        const { id } = await post(world.tom);
        const body = { text: numbered("ripe ") };
        return at((await own(world, actor).call(api.comments.write, { ...at(id), body })).id);
      },
      expect: loggedIn(200),
    },
    "under my post": {
      async call(world, actor) {
        const { id } = await post(own(world, actor));
        return at((await world.tom.call(api.comments.write, { ...at(id), body: { text: "spam" } })).id);
      },
      expect: loggedIn(200),
    },
  },
};

const collectionOf = async (who: Person) =>
  at((await who.call(api.collections.create, { body: { name: "trees" } })).id);

export const collectionsRows: RowsOf<typeof api.collections> = {
  list: { mine: { call: () => ({}), expect: loggedIn(200) } },
  create: { mine: { call: () => ({ body: { name: "trees" } }), expect: loggedIn(200) } },
  rename: {
    mine: {
      call: async (world, actor) => ({ ...(await collectionOf(own(world, actor))), body: { name: "woods" } }),
      expect: loggedIn(200),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await collectionOf(world.gus)), body: { name: "woods" } }),
      expect: nobody,
    },
  },
  remove: {
    mine: { call: (world, actor) => collectionOf(own(world, actor)), expect: loggedIn(200) },
    "somebody else's": { call: (world) => collectionOf(world.gus), expect: nobody },
  },
  saved: {
    mine: { call: () => ({}), expect: loggedIn(200) },
    "of somebody else's collection": {
      call: async (world) => ({ query: { collectionId: (await collectionOf(world.gus)).params.id } }),
      expect: nobody,
    },
  },
};
