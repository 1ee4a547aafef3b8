import { kept, MACHINE, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of admin hold of people, column by column (`platform/personal-data.ts`). */
export const adminData: PersonalData<
  "admin_line" | "admin_outcome" | "admin_strike" | "admin_case" | "admin_hour" | "admin_tail"
> = {
  admin_line: {
    policy: "given.reports",
    rows: [{ of: "actor_id", order: ["id"], leaving: "stays", copy: { not: "an administrator's acts" } }],
    columns: {
      id: nothing("number"),
      actor_id: kept("which administrator", "record", WHO),
      action: kept("what was done", "record"),
      writes: nothing("state"),
      target: kept("to what or whom", "record", WHO),
      input: kept("particulars", "record"),
      address: kept("network address", "record"),
      request_id: nothing("number"),
      created_at: kept("when", "record"),
    },
  },
  admin_outcome: {
    policy: null,
    rows: [],
    columns: {
      line_id: nothing("number"),
      code: nothing("state"),
      created_at: nothing("time"),
    },
  },
  admin_strike: {
    policy: "given.reports",
    rows: [{ of: "user_id", order: ["id"], leaving: "stays", copy: { file: "reports/strikes" } }],
    columns: {
      id: nothing("number"),
      user_id: kept("who", "case", WHO),
      reason: kept("why", "case"),
      case_id: nothing("number", MACHINE),
      given_by: kept("which administrator", "record", { ...WHO, hidden: "others" }),
      created_at: kept("when", "case"),
      revoked_at: kept("when it was taken back", "case"),
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
      kind: nothing("state"),
      id: nothing("number"),
      subject: nothing("state"),
      subject_id: kept("about what or whom", "case", WHO),
      chat_id: kept("in which chat", "case", { hidden: "others" }),
      accused_id: kept("against whom", "case", WHO),
      evidence: kept("what was reported, as it was", "case", { hidden: "others" }),
      reports: nothing("count", { hidden: "others" }),
      claimed_by: kept("which administrator", "record", { ...WHO, hidden: "others" }),
      claimed_at: nothing("time", MACHINE),
      decision: kept("the decision", "case"),
      note: kept("why", "case"),
      strike: kept("it counts against them", "case"),
      decided_by: kept("which administrator", "record", { ...WHO, hidden: "others" }),
      decided_at: kept("when", "case"),
      appeal_of: nothing("number"),
      appeal: kept("what they object", "case"),
      created_at: kept("when", "case"),
    },
  },
  admin_hour: {
    policy: null,
    rows: [],
    columns: {
      measure: nothing("product"),
      hour: nothing("time"),
      value: nothing("count"),
    },
  },
  admin_tail: {
    policy: null,
    rows: [],
    columns: {
      name: nothing("product"),
      last_id: nothing("number"),
    },
  },
};
