import { api, Terminal } from "@4d/contract";
import { expect } from "vitest";
import { logIn } from "../person.ts";
import { administrators } from "./actors.ts";
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
  setRoles: {
    "of a person": { call: (world) => ({ ...ofZoe(world), body: { roles: [] } }), expect: administrators },
    "of oneself": { call: (world) => ({ ...oneself(world), body: { roles: [] } }), expect: refused },
  },
  resetPassword: {
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

export const adminStatsRows: RowsOf<typeof api.adminStats> = {
  show: { "of the product": { call: () => ({}), expect: administrators } },
};

export const adminAuditRows: RowsOf<typeof api.adminAudit> = {
  list: { everything: { call: () => ({}), expect: administrators } },
};
