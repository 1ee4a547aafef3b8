import { type Kysely, sql } from "kysely";

/**
 * What made a file's bytes, and what refers to it. A row of `file_use` is one thing (`holder`, `id`, `part`) that shows
 * a file; triggers on the holders' tables write it in the holder's own transaction (`1391-files-in-use.ts`), so that no
 * code can forget it. A file whose last use goes ends there and then: `expires_at` 0 is an end nothing takes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_file
      add column kind text check (kind in ('picture', 'film', 'sound', 'card', 'file')),
      add column closed boolean not null default false`.execute(db);
  await sql`
    update stored_file set kind = case when type like 'video/%' then 'film' else 'sound' end
    where type like 'video/%' or type like 'audio/%'`.execute(db);
  await sql`
    create table file_use (
      key text not null,
      holder text not null,
      id int8 not null,
      part int8 not null default 0,
      until int8,
      open boolean not null default true,
      primary key (key, holder, id, part)
    )`.execute(db);
  await sql`create index file_use_holder on file_use (holder, id, part)`.execute(db);
  await readingFunctions(db);
  await writingFunctions(db);
}

/**
 * Which files a text names: only where an address stands, never in words somebody wrote. A key that was never stored
 * finds nothing, so none is looked at closely: a pattern would cost a millisecond each.
 */
async function readingFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function file_key_of(address text) returns text language sql immutable as $$
      select case
        when address like '/files/%' then substr(address, 8)
        when address like 'http%://%/files/%' then split_part(address, '/files/', 2) end
    $$`.execute(db);
  await sql`
    create function file_json(said text) returns jsonb language plpgsql immutable as $$
    begin
      return said::jsonb;
    exception when others then
      return null;
    end $$`.execute(db);
  await sql`
    create function files_at(said jsonb, variadic paths jsonpath[]) returns setof text
    language plpgsql immutable as $$
    begin
      return query select distinct file_key_of(one #>> '{}')
        from unnest(paths) path, jsonb_path_query(said, path) one
        where jsonb_typeof(one) = 'string' and file_key_of(one #>> '{}') is not null;
    end $$`.execute(db);
  // What JSON of PostgreSQL cannot hold, a NUL or half a character, hides no address: then each counts.
  await sql`
    create function content_files(content text) returns setof text language plpgsql immutable as $$
    declare
      said jsonb := file_json(content);
    begin
      if said is null then
        return query select m[1] from regexp_matches(
          replace(content, chr(92), ''), '/files/([A-Za-z0-9_-]+(?:[.][a-z0-9]+)?)', 'g') m;
      else
        return query select distinct k from (values (file_key_of(said ->> 'url')),
          (file_key_of(said ->> 'originUrl')), (file_key_of(said ->> 'thumbUrl')),
          (file_key_of(said ->> 'coverUrl'))) named(k) where k is not null;
      end if;
    end $$`.execute(db);
  await sql`
    create function message_files(type int8, content text, extra text) returns setof text
    language plpgsql immutable as $$
    declare
      said jsonb;
    begin
      if type in (1, 2, 3, 4, 7) and content <> '' then
        return query select content_files(content);
      end if;
      if position('/files/' in extra) > 0 then
        said := file_json(extra);
        return query select content_files(item ->> 'content')
          from jsonb_path_query(said, '$.merged.items[*]') item where (item ->> 'type')::int8 in (1, 2, 3, 4, 7);
        if (said -> 'quote' ->> 'type')::int8 in (1, 2, 3, 4, 7) then
          return query select content_files(said -> 'quote' ->> 'text');
        end if;
      end if;
    end $$`.execute(db);
  await sql`
    create function evidence_files(said jsonb) returns setof text language plpgsql immutable as $$
    declare
      leaf text;
    begin
      for leaf in select distinct one #>> '{}' from jsonb_path_query(said, '$.**') one
        where jsonb_typeof(one) = 'string'
      loop
        if file_key_of(leaf) is not null then
          return next file_key_of(leaf);
        elsif left(leaf, 1) in ('{', '[') and position('/files/' in leaf) > 0 then
          return query select evidence_files(file_json(leaf));
        end if;
      end loop;
    end $$`.execute(db);
}

/**
 * Locks come before looking: whoever attaches or lets go of a file waits for who does the same, in one order. Plans are
 * made once and tables grow: they are read by their indexes from the beginning, and a few rows at a time.
 */
async function writingFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function file_settle(keys text[], later int8) returns void language plpgsql as $$
    begin
      update stored_file f set
        last_used_at = greatest(f.last_used_at, f.created_at + 1),
        closed = u.used and not u.shown,
        expires_at = case
          when not u.used then coalesce(later, 0)
          when u.stays then null
          else (select max(until) from file_use where key = f.key) end
      from (
        select key,
          (select true from file_use where key = k.key limit 1) is true as used,
          (select true from file_use where key = k.key and open limit 1) is true as shown,
          (select true from file_use where key = k.key and until is null limit 1) is true as stays
        from unnest(keys) as k(key)
      ) u
      where f.key = u.key and f.expires_at is distinct from 0;
    end $$`.execute(db);
  // later: a file only a draft lets go of may come back until then, as its author undoes.
  await sql`
    create function file_uses_set(
      of_holder text, of_id int8, of_part int8, keys text[], shown boolean, gone int8, later int8
    ) returns void language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      standing text[];
      wanted text[];
      touched text[];
    begin
      select coalesce(array_agg(key order by key), '{}') into standing
        from file_use where holder = of_holder and id = of_id and part = of_part;
      select coalesce(array_agg(distinct k order by k), '{}') into wanted from unnest(keys) k;
      if standing = wanted and not exists (
        select from file_use where holder = of_holder and id = of_id and part = of_part
          and (open <> shown or until is distinct from gone)
      ) then
        return;
      end if;
      touched := standing || wanted;
      perform from stored_file where key = any (touched) order by key for no key update;
      delete from file_use
        where holder = of_holder and id = of_id and part = of_part and key <> all (wanted);
      insert into file_use (key, holder, id, part, open, until)
        select key, of_holder, of_id, of_part, shown, gone from stored_file
        where key = any (wanted) and expires_at is distinct from 0
        on conflict (key, holder, id, part) do update set open = excluded.open, until = excluded.until;
      select array_agg(distinct k) into touched from unnest(touched) k;
      perform file_settle(touched, later);
    end $$`.execute(db);
  await sql`
    create function file_uses_open(of_holder text, of_id int8, shown boolean) returns void
    language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      touched text[];
    begin
      select array_agg(distinct key) into touched from file_use where holder = of_holder and id = of_id;
      if touched is null then
        return;
      end if;
      perform from stored_file where key = any (touched) order by key for no key update;
      update file_use set open = shown where holder = of_holder and id = of_id and open <> shown;
      perform file_settle(touched, null);
    end $$`.execute(db);
}
