import { api } from "@4d/contract";
import { expect } from "vitest";
import { type ActorName, anybody, loggedIn } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import { freshSession, isActive, personOf, tokenOf, type World } from "./world.ts";

const PASSWORD = "Plum-77x";
const passwordOf = (actor: string) => (actor === "administrator" ? "admin-secret" : PASSWORD);
const accountOf = (world: World, actor: ActorName) =>
  actor === "administrator" ? "admin" : personOf(world, actor).name;
const nameFor = (actor: string) => numbered(`new.${actor}`).slice(0, 20);

/** Every id among the sessions of these people. */
async function sessionsOf(world: World, who: "anna"): Promise<string[]> {
  return (await world[who].call(api.auth.sessions)).map((one) => one.id);
}

export const authRows: RowsOf<typeof api.auth> = {
  registration: { "who may register": { call: () => ({}), expect: anybody(200) } },
  register: {
    "an account": {
      call: (_, actor) => ({ body: { userName: nameFor(actor), password: PASSWORD, nickName: "Newcomer" } }),
      expect: anybody(200),
    },
  },
  login: {
    "as oneself": {
      call: (world, actor) => {
        const userName = actor === "anonymous" ? "nobody.at.all" : accountOf(world, actor);
        return { body: { userName, password: passwordOf(actor), terminal: 1 } };
      },
      expect: anybody(200, { anonymous: 10001, banned: 403 }),
    },
    "as somebody else": {
      call: (world) => ({ body: { userName: world.anna.name, password: "not-her-password", terminal: 1 } }),
      expect: anybody(10001),
    },
  },
  refresh: {
    "own session": {
      async call(world, actor) {
        if (actor === "anonymous") return {};
        if (actor === "banned") return { headers: { refreshtoken: world.people.banned.tokens.refreshToken } };
        return { headers: { refreshtoken: (await freshSession(world, actor)).tokens.refreshToken } };
      },
      expect: anybody(200, { anonymous: 400, banned: 400 }),
    },
    "an access token for it": {
      call: (world) => ({ headers: { refreshtoken: world.anna.tokens.accessToken } }),
      expect: anybody(400),
    },
  },
  modifyPassword: {
    "without knowing the old one": {
      call: () => ({ body: { oldPassword: "guessed-it", newPassword: "Quince-12" } }),
      expect: loggedIn(10001),
    },
    "one's own": {
      call: (_, actor) => ({ body: { oldPassword: passwordOf(actor), newPassword: "Quince-12" } }),
      expect: loggedIn(200),
      async effect({ world, actor }) {
        const body = { oldPassword: "Quince-12", newPassword: passwordOf(actor) };
        await personOf(world, actor).call(api.auth.modifyPassword, { body });
        expect(await sessionsOf(world, "anna")).not.toEqual([]);
      },
    },
  },
  sessions: {
    "one's own": {
      call: () => ({}),
      expect: loggedIn(200),
      async effect({ world, data }) {
        expect(data.filter((one) => one.current)).toHaveLength(1);
        const hers = await sessionsOf(world, "anna");
        expect(data.filter((one) => hers.includes(one.id))).toEqual([]);
      },
    },
  },
  revokeSession: {
    "somebody else's": {
      call: async (world) => ({ params: { id: (await sessionsOf(world, "anna"))[0] ?? "" } }),
      expect: loggedIn(404),
    },
    "one's own": {
      async call(world, actor) {
        if (!isActive(actor)) return { params: { id: "none" } };
        await freshSession(world, actor);
        const other = (await world.people[actor].call(api.auth.sessions)).find(
          (one) => !one.current && one.terminal === 2,
        );
        return { params: { id: other?.id ?? "" } };
      },
      expect: loggedIn(200),
    },
  },
  logout: {
    "this session": {
      call: () => ({}),
      token: async (world, actor) =>
        isActive(actor) ? (await freshSession(world, actor)).tokens.accessToken : tokenOf(world, actor),
      expect: loggedIn(200),
      async effect({ world, actor }) {
        await expect(personOf(world, actor).call(api.users.self)).resolves.toMatchObject({
          id: personOf(world, actor).id,
        });
      },
    },
  },
  sendCode: {
    "for any address": {
      call: (_, actor) => ({ body: { email: `${nameFor(actor)}@example.org`, purpose: "reset" } }),
      expect: anybody(200),
    },
  },
  resetPassword: {
    "with a guessed code": {
      call: (_, actor) => ({
        body: { email: `${nameFor(actor)}@example.org`, code: "123456", newPassword: "Quince-12" },
      }),
      expect: anybody(422),
    },
  },
  bindEmail: {
    "with a guessed code": {
      call: (_, actor) => ({ body: { email: `${nameFor(actor)}@example.org`, code: "123456" } }),
      expect: loggedIn(422),
    },
  },
  setTeenMode: {
    "off, when it is off": { call: () => ({ body: { on: false, pin: "0000" } }), expect: loggedIn(200) },
  },
};

const WRONG_PASSWORD = { password: "guessed-it" };

export const secondFactorRows: RowsOf<typeof api.secondFactor> = {
  show: {
    "one's own": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data).toEqual({ since: null, codesLeft: 0, required: false }),
    },
  },
  setUp: {
    "with a guessed password": { call: () => ({ body: WRONG_PASSWORD }), expect: loggedIn(10001) },
    "for oneself": {
      call: (_, actor) => ({ body: { password: passwordOf(actor) } }),
      expect: loggedIn(200),
    },
  },
  enable: { "with a guessed code": { call: () => ({ body: { code: "000000" } }), expect: loggedIn(422) } },
  disable: {
    "with a guessed password": { call: () => ({ body: WRONG_PASSWORD }), expect: loggedIn(10001) },
  },
  renewCodes: {
    "with a guessed password": { call: () => ({ body: WRONG_PASSWORD }), expect: loggedIn(10001) },
    "without a second factor": {
      call: (_, actor) => ({ body: { password: passwordOf(actor) } }),
      expect: loggedIn(409),
    },
  },
};
