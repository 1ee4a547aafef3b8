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
      actor_id: retained("which administrator", "record", PERSON_ID),
      action: retained("what was done", "record"),
      writes: notPersonal("state"),
      target: retained("to what or whom", "record", PERSON_ID),
      input: retained("particulars", "record"),
      address: retained("network address", "record"),
      request_id: notPersonal("number"),
      created_at: retained("when", "record"),
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
      user_id: retained("who", "case", PERSON_ID),
      reason: retained("why", "case"),
      case_id: notPersonal("number", INTERNAL),
      given_by: retained("which administrator", "record", { ...PERSON_ID, hidden: "others" }),
      created_at: retained("when", "case"),
      revoked_at: retained("when it was taken back", "case"),
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
      subject_id: retained("about what or whom", "case", PERSON_ID),
      chat_id: retained("in which chat", "case", { hidden: "others" }),
      accused_id: retained("against whom", "case", PERSON_ID),
      evidence: retained("what was reported, as it was", "case", { hidden: "others" }),
      reports: notPersonal("count", { hidden: "others" }),
      claimed_by: retained("which administrator", "record", { ...PERSON_ID, hidden: "others" }),
      claimed_at: notPersonal("time", INTERNAL),
      decision: retained("the decision", "case"),
      note: retained("why", "case"),
      strike: retained("it counts against them", "case"),
      decided_by: retained("which administrator", "record", { ...PERSON_ID, hidden: "others" }),
      decided_at: retained("when", "case"),
      appeal_of: notPersonal("number"),
      appeal: retained("what they object", "case"),
      created_at: retained("when", "case"),
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
