import {
  type Asset,
  type CardFiles,
  type Character,
  embeddedPath,
  isMainIcon,
  makeAsset,
  type WriteOptions,
} from "@4d/cards";
import {
  type api,
  CARD_UPLOAD_MAX,
  type CardFormatName,
  type CharacterSheet,
  cleanFileName,
  type InputOf,
  type OutputOf,
} from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure, fail } from "../../../platform/failure.ts";
import { saveFile, storedBytes, storedPng, urlOf, withStorageErrors } from "../../files/index.ts";
import { findUser } from "../../users/index.ts";
import { attachedBooks } from "../books/book-file.ts";
import { mayAccess, mayEdit } from "../characters.policy.ts";
import { findCharacter } from "../characters.repository.ts";
import type { CharacterRow } from "../characters.table.ts";
import { NO_SUCH_CHARACTER } from "../own-character.ts";
import { readSheet, readSource, type Source } from "../source.ts";
import { PRODUCER } from "../speak-line.ts";
import { findCard } from "./cards.repository.ts";
import { withDefaultIcon, withEmotions } from "./export-emotions.ts";
import { cardOf } from "./sheet-card.ts";
import { inCardSlot, readCard, writeCard } from "./work-on-card.ts";

type Export = typeof api.characterMaking.exportCard;

/** @throws Failure tooMany. */
export const enforceExports = ({ services, actor }: Context): Promise<void> =>
  enforceLimit(services, `export:${actor.id}`, EXPORTS);

const EXPORTS = { rate: 1 / 10, burst: 10 };
const DAY_MS = 86_400_000;
const TYPES: Readonly<Record<CardFormatName, string>> = {
  png: "image/png",
  json: "application/octet-stream",
  charx: "application/octet-stream",
};

/** The sheet to export: the working sheet for its author, the published one for everybody else. */
function sheetFor(
  row: CharacterRow | undefined,
  viewerId: number,
): { row: CharacterRow; sheet: CharacterSheet } {
  ensure(row, "notFound", NO_SUCH_CHARACTER);
  if (mayEdit(row, viewerId)) return { row, sheet: readSheet(row.sheet) };
  const mayHaveIt = row.live_visibility === "public" && mayAccess(row, { id: viewerId, has: false });
  ensure(mayHaveIt && row.live_sheet, "notFound", NO_SUCH_CHARACTER);
  return { row, sheet: readSheet(row.live_sheet) };
}

/** The card a character was imported from, with its own files. */
async function importedCardOf({ services, actor }: Context, { id }: CharacterRow, name: string) {
  const stored = await findCard(services.db, id);
  if (!stored) return undefined;
  const raw = new TextEncoder().encode(stored.card_raw);
  const reading = await readCard(services, { bytes: raw, name: `${name}.json`, ownerId: actor.id });
  if (reading.kind !== "character") return undefined;
  const packed =
    stored.files === null ? undefined : await storedBytes(services, stored.files, CARD_UPLOAD_MAX);
  const unpacked = packed && (await readCard(services, { bytes: packed, name, ownerId: actor.id }));
  const files: CardFiles = unpacked?.kind === "character" ? unpacked.files : new Map();
  return { character: reading.character, files };
}

interface CardWithPictures {
  character: Character;
  files: CardFiles;
  picture: Buffer | undefined;
}

/** The card with the character's current pictures; an unchanged picture stays the file it was imported as. */
async function withPictures(
  { services, actor }: Context,
  { row, sheet }: { row: CharacterRow; sheet: CharacterSheet },
  { character, files, format }: { character: Character; files: CardFiles; format: CardFormatName },
): Promise<CardWithPictures> {
  const source = readSource(row.source);
  const was = source?.kind === "card" ? source : { avatar: "", background: "" };
  const icon = character.assets.find(isMainIcon);
  const isUnchanged =
    format === "charx" && sheet.avatar === was.avatar && files.has((icon && embeddedPath(icon)) ?? "");
  const picture =
    isUnchanged || format === "json"
      ? undefined
      : await storedPng(services, sheet.avatar, { who: actor.id, field: "avatar" });
  if (sheet.background === was.background || sheet.background === "" || format === "json")
    return { character, files, picture };
  const bytes = await storedPng(services, sheet.background, { who: actor.id, field: "background" });
  if (!bytes) return { character, files, picture };
  const path = "assets/background/images/main.png";
  const asset = makeAsset({ type: "background", uri: `embeded://${path}`, name: "main", ext: "png" });
  const others = character.assets.filter(({ type, name }: Asset) => type !== "background" || name !== "main");
  return {
    character: { ...character, assets: [...withDefaultIcon(others), asset] },
    files: new Map([...files, [path, new Uint8Array(bytes)]]),
    picture,
  };
}

/** The label of a machine-made portrait, whether imported or painted here. */
function labelOf(source: Source | undefined, { avatar }: CharacterSheet) {
  if (source?.kind === "starter") return { producer: PRODUCER, id: `${source.key}-avatar` };
  return source?.kind === "card" && avatar === source.avatar ? source.label : null;
}

/** Stores an exported file for a day. */
export async function saveExport(
  { services, actor }: Context,
  { name, format, bytes }: { name: string; format: CardFormatName; bytes: Uint8Array },
): Promise<OutputOf<Export>> {
  const fileName = cleanFileName(`${name}.${format}`);
  const key = await withStorageErrors(
    saveFile(services, {
      owner: actor.id,
      name: fileName,
      permanent: false,
      extension: format,
      body: bytes,
      what: { type: TYPES[format], kind: "card" },
      lifeMs: DAY_MS,
    }),
  );
  return { url: urlOf(services.config.publicUrl, key), name: fileName };
}

/**
 * Exports a character as a card file stored for one day (`CHAR-5`, `characters §5.4`): the caller's own, or a public
 * one.
 * @throws Failure notFound, invalid (a PNG without a picture, too large for its format), tooMany, unavailable.
 */
export async function exportCard({ ctx, input }: Call<InputOf<Export>>): Promise<OutputOf<Export>> {
  const { services, actor } = ctx;
  const { format } = input;
  const seen = sheetFor(await findCharacter(services.db, input.id), actor.id);
  await enforceExports(ctx);
  return inCardSlot(services, actor.id, () => written(ctx, seen, format));
}

/** Reads the pictures and the card's own files, and writes the card with them. */
async function written(
  ctx: Context,
  seen: ReturnType<typeof sheetFor>,
  format: CardFormatName,
): Promise<OutputOf<Export>> {
  const { services, actor } = ctx;
  const { row, sheet } = seen;
  const origin = await importedCardOf(ctx, row, sheet.name);
  const creator = (await findUser(services.db, row.owner_id))?.nick_name ?? "";
  const facts = { creator, version: row.version, createdAt: row.created_at, updatedAt: row.updated_at };
  const attached = await attachedBooks(ctx, row);
  const character = cardOf(sheet, facts, { card: origin?.character, attached });
  const files = origin?.files ?? new Map<string, Uint8Array>();
  const expressive =
    format === "json" ? { character, files } : await withEmotions(ctx, seen, { character, files });
  const pictured = await withPictures(ctx, seen, { ...expressive, format });
  const source = readSource(row.source);
  const label = labelOf(source, sheet);
  const options: WriteOptions = {
    format,
    files: pictured.files,
    ...(pictured.picture ? { picture: new Uint8Array(pictured.picture) } : {}),
    ...(label ? { aiLabel: label } : {}),
  };
  const card = await writeCard(services, pictured.character, { ...options, ownerId: actor.id });
  if (card.kind === "refused") {
    const { zh, en, reason } = card.refusal;
    return fail("invalid", { zh, en, data: { reason } });
  }
  return saveExport(ctx, { name: sheet.name || "character", format, bytes: card.bytes });
}
