-- The statements of one transfer of the ledger, for pgbench: see ledger-transfers.ts.
\set from random(:first, :first + :people - 1)
\set step random(1, :people - 1)
\set spread :first + (:from - :first + :step) % :people
\set to (CASE WHEN :hot > 0 THEN :hot ELSE :spread END)
\set key random(1, 9000000000000000000)
begin;
insert into ledger_key (key, req_hash, outcome, created_at) values ('pgbench:' || :key, 'hash', null, 0) on conflict do nothing;
with locked as (
  select owner_id, kind, balance from ledger_account where owner_id in (:from, :to) order by id for update
)
select max(balance) filter (where owner_id = :from and kind = 'bonus') - 1 as frombonus,
  max(balance) filter (where owner_id = :to and kind = 'bonus') + 1 as tobonus
from locked \gset
with txn as (
  insert into ledger_txn (key, kind, params, cause_type, cause_id, reverses, created_at)
  values ('pgbench:' || :key, 'adjusted', '{"reason":"bench"}', null, null, null, 0)
  returning id
)
insert into ledger_entry (txn_id, account_id, owner_id, account, asset, topic, amount, balance, spendable)
select txn.id, own.id, line.owner_id, line.account, own.asset, 'other', line.amount, line.balance, line.spendable
from txn cross join unnest(array[:from, :to]::int8[], array['bonus', 'bonus'], array[-1, 1]::int8[],
  array[:frombonus, :tobonus]::int8[], array[:frombonus, :tobonus]::int8[])
  as line (owner_id, account, amount, balance, spendable)
cross join lateral (
  select id, asset from ledger_account known
  where known.owner_id = line.owner_id and known.kind = line.account limit 1
) own
returning txn_id;
update ledger_key set outcome = '{"ok": true, "value": {"moved": 1}}' where key = 'pgbench:' || :key;
commit;
