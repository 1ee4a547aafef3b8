import { type Kysely, type RawBuilder, sql } from "kysely";
import { eraseRows } from "../../platform/db/erase-rows.ts";
import type { Tables } from "../../platform/db/tables.ts";

type Row = Record<string, unknown>;
const PAGE = 500;

/** Which rows of which table belong to a person, as the register defines it. */
interface PersonalTable {
  table: string;
  of: string;
  through?: { table: string; key: string; of: string };
  order: readonly string[];
  where?: string;
  hide: readonly string[];
}

/** The condition that a row belongs to a person. */
export function belongsTo({ of, through, where }: PersonalTable, userId: number): RawBuilder<unknown> {
  const whose = through
    ? sql`${sql.ref(of)} in (
        select ${sql.ref(through.key)} from ${sql.table(through.table)} where ${sql.ref(through.of)} = ${userId})`
    : sql`${sql.ref(of)} = ${userId}`;
  return where === undefined ? whose : sql`${whose} and ${sql.raw(where)}`;
}

/** A person's rows of one table, a page at a time, without hidden columns. */
export async function* personalRowPages(
  db: Kysely<Tables>,
  one: PersonalTable,
  userId: number,
): AsyncGenerator<Row[]> {
  const order = sql.join(one.order.map((column) => sql.ref(column)));
  for (let last: Row | undefined; ; ) {
    const after: RawBuilder<unknown> =
      last === undefined
        ? sql``
        : sql`and (${order}) > (${sql.join(one.order.map((column) => last?.[column]))})`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select * from ${sql.table(one.table)} where ${belongsTo(one, userId)} ${after}
      order by ${order} limit ${sql.lit(PAGE)}`.execute(db);
    last = rows.at(-1);
    yield rows.map((row) => without(row, one.hide));
    if (rows.length < PAGE) return;
  }
}

const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** A person's messages in a group, a page at a time, in the order of the index. */
export async function* groupMessagePages(
  db: Kysely<Tables>,
  { groupId, userId, hide }: { groupId: number; userId: number; hide: readonly string[] },
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row & { id: number }>`
      select * from group_message
      where group_id = ${groupId} and send_id = ${userId} and id > ${after}
        and (gone_at is null or gone_at > extract(epoch from now()) * 1000)
      order by id limit ${sql.lit(PAGE)}`.execute(db);
    yield rows.map((row) => without(row, hide));
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Erases a person's rows of one table. */
export const erasePersonalRows = (db: Kysely<Tables>, one: PersonalTable, userId: number): Promise<void> =>
  eraseRows(db, one.table, belongsTo(one, userId));

/** Erases the AI replies of a person's own chats, with their variants. */
export async function eraseAiReplies(db: Kysely<Tables>, userId: number): Promise<void> {
  const alone = sql`select id from ai_turn where user_id = ${userId} and group_id = 0`;
  await eraseRows(db, "ai_variant", sql`turn_id in (${alone})`);
  await eraseRows(db, "ai_turn", sql`user_id = ${userId} and group_id = 0`);
}

/** Groups a person is in, with the heir of each one they own: an administrator, else the earliest member. */
export async function findMembershipsToEnd(
  db: Kysely<Tables>,
  userId: number,
  personType: number,
): Promise<{ group_id: number; owner: boolean; heir: number | null }[]> {
  const { rows } = await sql<{ group_id: number; owner: boolean; heir: number | null }>`
    select m.group_id, m.role = 'owner' as owner, (
      select h.user_id from group_member h join app_user u on u.id = h.user_id
      where h.group_id = m.group_id and not h.quit and h.user_id <> m.user_id
        and u.type = ${personType} and u.password_hash <> ''
      order by h.role = 'admin' desc, h.joined_at, h.user_id limit 1
    ) as heir
    from group_member m where m.user_id = ${userId} and not m.quit order by m.group_id`.execute(db);
  return rows;
}

/** Clears the names a person had and gave in groups, and their chat settings. */
export async function blankMemberships(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`
    update group_member set remark_nick_name = '', remark_group_name = '', is_dnd = false, muted_until = 0,
      notice_read_at = 0
    where user_id = ${userId}`.execute(db);
}

/** Clears who paid at a provider; the payment itself stays. */
export async function clearPayer(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`update pay_order set payer = null where user_id = ${userId} and payer is not null`.execute(db);
}

/** Marks an account as deleted and clears when it was last seen. */
export async function markAccountDeleted(db: Kysely<Tables>, userId: number, now: number): Promise<void> {
  await sql`update app_user set gone_at = ${now}, last_seen_at = 0 where id = ${userId}`.execute(db);
}
