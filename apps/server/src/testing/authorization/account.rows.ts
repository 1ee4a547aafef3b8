import type { api } from "@4d/contract";
import { expect } from "vitest";
import { loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";

export const accountRows: RowsOf<typeof api.account> = {
  lastExport: { "one's own": { call: () => ({}), expect: loggedIn(200) } },
  export: {
    "of oneself": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.state).toBe("waiting"),
    },
  },
  deletion: {
    "one's own": {
      call: () => ({}),
      expect: loggedIn(200),
      effect: ({ data }) => expect(data.leavesAt).toBeNull(),
    },
  },
  requestDeletion: {
    "with a guessed password": {
      call: () => ({ body: { password: "guessed-it" } }),
      expect: loggedIn(10001, { administrator: 403 }),
    },
  },
  cancelDeletion: { "who never left": { call: () => ({}), expect: loggedIn(200) } },
};
