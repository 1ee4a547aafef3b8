import { type Kysely, sql } from "kysely";

export const bearable = true;

const files = (json: string) =>
  `array(select files_at(file_json(${json}), '$.avatar', '$.background', '$.emotions[*].picture'))`;
const unremoved = (json: string) => `case when new.removed_at is null then ${files(json)} else '{}' end`;

/** A character's sheet also shows its pictures of emotions; earlier sheets have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function ai_character_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform file_uses_set('character', old.id, 0, '{}', true, null, null);
        perform file_uses_set('character_live', old.id, 0, '{}', true, null, null);
      else
        perform file_uses_set('character', new.id, 0, ${unremoved("new.sheet")}, new.status <> 'banned', null,
          case when new.removed_at is null then new.updated_at + 24 * 3600000 end);
        perform file_uses_set('character_live', new.id, 0, ${unremoved("new.live_sheet")},
          new.status <> 'banned', null, null);
        if tg_op = 'UPDATE' and (old.status = 'banned') <> (new.status = 'banned') then
          perform file_uses_open('profile', new.user_id, new.status <> 'banned');
        end if;
      end if;
      return null;
    end $$`)
    .execute(db);
}
