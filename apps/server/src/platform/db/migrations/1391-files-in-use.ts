import { type Kysely, sql } from "kysely";

interface Holder {
  table: string;
  /** A row trigger's function: says with `file_uses_set` what the row shows now. */
  body: string;
  /** Columns that change what it shows, and which rows can show anything; both of `new` and of `old`. */
  columns: string;
  shows: (row: "new" | "old") => string;
  /** The files of a row `r` that is there already: holder, id, part, keys, whether they are seen, until when. */
  standing: string;
}

const MEDIA = "(1, 2, 3, 4, 7)";

/** Each kind of message alike: `until` is the time it disappears. */
const stream = (table: string): Holder => ({
  table,
  body: `perform file_uses_set('${table}', new.id, 0,
    array(select message_files(new.type, new.content, new.extra)), true, new.gone_at, null);`,
  columns: "content, extra, gone_at",
  shows: (row) => `${row}.type in ${MEDIA} or ${row}.extra like '%/files/%'`,
  standing: `select '${table}', r.id, 0, array(select message_files(r.type, r.content, r.extra)), true, r.gone_at
    from ${table} r where r.type in ${MEDIA} or r.extra like '%/files/%'`,
});

const sheetFiles = (json: string) => `array(select files_at(file_json(${json}), '$.avatar', '$.background'))`;
const coverFiles = (json: string) => `array(select files_at(file_json(${json}), '$.cover'))`;
const graphFiles = (json: string) => `case when position('/files/' in ${json}) > 0
  then array(select files_at(file_json(${json}), '$.cast[*].avatar', '$.nodes[*].background')) else '{}' end`;
const postFiles = (row: string) =>
  `array(select files_at(file_json(${row}.media), '$[*].url', '$[*].thumbUrl')
    union select files_at(file_json(${row}.cover), '$.url', '$.thumbUrl'))`;
const plain = (...columns: string[]) =>
  `array(select key from unnest(array[${columns.map((one) => `file_key_of(${one})`).join(", ")}]) key where key is not null)`;
/** Hours in which an author takes back a change of a draft, milliseconds. */
const UNDONE = "24 * 3600000";

/** What a removed row of `table` showed, nobody sees. */
const unless = (row: string, files: string) =>
  `case when ${row}.removed_at is null then ${files} else '{}' end`;

const holders: readonly Holder[] = [
  stream("private_message"),
  stream("group_message"),
  {
    table: "scheduled_message",
    body: `perform file_uses_set('scheduled_message', new.id, 0,
      array(select message_files(new.type, new.content, null)), true, null, null);`,
    columns: "content",
    shows: (row) => `${row}.type in ${MEDIA}`,
    standing: `select 'scheduled_message', r.id, 0, array(select message_files(r.type, r.content, null)), true, null::int8
      from scheduled_message r where r.type in ${MEDIA}`,
  },
  {
    table: "post",
    // Hidden by an administrator it waits for an appeal, and nobody sees its pictures meanwhile.
    body: `perform file_uses_set('post', new.id, 0, ${unless("new", postFiles("new"))},
      new.status <> 'hidden', null, null);`,
    columns: "media, cover, status, removed_at",
    shows: (row) => `${row}.media <> '[]' or ${row}.cover is not null`,
    standing: `select 'post', r.id, 0, ${postFiles("r")}, r.status <> 'hidden', null::int8
      from post r where r.removed_at is null and (r.media <> '[]' or r.cover is not null)`,
  },
  {
    table: "ai_character",
    body: `perform file_uses_set('character', new.id, 0, ${unless("new", sheetFiles("new.sheet"))},
        new.status <> 'banned', null,
        case when new.removed_at is null then new.updated_at + ${UNDONE} end);
      perform file_uses_set('character_live', new.id, 0, ${unless("new", sheetFiles("new.live_sheet"))},
        new.status <> 'banned', null, null);
      if tg_op = 'UPDATE' and (old.status = 'banned') <> (new.status = 'banned') then
        perform file_uses_open('profile', new.user_id, new.status <> 'banned');
      end if;`,
    columns: "sheet, live_sheet, status, removed_at",
    shows: (row) => `${row}.sheet like '%/files/%' or ${row}.live_sheet like '%/files/%'`,
    standing: `select 'character', r.id, 0, ${sheetFiles("r.sheet")}, r.status <> 'banned', null::int8
        from ai_character r where r.removed_at is null
      union all select 'character_live', r.id, 0, ${sheetFiles("r.live_sheet")}, r.status <> 'banned', null::int8
        from ai_character r where r.removed_at is null and r.live_sheet is not null`,
  },
  {
    table: "ai_card",
    body: `perform file_uses_set('card', new.character_id, 0, ${plain("new.files")}, true, null, null);`,
    columns: "files",
    shows: (row) => `${row}.files is not null`,
    standing: `select 'card', r.character_id, 0, ${plain("r.files")}, true, null::int8
      from ai_card r where r.files is not null`,
  },
  {
    table: "story",
    body: `perform file_uses_set('story', new.id, 0,
        ${unless("new", `${coverFiles("new.sheet")} || ${graphFiles("new.graph")}`)}, new.status <> 'banned', null,
        case when new.removed_at is null then new.updated_at + ${UNDONE} end);
      if tg_op = 'UPDATE' and (old.status = 'banned') <> (new.status = 'banned') then
        perform file_uses_open('story_version', new.id, new.status <> 'banned');
      end if;`,
    columns: "sheet, graph, status, removed_at",
    shows: (row) =>
      `${row}.sheet like '%/files/%' or ${row}.graph like '%/files/%' or ${row}.live_version > 0`,
    standing: `select 'story', r.id, 0, ${coverFiles("r.sheet")} || ${graphFiles("r.graph")},
      r.status <> 'banned', null::int8 from story r where r.removed_at is null`,
  },
  {
    table: "story_version",
    body: `perform file_uses_set('story_version', new.story_id, new.version,
      ${coverFiles("new.sheet")} || ${graphFiles("new.graph")},
      coalesce((select status <> 'banned' from story where id = new.story_id), true), null, null);`,
    columns: "sheet, graph",
    shows: (row) => `${row}.sheet like '%/files/%' or ${row}.graph like '%/files/%'`,
    standing: `select 'story_version', r.story_id, r.version, ${coverFiles("r.sheet")} || ${graphFiles("r.graph")},
      s.status <> 'banned', null::int8 from story_version r join story s on s.id = r.story_id`,
  },
  {
    table: "app_user",
    body: `perform file_uses_set('profile', new.id, 0, ${plain("new.head_image", "new.head_image_thumb")},
      new.type <> 3 or coalesce((select status <> 'banned' from ai_character where user_id = new.id), true), null, null);`,
    columns: "head_image, head_image_thumb",
    shows: (row) => `${row}.head_image <> '' or ${row}.head_image_thumb <> ''`,
    standing: `select 'profile', r.id, 0, ${plain("r.head_image", "r.head_image_thumb")},
      r.type <> 3 or coalesce((select status <> 'banned' from ai_character where user_id = r.id), true), null::int8
      from app_user r where r.head_image <> '' or r.head_image_thumb <> ''`,
  },
  {
    table: "app_group",
    body: `perform file_uses_set('group', new.id, 0, ${plain("new.head_image", "new.head_image_thumb")},
      true, null, null);`,
    columns: "head_image, head_image_thumb",
    shows: (row) => `${row}.head_image <> '' or ${row}.head_image_thumb <> ''`,
    standing: `select 'group', r.id, 0, ${plain("r.head_image", "r.head_image_thumb")}, true, null::int8
      from app_group r where r.head_image <> '' or r.head_image_thumb <> ''`,
  },
  {
    table: "image",
    body: `perform file_uses_set('image', new.id, 0, ${unless("new", plain("new.url", "new.thumb_url"))},
      true, null, null);`,
    columns: "url, thumb_url, removed_at",
    shows: () => "true",
    standing: `select 'image', r.id, 0, ${plain("r.url", "r.thumb_url")}, true, null::int8
      from image r where r.removed_at is null`,
  },
  {
    table: "ai_variant",
    body: `perform file_uses_set('variant', new.turn_id, new.place, ${plain("new.sound")}, true, null, null);`,
    columns: "sound",
    shows: (row) => `${row}.sound is not null`,
    standing: `select 'variant', r.turn_id, r.place, ${plain("r.sound")}, true, null::int8
      from ai_variant r where r.sound is not null`,
  },
  {
    table: "report",
    // The bytes stay as evidence; they are seen again where a case is open.
    body: `perform file_uses_set('report', new.id, 0, array(select evidence_files(new.evidence)), false, null, null);`,
    columns: "evidence",
    shows: (row) => `${row}.evidence::text like '%/files/%'`,
    standing: `select 'report', r.id, 0, array(select evidence_files(r.evidence)), false, null::int8
      from report r where r.evidence::text like '%/files/%'`,
  },
  {
    table: "admin_case",
    body: `perform file_uses_set('case', new.id, 0, array(select evidence_files(new.evidence)),
      new.decision is null, null, null);`,
    columns: "evidence, decision",
    shows: (row) => `${row}.evidence::text like '%/files/%'`,
    standing: `select 'case', r.id, 0, array(select evidence_files(r.evidence)), r.decision is null, null::int8
      from admin_case r where r.evidence::text like '%/files/%'`,
  },
];

/** What a holder's uses are called, and the columns that name a row. */
const ends: Readonly<Record<string, readonly [names: readonly string[], id: string, part: string]>> = {
  ai_character: [["character", "character_live"], "id", "0"],
  ai_card: [["card"], "character_id", "0"],
  story_version: [["story_version"], "story_id", "old.version"],
  ai_variant: [["variant"], "turn_id", "old.place"],
  app_user: [["profile"], "id", "0"],
  app_group: [["group"], "id", "0"],
  admin_case: [["case"], "id", "0"],
};

async function watch(db: Kysely<unknown>, { table, body, columns, shows }: Holder): Promise<void> {
  const [names, id, part] = ends[table] ?? [[table], "id", "0"];
  const over = names
    .map((name) => `perform file_uses_set('${name}', old.${id}, ${part}, '{}', true, null, null);`)
    .join("\n");
  const changed = columns
    .split(", ")
    .map((column) => `old.${column} is distinct from new.${column}`)
    .join(" or ");
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create function ${table}_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        ${over}
      else
        ${body}
      end if;
      return null;
    end $$`);
  const trigger = (name: string, when: string, condition: string) =>
    run(`create trigger ${table}_files_${name} after ${when} on ${table} for each row
      when (${condition}) execute function ${table}_files()`);
  await trigger("come", "insert", shows("new"));
  await trigger("change", `update of ${columns}`, `(${shows("old")} or ${shows("new")}) and (${changed})`);
  await trigger("go", "delete", shows("old"));
}

/**
 * A private message each of its two removed or cleared away is seen by nobody, as good as recalled; a character sees
 * nothing. Only messages that show files are looked at.
 */
async function watchUnseen(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function private_message_seen_by(said private_message, viewer int8, peer int8) returns boolean
    language sql stable as $$
      select viewer = coalesce(said.only_for, viewer)
        and exists (select from app_user where id = viewer and type = 1)
        and not exists (select from message_removed r
          where r.user_id = viewer and r.kind = 'private' and r.message_id = said.id)
        and said.id > coalesce((select cleared_up_to from chat_state s
          where s.user_id = viewer and s.chat_id = 'p:' || peer), 0)
    $$`.execute(db);
  await sql`
    create function private_message_unseen(of_id int8) returns void language plpgsql as $$
    declare
      said private_message;
    begin
      if not exists (select from file_use where holder = 'private_message' and id = of_id) then
        return;
      end if;
      select * into said from private_message where id = of_id;
      if not private_message_seen_by(said, said.lo, said.hi) and not private_message_seen_by(said, said.hi, said.lo) then
        perform file_uses_set('private_message', of_id, 0, '{}', true, null, null);
      end if;
    end $$`.execute(db);
  await sql`
    create function message_removed_files() returns trigger language plpgsql as $$
    begin
      perform private_message_unseen(new.message_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger message_removed_files after insert on message_removed for each row
      when (new.kind = 'private') execute function message_removed_files()`.execute(db);
  await sql`
    create function chat_state_files() returns trigger language plpgsql as $$
    declare
      peer int8 := substr(new.chat_id, 3)::int8;
      since int8 := 0;
    begin
      if tg_op = 'UPDATE' then
        since := coalesce(old.cleared_up_to, 0);
      end if;
      perform private_message_unseen(m.id) from private_message m
        where m.lo = least(new.user_id, peer) and m.hi = greatest(new.user_id, peer)
          and m.id > since and m.id <= new.cleared_up_to
          and (m.type in (1, 2, 3, 4, 7) or m.extra like '%/files/%');
      return null;
    end $$`.execute(db);
  for (const [name, when, changed] of [
    ["come", "insert", "true"],
    ["change", "update of cleared_up_to", "old.cleared_up_to is distinct from new.cleared_up_to"],
  ] as const)
    await sql
      .raw(
        `create trigger chat_state_files_${name} after ${when} on chat_state for each row
           when (new.cleared_up_to is not null and new.chat_id like 'p:%' and ${changed})
           execute function chat_state_files()`,
      )
      .execute(db);
}

/** Uses follow their holders' rows from here on; those of rows that are there already are written down once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const holder of holders) {
    await watch(db, holder);
    await sql`
      insert into file_use (key, holder, id, part, open, until)
      select distinct on (f.key, h.id, h.part, h.holder) f.key, h.holder, h.id, h.part, h.shown, h.gone
      from (${sql.raw(holder.standing)}) as h(holder, id, part, keys, shown, gone)
        cross join lateral unnest(h.keys) as k(key) join stored_file f on f.key = k.key`.execute(db);
  }
  await watchUnseen(db);
  await sql`
    update stored_file f set last_used_at = greatest(f.last_used_at, f.created_at + 1),
      closed = not u.shown, expires_at = case when u.stays then null else u.gone end
    from (
      select key, bool_or(open) as shown, bool_or(until is null) as stays, max(until) as gone
      from file_use group by key
    ) u where f.key = u.key`.execute(db);
  // Something referred to them once, and what it was is recalled, deleted or replaced: they were to go with it.
  await sql`
    update stored_file f set expires_at = 0
    where f.last_used_at > f.created_at and not exists (select from file_use u where u.key = f.key)`.execute(
    db,
  );
}
