import { api, Terminal } from "@4d/contract";
import { expect } from "vitest";
import { banGroup } from "../../domains/groups/index.ts";
import { logIn } from "../person.ts";
import { administrators, anybody, loggedIn } from "./actors.ts";
import { numbered } from "./numbered.ts";
import type { RowsOf } from "./row.ts";
import type { World } from "./world.ts";

const ofZoe = ({ zoe }: World) => ({ params: { userId: zoe.id } });
const ofGus = ({ gus }: World) => ({ params: { userId: gus.id } });
const nobody = () => ({ params: { userId: 999_999 } });
const missing = { ...administrators, administrator: 404 };
const oneself = ({ people }: World) => ({ params: { userId: people.administrator.id } });
const refused = { ...administrators, administrator: 403 };

const gusSession = async (world: World) => {
  const { tokens } = await logIn(world.app.address, world.gus.name, Terminal.PC);
  const session = (await world.gus.call(api.auth.sessions)).find((one) => one.terminal === Terminal.PC);
  return { params: { userId: world.gus.id, sessionId: session?.id ?? tokens.accessToken } };
};

const key = () => ({ "idempotency-key": numbered("adjusting-") });

export const adminPeopleRows: RowsOf<typeof api.adminPeople> = {
  list: { everybody: { call: () => ({}), expect: administrators } },
  find: {
    "a person": {
      call: ofZoe,
      expect: administrators,
      effect: ({ world, data }) => expect(data.userName).toBe(world.zoe.name),
    },
    nobody: { call: nobody, expect: missing },
  },
  entries: { "a person's": { call: ofZoe, expect: administrators } },
  reports: { "against a person": { call: ofZoe, expect: administrators } },
  ban: {
    oneself: { call: (world) => ({ ...oneself(world), body: { reason: "tired" } }), expect: refused },
    nobody: { call: () => ({ ...nobody(), body: { reason: "spam" } }), expect: missing },
    "until yesterday": {
      call: (world) => ({ ...ofZoe(world), body: { reason: "spam", until: 1 } }),
      expect: { ...administrators, administrator: 422 },
    },
  },
  unban: {
    "a person": {
      call: ofZoe,
      expect: administrators,
      effect: ({ data }) => expect(data.ban).toBeNull(),
    },
  },
  admit: {
    "somebody who does not wait": {
      call: (world) => ({ ...ofZoe(world), body: { admit: true } }),
      expect: missing,
    },
  },
  setRoles: {
    "of a person": { call: (world) => ({ ...ofZoe(world), body: { roles: [] } }), expect: administrators },
    "of oneself": { call: (world) => ({ ...oneself(world), body: { roles: [] } }), expect: refused },
  },
  resetPassword: {
    "of nobody": { call: nobody, expect: missing },
    "of oneself": { call: oneself, expect: refused },
  },
  resetSecondFactor: {
    "of a person": {
      call: ofZoe,
      expect: administrators,
      effect: ({ data }) => expect(data.secondFactor).toBe(false),
    },
    "of nobody": { call: nobody, expect: missing },
    "of oneself": { call: oneself, expect: refused },
  },
  endSession: {
    "a person's": { call: gusSession, expect: administrators },
    "one there is not": {
      call: (world) => ({ params: { ...ofGus(world).params, sessionId: "none" } }),
      expect: missing,
    },
  },
  adjust: {
    "given to a person": {
      call: (world) => ({ ...ofZoe(world), headers: key(), body: { amount: 5, reason: "sorry" } }),
      expect: administrators,
    },
    "to oneself": {
      call: (world) => ({ ...oneself(world), headers: key(), body: { amount: 5, reason: "for me" } }),
      expect: refused,
    },
  },
};

const changed = async ({ people }: World, announcement: string) => {
  const { revision } = await people.administrator.call(api.adminSettings.show);
  return { body: { revision, announcement } };
};
const words = { block: ["bad"], review: [], crisis: [] };

export const adminSettingsRows: RowsOf<typeof api.adminSettings> = {
  show: { "of the system": { call: () => ({}), expect: administrators } },
  change: {
    "a group of them": { call: (world) => changed(world, ""), expect: administrators },
    "one somebody else changed": {
      call: () => ({ body: { revision: 1, announcement: "" } }),
      expect: { ...administrators, administrator: 409 },
    },
  },
  testWords: { "a text": { call: () => ({ body: { text: "bad", words } }), expect: administrators } },
};

const nowhere = "http://127.0.0.1:1/v1";
export const adminModelsRows: RowsOf<typeof api.adminModels> = {
  find: {
    "where there is none": { call: () => ({ body: { baseUrl: nowhere } }), expect: administrators },
    "at no address": {
      call: () => ({ body: { baseUrl: "file:///etc/passwd" } }),
      expect: { ...administrators, administrator: 422 },
    },
  },
  tryOut: {
    "one that is not there": {
      call: () => ({ body: { baseUrl: nowhere, model: "m" } }),
      expect: administrators,
    },
  },
};

/** A case the administrator can decide: somebody has reported zoe. */
async function reported({ people, zoe }: World) {
  const { administrator, stranger } = people;
  await stranger.call(api.users.report, { body: { kind: "user", id: zoe.id, reason: numbered("spam") } });
  const { items } = await administrator.call(api.adminCases.list, { query: { limit: 50 } });
  const one = items.findLast(({ subjectId }) => subjectId === zoe.id);
  return { params: { caseId: one?.id ?? 0 } };
}
const taken = async (world: World) => {
  const one = await reported(world);
  await world.people.administrator.call(api.adminCases.claim, one);
  return one;
};
/** An appeal against the administrator's decision; they may review it as there is no other administrator. */
const objected = async (world: World) => {
  const one = await taken(world);
  const { administrator } = world.people;
  await administrator.call(api.adminCases.decide, { ...one, body: { decision: "warn", note: "be kind" } });
  await world.zoe.call(api.decisions.appeal, { ...one, body: { text: "no" } });
  const { items } = await administrator.call(api.adminCases.list, { query: { limit: 50, kind: "appeal" } });
  return { params: { caseId: items.at(-1)?.id ?? 0 } };
};
const noCase = () => ({ params: { caseId: 999_999 } });

export const adminCasesRows: RowsOf<typeof api.adminCases> = {
  list: { "what waits": { call: () => ({}), expect: administrators } },
  find: { one: { call: reported, expect: administrators }, none: { call: noCase, expect: missing } },
  claim: {
    one: { call: reported, expect: administrators },
    "an appeal against one's own decision, alone": { call: objected, expect: administrators },
    none: { call: noCase, expect: missing },
  },
  release: {
    "one that was taken": { call: taken, expect: administrators },
    "none that was taken": { call: noCase, expect: missing },
  },
  decide: {
    "one that was taken": {
      call: async (world) => ({ ...(await taken(world)), body: { decision: "dismiss" } }),
      expect: administrators,
    },
    "in a way there is not": {
      call: async (world) => ({ ...(await taken(world)), body: { decision: "approve" } }),
      expect: { ...administrators, administrator: 422 },
    },
  },
};

/** A banned group of tom's. */
async function banned({ people, app, tom }: World) {
  const { id } = await people.owner.call(api.groups.create, {
    body: { name: "Closed", friendIds: [tom.id] },
  });
  await banGroup(app.services, id, "spam");
  return { params: { groupId: id }, body: { note: "" } };
}
const noGroup = () => ({ params: { groupId: 999_999 }, body: { note: "" } });

export const adminGroupsRows: RowsOf<typeof api.adminGroups> = {
  find: {
    one: { call: async (world) => ({ params: (await banned(world)).params }), expect: administrators },
    none: { call: () => ({ params: noGroup().params }), expect: missing },
  },
  unban: {
    "one that is banned": {
      call: banned,
      expect: administrators,
      effect: ({ data }) => expect(data.isBanned).toBe(false),
    },
    "one that is open": {
      call: ({ group }) => ({ params: { groupId: group }, body: { note: "" } }),
      expect: { ...administrators, administrator: 409 },
    },
    none: { call: noGroup, expect: missing },
  },
};

/** A decision about zoe, which nobody else may appeal. */
const decided = async (world: World) => {
  const one = await taken(world);
  await world.people.administrator.call(api.adminCases.decide, {
    ...one,
    body: { decision: "warn", note: "be kind" },
  });
  return { ...one, body: { text: "no" } };
};

export const decisionsRows: RowsOf<typeof api.decisions> = {
  list: { mine: { call: () => ({}), expect: loggedIn(200) } },
  appeal: {
    "against somebody else's": { call: decided, expect: loggedIn(404) },
    "against none": { call: () => ({ ...noCase(), body: { text: "no" } }), expect: loggedIn(404) },
  },
  appealBan: {
    "with a guessed password": {
      call: () => ({ body: { userName: "nobody-here", password: "guessed", text: "no" } }),
      expect: anybody(10001),
    },
  },
};

export const adminStatsRows: RowsOf<typeof api.adminStats> = {
  show: { "of the product": { call: () => ({}), expect: administrators } },
};

export const adminHealthRows: RowsOf<typeof api.adminHealth> = {
  show: { "of all servers": { call: () => ({}), expect: administrators } },
};

export const adminAuditRows: RowsOf<typeof api.adminAudit> = {
  list: { everything: { call: () => ({}), expect: administrators } },
};
