import { randomUUID } from "node:crypto";
import { aiLabelOf, type Character, type CharacterReading, characterJson, makeCharacter } from "@4d/cards";
import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import type { Incoming } from "../../../platform/http/routes.ts";
import { admitUpload, saveFile, urlOf, withStorageErrors } from "../../files/index.ts";
import { presentDraft } from "../characters.presenter.ts";
import { findByKey, insertCharacter } from "../characters.repository.ts";
import type { CharacterRow } from "../characters.table.ts";
import { ensureCharacterLimit, ownCharacter } from "../own-character.ts";
import type { Source } from "../source.ts";
import { savePictures } from "./card-pictures.ts";
import { notesFor, sheetOfCard } from "./card-sheet.ts";
import { insertCard } from "./cards.repository.ts";
import { enforceImports, importWarnings, withIncoming } from "./incoming-card.ts";
import { writeCard } from "./work-on-card.ts";

type Import = typeof api.characterMaking.importCard;
type Imported = OutputOf<Import>;

/** Packs and saves the card's own files for a later export; null when it has none. */
async function saveFiles({ services, actor }: Context, reading: CharacterReading): Promise<string | null> {
  if (reading.files.size === 0) return null;
  const bare = makeCharacter({ name: reading.character.name });
  const options = { format: "charx", files: reading.files, ownerId: actor.id } as const;
  const packed = await writeCard(services, bare, options);
  if (packed.kind === "refused") return null;
  const key = await withStorageErrors(
    saveFile(services, {
      owner: actor.id,
      name: "card.charx",
      permanent: true,
      extension: "charx",
      body: packed.bytes,
      what: { type: "application/octet-stream", kind: "card" },
    }),
  );
  return urlOf(services.config.publicUrl, key);
}

interface NewDraft {
  key: string;
  sheet: object;
  source: Source;
  character: Character;
  files: string | null;
}

/** Inserts a private draft and its original card, once per key. */
async function saveImportedDraft({ services, actor }: Context, made: NewDraft): Promise<CharacterRow> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const row = await insertCharacter(trx, {
      owner_id: actor.id,
      sheet: JSON.stringify(made.sheet),
      source: JSON.stringify(made.source),
      idem_key: made.key,
      created_at: now,
      updated_at: now,
    });
    if (!row) return ownCharacter(await findByKey(trx, actor.id, made.key), actor.id);
    const raw =
      Object.keys(made.character.raw).length > 0 ? made.character.raw : characterJson(made.character);
    await insertCard(trx, { character_id: row.id, card_raw: JSON.stringify(raw), files: made.files });
    return row;
  });
}

/** Creates a private draft from a parsed card. */
async function createDraft(ctx: Context, reading: CharacterReading, key: string): Promise<Imported> {
  const { sheet, left } = sheetOfCard(reading.character);
  const intro = notesFor(reading.character, ctx.lang);
  const { warnings: unpictured, ...pictures } = await savePictures(ctx, reading);
  const label = reading.format === "png" && reading.picture ? (aiLabelOf(reading.picture) ?? null) : null;
  const { avatar, background, emotions } = pictures;
  const source: Source = { kind: "card", format: reading.format, avatar, background, emotions, label };
  const files = await saveFiles(ctx, reading);
  const whole = { ...sheet, intro, ...pictures };
  const row = await saveImportedDraft(ctx, {
    key,
    sheet: whole,
    source,
    character: reading.character,
    files,
  });
  return {
    draft: presentDraft(row),
    warnings: importWarnings(reading, [...left, ...unpictured], ctx.lang),
  };
}

/**
 * Imports a character card of any version, or a lorebook, as a private draft (`CHAR-5`, `characters §5.3`). Nothing in
 * it is run or fetched; texts above our limits are cut with a warning, and the whole card is kept for export.
 * @throws Failure invalid with `data.reason` for every guard, tooLarge, tooMany, unavailable.
 */
export async function importCard({
  ctx,
  input,
  body,
}: Call<InputOf<Import>> & { body: Incoming }): Promise<Imported> {
  const { services, actor } = ctx;
  const key = input["idempotency-key"] ?? randomUUID();
  const known = await findByKey(services.db, actor.id, key);
  if (known) {
    body.stream.resume();
    return { draft: presentDraft(ownCharacter(known, actor.id)), warnings: [] };
  }
  await enforceImports(ctx);
  await ensureCharacterLimit(services, actor.id);
  await admitUpload(ctx, 0);
  return withIncoming(ctx, body, (reading) => createDraft(ctx, reading, key));
}
