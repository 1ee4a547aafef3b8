import { nothing, type PersonalData } from "../personal-data.ts";

/** What the tables of what runs the server hold of people, column by column (`platform/personal-data.ts`). */
export const platformData: PersonalData<
  "stream_head" | "job_lease" | "last_done" | "server_part" | "schema_migration"
> = {
  stream_head: {
    policy: null,
    rows: [],
    columns: {
      kind: nothing("product"),
      last_id: nothing("number"),
    },
  },
  job_lease: {
    policy: null,
    rows: [],
    columns: {
      name: nothing("product"),
      holder: nothing("state"),
      until: nothing("time"),
      succeeded_at: nothing("time"),
      failed_at: nothing("time"),
    },
  },
  server_part: {
    policy: null,
    rows: [],
    columns: {
      server: nothing("product"),
      part: nothing("product"),
      state: nothing("state"),
      reason: nothing("state"),
      since: nothing("time"),
      seen_at: nothing("time"),
    },
  },
  last_done: {
    policy: null,
    rows: [],
    columns: {
      what: nothing("product"),
      at: nothing("time"),
    },
  },
  schema_migration: {
    policy: null,
    rows: [],
    columns: {
      name: nothing("product"),
      applied_at: nothing("time"),
      bearable: nothing("state"),
    },
  },
};
