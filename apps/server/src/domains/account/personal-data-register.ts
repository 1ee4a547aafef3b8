import { platformData } from "../../platform/db/personal-data.ts";
import type { Tables } from "../../platform/db/tables.ts";
import {
  type AnyTable,
  erased,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  type Rows,
} from "../../platform/personal-data.ts";

import { adminData } from "../admin/index.ts";
import { aiChatsData } from "../ai-chats/index.ts";
import { authData } from "../auth/index.ts";
import { callsData } from "../calls/index.ts";
import { capsulesData } from "../capsules/index.ts";
import { charactersData } from "../characters/index.ts";
import { craftData } from "../craft/index.ts";
import { discoverData } from "../discover/index.ts";
import { filesData } from "../files/index.ts";
import { friendsData } from "../friends/index.ts";
import { giftsData } from "../gifts/index.ts";
import { groupsData } from "../groups/index.ts";
import { imagesData } from "../images/index.ts";
import { messagesData } from "../messages/index.ts";
import { paymentsData } from "../payments/index.ts";
import { pushData } from "../push/index.ts";
import { settingsData } from "../settings/index.ts";
import { squareData } from "../square/index.ts";
import { storiesData } from "../stories/index.ts";
import { usersData } from "../users/index.ts";

/** Personal data in the tables of accounts, column by column (`platform/personal-data.ts`). */
const accountData: PersonalData<"account_export"> = {
  account_export: {
    policy: "rights.copy",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { not: "they are the copies" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("the owner", PERSON_ID),
      state: erased("state"),
      key: erased("where it is stored"),
      size: erased("size"),
      tries: notPersonal("count"),
      lease_until: notPersonal("time"),
      created_at: erased("time"),
      expires_at: erased("expiry time"),
    },
  },
};

/**
 * Every column of every table, and how account deletion, the data export and the privacy policy treat it. A table or
 * column without an entry does not compile; `personal-data-register.test.ts` also checks it against the database.
 */
const personalDataRegister: PersonalData<keyof Tables> = {
  ...usersData,
  ...authData,
  ...pushData,
  ...friendsData,
  ...groupsData,
  ...messagesData,
  ...callsData,
  ...filesData,
  ...aiChatsData,
  ...charactersData,
  ...imagesData,
  ...storiesData,
  ...craftData,
  ...squareData,
  ...discoverData,
  ...capsulesData,
  ...giftsData,
  ...paymentsData,
  ...adminData,
  ...accountData,
  ...settingsData,
  ...platformData,
};

/** Rows that belong to a person, with the columns left out of their export. */
export interface PersonalRows extends Rows {
  table: string;
  hide: readonly string[];
}

/** The register's tables and columns by name. */
export const tables: Readonly<Record<string, AnyTable>> = personalDataRegister;

const personalRowsOf = (table: string, { rows, columns }: AnyTable): PersonalRows[] => {
  const hide = Object.entries(columns)
    .filter(([, line]) => line.hidden !== undefined)
    .map(([name]) => name);
  return rows.map((one) => ({ ...one, table, hide }));
};

/** Personal rows in the order of erasure. */
export const personalRows: readonly PersonalRows[] = Object.entries(tables).flatMap(([table, data]) =>
  personalRowsOf(table, data),
);
