import { randomUUID } from "node:crypto";
import {
  aiLabelOf,
  assetBytes,
  type Character,
  type CharacterReading,
  characterJson,
  isMainIcon,
  makeCharacter,
} from "@4d/cards";
import {
  type api,
  type CharacterSheet,
  cleanFileName,
  type InputOf,
  type OutputOf,
  SHEET_MAX,
} from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import type { Incoming } from "../../../platform/http/routes.ts";
import { admitUpload, saveFile, savePicture, urlOf, withStorageErrors } from "../../files/index.ts";
import { presentDraft } from "../characters.presenter.ts";
import { findByKey, insertCharacter } from "../characters.repository.ts";
import type { CharacterRow } from "../characters.table.ts";
import { ensureCharacterLimit, ownCharacter } from "../own-character.ts";
import type { Source } from "../source.ts";
import { sheetOfCard } from "./card-sheet.ts";
import { insertCard } from "./cards.repository.ts";
import { enforceImports, importWarnings, withIncoming } from "./incoming-card.ts";
import { writeCard } from "./work-on-card.ts";

type Import = typeof api.characterMaking.importCard;
type Imported = OutputOf<Import>;

interface Pictures extends Pick<CharacterSheet, "avatar" | "background" | "emotions"> {
  lost: string[];
}

/** Re-encodes the portrait and the background and saves them in our store (`characters §5.2`). */
async function savePictures({ services, actor }: Context, reading: CharacterReading): Promise<Pictures> {
  const { assets, name } = reading.character;
  const icon = assets.find(isMainIcon) ?? assets.find(({ type }) => type === "icon");
  const background = assets.find(({ type }) => type === "background");
  const found = {
    avatar: reading.picture ?? (icon && assetBytes(icon, reading)),
    background: background && assetBytes(background, reading),
  };
  const saved: Pictures = { avatar: "", background: "", emotions: [], lost: [] };
  const owner = { owner: actor.id, name: cleanFileName(name), permanent: true };
  const save = async (bytes: Uint8Array, part: string): Promise<string> => {
    try {
      return (await savePicture(services, async () => bytes, owner)).originUrl;
    } catch (error) {
      services.log.info({ err: error }, "a card's picture was not usable");
      saved.lost.push(part);
      return "";
    }
  };
  for (const part of ["avatar", "background"] as const) {
    const bytes = found[part];
    if (bytes) saved[part] = await save(bytes, part);
  }
  const faces = assets.filter(({ type }) => type === "emotion").slice(0, SHEET_MAX.emotions);
  for (const face of faces) {
    const bytes = assetBytes(face, reading);
    const picture = bytes ? await save(bytes, "emotions") : "";
    const emotion = { name: face.name.slice(0, SHEET_MAX.emotionName), picture };
    if (picture !== "" && face.name !== "") saved.emotions.push(emotion);
  }
  return saved;
}

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

const LOST = {
  avatar: { zh: "卡里的头像无法使用", en: "The card’s portrait can’t be used" },
  background: { zh: "卡里的背景无法使用", en: "The card’s background can’t be used" },
  emotions: { zh: "卡里有些表情图无法使用", en: "Some of the card’s pictures of emotions can’t be used" },
} as const;

const pictureWarnings = (lost: readonly string[]) =>
  [...new Set(lost)].map((part) => ({ code: "pictureLost", ...LOST[part as keyof typeof LOST] }));

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
  const { lost, ...pictures } = await savePictures(ctx, reading);
  const label = reading.format === "png" && reading.picture ? (aiLabelOf(reading.picture) ?? null) : null;
  const { avatar, background } = pictures;
  const source: Source = { kind: "card", format: reading.format, avatar, background, label };
  const files = await saveFiles(ctx, reading);
  const whole = { ...sheet, ...pictures };
  const row = await saveImportedDraft(ctx, {
    key,
    sheet: whole,
    source,
    character: reading.character,
    files,
  });
  return {
    draft: presentDraft(row),
    warnings: importWarnings(reading, [...left, ...pictureWarnings(lost)], ctx.lang),
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
