import { api } from "@4d/contract";
import { expect } from "vitest";
import type { Person } from "../person.ts";
import type { ActorName } from "./actors.ts";
import { loggedIn } from "./actors.ts";
import { cachedId } from "./cached-id.ts";
import type { RowsOf } from "./row.ts";
import { isActive, personOf, type World } from "./world.ts";

const own = (world: World, actor: ActorName) => (isActive(actor) ? personOf(world, actor) : world.zoe);

const newBook = (who: Person) => who.call(api.books.create, { body: { name: "quince" } });
const newCharacter = (who: Person) => who.call(api.characters.create, { body: {} });
/** A book and a character of zoe's, which others are refused: an account may not have one for each actor and row. */
const zoesBook = (world: World) => cachedId(world, "lorebook", () => newBook(world.zoe));
const zoesCharacter = (world: World) => cachedId(world, "of a lorebook", () => newCharacter(world.zoe));
const mine = async (world: World, actor: ActorName) => ({
  params: { id: (await newBook(own(world, actor))).id },
});
const zoes = async (world: World) => ({ params: { id: await zoesBook(world) } });
const myCharacter = (world: World, actor: ActorName) =>
  isActive(actor)
    ? cachedId(world, `with a lorebook: ${actor}`, () => newCharacter(own(world, actor)))
    : zoesCharacter(world);
const myBook = (world: World, actor: ActorName) =>
  isActive(actor) ? cachedId(world, `lorebook: ${actor}`, () => newBook(own(world, actor))) : zoesBook(world);
const change = { headers: { "if-match": 1 }, body: { description: "of trees" } };
const file = () =>
  Buffer.from(JSON.stringify({ entries: [{ keys: ["quince"], content: "It bears fruit." }] }));

/** A character and a book, each of the actor's or of zoe's. */
const pair =
  (whoseCharacter: "mine" | "zoes", whoseBook: "mine" | "zoes") =>
  async (world: World, actor: ActorName) => ({
    params: {
      id: await (whoseCharacter === "mine" ? myCharacter(world, actor) : zoesCharacter(world)),
      bookId: await (whoseBook === "mine" ? myBook(world, actor) : zoesBook(world)),
    },
  });

export const booksRows: RowsOf<typeof api.books> = {
  mine: {
    "only mine": {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, data }) {
        const foreign = new Set((await world.zoe.call(api.books.mine)).map((one) => one.id));
        expect(data.filter((one) => foreign.has(one.id))).toEqual([]);
      },
    },
  },
  create: { "an empty one": { call: () => ({ body: { name: "quince" } }), expect: loggedIn(200) } },
  import: {
    "a book": {
      call: () => ({}),
      file,
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.book.lore).toMatchObject([{ keys: ["quince"] }]),
    },
    "no book": { call: () => ({}), expect: loggedIn(422) },
  },
  find: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
  },
  update: {
    mine: {
      call: async (world, actor) => ({ ...(await mine(world, actor)), ...change }),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toMatchObject({ version: 2, description: "of trees" }),
    },
    "somebody else's": {
      call: async (world) => ({ ...(await zoes(world)), ...change }),
      expect: loggedIn(404),
    },
  },
  remove: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
  },
  export: {
    mine: { call: mine, expect: loggedIn(200) },
    "somebody else's": { call: zoes, expect: loggedIn(404) },
  },
  ofCharacter: {
    "of mine": {
      call: async (world, actor) => ({ params: { id: await myCharacter(world, actor) } }),
      expect: loggedIn(200),
    },
    "of somebody's": {
      call: async (world) => ({ params: { id: await zoesCharacter(world) } }),
      expect: loggedIn(404),
    },
  },
  attach: {
    "mine to mine": { call: pair("mine", "mine"), expect: loggedIn(200) },
    "somebody's to mine": { call: pair("mine", "zoes"), expect: loggedIn(404) },
    "mine to somebody's": { call: pair("zoes", "mine"), expect: loggedIn(404) },
  },
  detach: {
    "from mine": { call: pair("mine", "mine"), expect: loggedIn(200) },
    "from somebody's": { call: pair("zoes", "zoes"), expect: loggedIn(404) },
  },
};
