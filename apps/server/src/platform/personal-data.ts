import type { PolicySection } from "@4d/contract";
import type { Tables } from "./db/tables.ts";

/** Why a column holds no personal data. */
export type NotPersonalReason =
  /** The number or key of a thing. */
  | "number"
  | "count"
  /** The state of a thing or a machine. */
  | "state"
  | "time"
  /** A secret of the server. */
  | "secret"
  /** Shipped with the product, or public elsewhere. */
  | "product";

/** Why data of a deleted account is retained, for how long, and the words the privacy policy uses for it. */
export const RETENTION = {
  said: {
    why: "it was said or sent to others, and is in their chats",
    until: "as long as the chat",
    words: { zh: "发给别人的消息和其中的文件", en: "Messages to others and the files in them" },
  },
  group: {
    why: "the group goes on under others, or its former members still see it",
    until: "as long as the group",
    words: {
      zh: "你的群交给管理员或最早加入的成员",
      en: "Your groups pass to an admin or the earliest member",
    },
  },
  others: {
    why: "somebody else wrote or arranged it for themselves",
    until: "until they change it",
    words: { zh: "别人自己写下的备注和设置", en: "aliases and settings others made for themselves" },
  },
  readers: {
    why: "whoever has begun a story may read it to its end",
    until: "as long as anybody has begun it",
    words: { zh: "别人已经开始读的故事版本", en: "story versions others have started reading" },
  },
  books: {
    why: "the ledger must balance",
    until: "permanently: entries are sealed in a chain",
    words: { zh: "胶囊账目和订单", en: "capsule records and orders" },
  },
  signed: {
    why: "it is part of the signed chain of certificates",
    until: "permanently: certificates are sealed in a chain",
    words: { zh: "首次发现的证书", en: "certificates of first discoveries" },
  },
  counted: {
    why: "it is part of a count, and names nobody",
    until: "as long as what is counted",
    words: { zh: "不显示名字的计数", en: "counts without names" },
  },
  case: {
    why: "what was reported and decided must stay provable",
    until: "permanently",
    words: { zh: "举报与处理的记录", en: "reports and decisions" },
  },
  record: {
    why: "the record of administrators' acts cannot be changed",
    until: "permanently",
    words: { zh: "管理员的操作记录", en: "the log of administrators’ actions" },
  },
  number: {
    why: "what is retained refers to a number that names nobody",
    until: "permanently",
    words: { zh: "没有姓名的编号", en: "a number without a name" },
  },
} as const;
export type RetentionReason = keyof typeof RETENTION;

/** Why a column is left out of the copy of a person's data. */
export type HiddenReason = "secret" | "machine" | "others";

interface ColumnOptions {
  /** It is the number of a person. */
  person?: true;
  hidden?: HiddenReason;
  /** The policy section that names it, when it differs from the table's. */
  policy?: PolicySection;
}

/** What account deletion does to a column: erased with its row, set to `emptied` (`{id}`: the person), or retained. */
export type OnLeaving = "erased" | { readonly emptied: unknown } | { readonly retained: RetentionReason };

export type ColumnPolicy =
  | ({ readonly what: string; readonly leaving: OnLeaving } & Readonly<ColumnOptions>)
  | { readonly nothing: NotPersonalReason; readonly hidden?: HiddenReason };

/** It is the number of a person. */
export const PERSON_ID = { person: true } as const;
export const SECRET = { hidden: "secret" } as const;
export const INTERNAL = { hidden: "machine" } as const;

/** Not personal data. */
export const notPersonal = (why: NotPersonalReason, more: { hidden?: HiddenReason } = {}): ColumnPolicy => ({
  nothing: why,
  ...more,
});
/** Deleted with the account. */
export const erased = (what: string, more: ColumnOptions = {}): ColumnPolicy => ({
  what,
  leaving: "erased",
  ...more,
});
/** The row stays, with this value instead. */
export const emptied = (what: string, to: unknown, more: ColumnOptions = {}): ColumnPolicy => ({
  ...{ what, leaving: { emptied: to } },
  ...more,
});
/** Emptied to one of several values. */
export const oneOf = (...values: readonly unknown[]): { oneOf: readonly unknown[] } => ({ oneOf: values });
/** Retained, for a reason of the closed list. */
export const retained = (what: string, why: RetentionReason, more: ColumnOptions = {}): ColumnPolicy => ({
  ...{ what, leaving: { retained: why } },
  ...more,
});

/** Rows of a table that belong to a person: by which column, and what happens to them. */
export interface Rows<Column extends string = string> {
  /** Holds the person's number; with `through`, the key of their row in another table. */
  of: Column;
  through?: { table: keyof Tables; key: string; of: string };
  /** Columns that order the rows for paging, those after `of` in an index first. */
  order: readonly Column[];
  /** Only these rows, as SQL. */
  where?: string;
  /**
   * `erased` by this register itself; `ended` by a verb of the domain; `stays`: the columns say how; `shared`: stays
   * where somebody else has it too, under their name or with them.
   */
  leaving: "erased" | "ended" | "stays" | "shared";
  /** The file in the copy of a person's data that holds them, or why none does. */
  copy: { file: string } | { elsewhere: string } | { not: string };
}

/** The personal data of one table, with its columns by name. */
export interface AnyTable {
  policy: PolicySection | null;
  rows: readonly Rows[];
  columns: Readonly<Record<string, ColumnPolicy>>;
}

/** The personal data of one table. */
interface TableData<T extends keyof Tables> extends AnyTable {
  /** The policy section that names it; null when there is no personal data. */
  policy: PolicySection | null;
  rows: readonly Rows<keyof Tables[T] & string>[];
  columns: { readonly [C in keyof Tables[T]]-?: ColumnPolicy };
}

/** The personal data of a domain's tables: a column without an entry does not compile. */
export type PersonalData<T extends keyof Tables> = { readonly [One in T]: TableData<One> };
