import type { Kysely } from "kysely";
import { sql } from "kysely";

/**
 * The double-entry ledger (`money §3.1`). The database itself holds what must never break: a transaction's
 * entries sum to zero in one asset, balances follow from entries and from nothing else, nobody is overdrawn,
 * and what is written stays written. Platform accounts get their balances when transactions are sealed, so
 * that no transaction waits for another at `issue` or `revenue`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_account (
      id int8 generated always as identity primary key,
      owner_id int8 not null check (owner_id >= 0),
      kind text not null,
      asset text not null check (asset in ('CAP', 'CNY')),
      balance int8 not null default 0,
      last_seq int8 not null default 0,
      unique (owner_id, kind),
      constraint ledger_account_of_user check (
        owner_id = 0 or (
          asset = 'CAP' and kind in ('paid', 'bonus', 'held', 'income', 'income_pending', 'debt')
        )
      ),
      constraint ledger_account_not_overdrawn check (owner_id = 0 or kind = 'debt' or balance >= 0),
      constraint ledger_account_debt check (kind <> 'debt' or balance <= 0)
    )`.execute(db);
  await sql`
    insert into ledger_account (owner_id, kind, asset) values
      (0, 'issue:paid', 'CAP'), (0, 'issue:bonus', 'CAP'), (0, 'revenue', 'CAP'), (0, 'creator_pool', 'CAP'),
      (0, 'deferred', 'CNY'), (0, 'clearing:sandbox', 'CNY'), (0, 'clearing:stripe', 'CNY'),
      (0, 'clearing:alipay', 'CNY'), (0, 'clearing:wechat', 'CNY')`.execute(db);
  await sql`
    create table ledger_key (
      key text primary key,
      req_hash text not null,
      outcome jsonb,
      created_at int8 not null
    )`.execute(db);
  await sql`
    create table ledger_seal (
      id int8 primary key,
      prev text not null,
      hash text not null,
      txns int4 not null,
      sealed_at int8 not null
    )`.execute(db);
  await sql`
    create table ledger_txn (
      id int8 generated always as identity primary key,
      key text not null unique,
      kind text not null,
      params jsonb not null,
      cause_type text,
      cause_id text,
      reverses int8 references ledger_txn (id),
      created_at int8 not null,
      seal_id int8
    )`.execute(db);
  await sql`create index ledger_txn_unsealed on ledger_txn (id) where seal_id is null`.execute(db);
  await sql`create index ledger_txn_sealed on ledger_txn (seal_id, id)`.execute(db);
  await sql`
    create table ledger_entry (
      txn_id int8 not null references ledger_txn (id),
      account_id int8 not null,
      owner_id int8 not null,
      account text not null,
      asset text not null,
      topic text not null,
      amount int8 not null check (amount <> 0),
      balance int8,
      spendable int8,
      primary key (txn_id, account_id)
    )`.execute(db);
  const spendable = sql`owner_id > 0 and account in ('paid', 'bonus', 'income')`;
  await sql`create index ledger_entry_statement on ledger_entry (owner_id, txn_id desc) where ${spendable}`.execute(
    db,
  );
  await sql`
    create index ledger_entry_topic on ledger_entry (owner_id, topic, txn_id desc) where ${spendable}`.execute(
    db,
  );
  await sql`create index ledger_entry_account on ledger_entry (account_id)`.execute(db);
  await sql`
    create table ledger_hold (
      id int8 generated always as identity primary key,
      txn_id int8 not null references ledger_txn (id),
      owner_id int8 not null,
      bonus int8 not null check (bonus >= 0),
      paid int8 not null check (paid >= 0),
      income int8 not null check (income >= 0),
      status text not null default 'open' check (status in ('open', 'posted', 'voided', 'expired')),
      resolved_by int8 references ledger_txn (id),
      expires_at int8,
      created_at int8 not null,
      check (bonus + paid + income > 0),
      check ((status = 'open') = (resolved_by is null))
    )`.execute(db);
  await sql`create index ledger_hold_txn on ledger_hold (txn_id)`.execute(db);
  await sql`create index ledger_hold_open on ledger_hold (owner_id) where status = 'open'`.execute(db);
  await sql`create index ledger_hold_expiry on ledger_hold (expires_at) where status = 'open'`.execute(db);
  await guards(db);
}

async function guards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_entries_posted() returns trigger language plpgsql as $$
    declare
      entry record;
      after int8;
    begin
      if exists (
        select from fresh group by txn_id having sum(amount) <> 0 or count(distinct asset) <> 1
      ) then
        raise exception 'a ledger transaction does not balance' using errcode = '23514';
      end if;
      for entry in select account_id, amount, balance from fresh where owner_id > 0 order by account_id loop
        update ledger_account set balance = balance + entry.amount, last_seq = last_seq + 1
          where id = entry.account_id returning balance into after;
        if after is distinct from entry.balance then
          raise exception 'a ledger entry was made from a stale balance' using errcode = '23514';
        end if;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_posted after insert on ledger_entry
    referencing new table as fresh for each statement execute function ledger_entries_posted()`.execute(db);
  await sql`
    create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'ledger_txn' then
        if old.seal_id is null and to_jsonb(new) - 'seal_id' = to_jsonb(old) - 'seal_id' then
          return new;
        end if;
      end if;
      raise exception 'the ledger is append-only' using errcode = '23514';
    end $$`.execute(db);
  for (const table of ["ledger_txn", "ledger_entry", "ledger_seal"]) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete on ${sql.id(table)}
      for each row execute function ledger_is_append_only()`.execute(db);
  }
  await sql`
    create function ledger_hold_resolves_once() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.status = 'open' and new.status <> 'open'
        and to_jsonb(new) - '{status,resolved_by}'::text[] = to_jsonb(old) - '{status,resolved_by}'::text[]
      then
        return new;
      end if;
      raise exception 'a hold resolves once' using errcode = '23514';
    end $$`.execute(db);
  await sql`
    create trigger ledger_hold_resolves_once before update or delete on ledger_hold
    for each row execute function ledger_hold_resolves_once()`.execute(db);
}
