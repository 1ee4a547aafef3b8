import {
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** Personal data in the tables of admin, column by column (`platform/personal-data.ts`). */
export const adminData: PersonalData<
  "admin_line" | "admin_outcome" | "admin_strike" | "admin_case" | "admin_hour" | "admin_tail"
> = {
  admin_line: {
    policy: "given.reports",
    rows: [{ of: "actor_id", order: ["id"], leaving: "stays", copy: { not: "an administrator's acts" } }],
    columns: {
      id: notPersonal("number"),
      actor_id: retained("the administrator", "record", PERSON_ID),
      action: retained("what was done", "record"),
      writes: notPersonal("state"),
      target: retained("the person or thing concerned", "record", PERSON_ID),
      input: retained("details", "record"),
      address: retained("network address", "record"),
      request_id: notPersonal("number"),
      created_at: retained("time", "record"),
    },
  },
  admin_outcome: {
    policy: null,
    rows: [],
    columns: {
      line_id: notPersonal("number"),
      code: notPersonal("state"),
      created_at: notPersonal("time"),
    },
  },
  admin_strike: {
    policy: "given.reports",
    rows: [{ of: "user_id", order: ["id"], leaving: "stays", copy: { file: "reports/strikes" } }],
    columns: {
      id: notPersonal("number"),
      user_id: retained("the person", "case", PERSON_ID),
      reason: retained("reason", "case"),
      case_id: notPersonal("number", INTERNAL),
      given_by: retained("the administrator", "record", { ...PERSON_ID, hidden: "others" }),
      created_at: retained("time", "case"),
      revoked_at: retained("time it was revoked", "case"),
    },
  },
  admin_case: {
    policy: "given.reports",
    rows: [
      {
        of: "accused_id",
        order: ["id"],
        where: "decision is not null",
        leaving: "stays",
        copy: { file: "reports/decisions" },
      },
    ],
    columns: {
      kind: notPersonal("state"),
      id: notPersonal("number"),
      subject: notPersonal("state"),
      subject_id: retained("the person or thing concerned", "case", PERSON_ID),
      chat_id: retained("the chat", "case", { hidden: "others" }),
      accused_id: retained("the person accused", "case", PERSON_ID),
      evidence: retained("a copy of what was reported", "case", { hidden: "others" }),
      reports: notPersonal("count", { hidden: "others" }),
      claimed_by: retained("the administrator", "record", { ...PERSON_ID, hidden: "others" }),
      claimed_at: notPersonal("time", INTERNAL),
      decision: retained("the decision", "case"),
      note: retained("reason", "case"),
      strike: retained("it counts as a strike", "case"),
      decided_by: retained("the administrator", "record", { ...PERSON_ID, hidden: "others" }),
      decided_at: retained("time", "case"),
      appeal_of: notPersonal("number"),
      appeal: retained("text of the appeal", "case"),
      created_at: retained("time", "case"),
    },
  },
  admin_hour: {
    policy: null,
    rows: [],
    columns: {
      measure: notPersonal("product"),
      hour: notPersonal("time"),
      value: notPersonal("count"),
    },
  },
  admin_tail: {
    policy: null,
    rows: [],
    columns: {
      name: notPersonal("product"),
      last_id: notPersonal("number"),
    },
  },
};
