import { notPersonal, type PersonalData } from "../personal-data.ts";

/** The personal data in the platform's own tables, column by column (`platform/personal-data.ts`). */
export const platformData: PersonalData<
  "stream_head" | "job_lease" | "last_done" | "server_part" | "schema_migration"
> = {
  stream_head: {
    policy: null,
    rows: [],
    columns: {
      kind: notPersonal("product"),
      last_id: notPersonal("number"),
    },
  },
  job_lease: {
    policy: null,
    rows: [],
    columns: {
      name: notPersonal("product"),
      holder: notPersonal("state"),
      until: notPersonal("time"),
      succeeded_at: notPersonal("time"),
      failed_at: notPersonal("time"),
    },
  },
  server_part: {
    policy: null,
    rows: [],
    columns: {
      server: notPersonal("product"),
      part: notPersonal("product"),
      state: notPersonal("state"),
      reason: notPersonal("state"),
      since: notPersonal("time"),
      seen_at: notPersonal("time"),
    },
  },
  last_done: {
    policy: null,
    rows: [],
    columns: {
      what: notPersonal("product"),
      at: notPersonal("time"),
    },
  },
  schema_migration: {
    policy: null,
    rows: [],
    columns: {
      name: notPersonal("product"),
      applied_at: notPersonal("time"),
      bearable: notPersonal("state"),
    },
  },
};
