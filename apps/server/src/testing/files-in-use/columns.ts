import { sql } from "kysely";
import type { Services } from "../../platform/services.ts";

/** Columns whose rows retain the files they name (`1391-files-in-use.ts`, `1392-emotion-pictures.ts`). */
export const WATCHED: readonly string[] = [
  "private_message.content",
  "private_message.extra",
  "group_message.content",
  "group_message.extra",
  "scheduled_message.content",
  "post.media",
  "post.cover",
  "ai_character.sheet",
  "ai_character.live_sheet",
  "ai_card.files",
  "story.sheet",
  "story.graph",
  "story_version.sheet",
  "story_version.graph",
  "app_user.head_image",
  "app_user.head_image_thumb",
  "app_group.head_image",
  "app_group.head_image_thumb",
  "image.url",
  "image.thumb_url",
  "ai_variant.sound",
  "report.evidence",
  "admin_case.evidence",
];

/** Columns that may name a file without retaining it, and why. */
export const UNWATCHED: Readonly<Record<string, string>> = {
  "ai_character.source": "tells what a picture was when it was imported; nobody is shown it",
  "story_version.ink": "compiled from its graph, and read with it",
  "story_version.characters": "the cast of its graph once more, for lists",
  "link_preview.image_url": "found on the web and kept for a fortnight, whoever asks",
  "admin_line.input": "what an administrator asked for, written down and never shown as a picture",
};

/** Every database column that now holds the address of a file: `table.column`. */
export async function columnsThatName({ db }: Pick<Services, "db">): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY')`.execute(db);
  const named: string[] = [];
  for (const { table, column } of rows) {
    const { rows: found } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ~ '/files/[A-Za-z0-9_-]{24}' limit 1`.execute(
      db,
    );
    if (found.length > 0) named.push(`${table}.${column}`);
  }
  return named.sort();
}
