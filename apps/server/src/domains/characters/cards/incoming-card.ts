import { readFile } from "node:fs/promises";
import { type CardReading, type CharacterReading, makeCharacter } from "@4d/cards";
import { type api, CARD_UPLOAD_MAX, cleanFileName, type Lang, type OutputOf } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { fail } from "../../../platform/failure.ts";
import type { Incoming } from "../../../platform/http/routes.ts";
import { withSpooledFile, withStorageErrors } from "../../files/index.ts";
import { inCardSlot, readCard } from "./work-on-card.ts";

/** Six at once, then one a minute: each costs seconds of CPU. */
const IMPORTS = { rate: 1 / 60, burst: 6 };

/** @throws Failure tooMany. */
export const enforceImports = ({ services, actor }: Context): Promise<void> =>
  enforceLimit(services, `import:${actor.id}`, IMPORTS);

/** The refusal of a card above the size limit. */
const tooLarge = () =>
  fail("tooLarge", {
    zh: "文件太大，角色卡最大 50 MB",
    en: "The file is too large. A character card can have 50 MB at most",
    data: { reason: "tooLarge" },
  });

/** A file name that is only an extension, such as `.card`, gives the character no name. */
const namelessFile = /(?:^|[\\/])\.[^.\\/]*$/;

function characterOf(reading: CardReading, fileName: string): CharacterReading {
  if (reading.kind === "refused") {
    const { reason, field, zh, en } = reading.refusal;
    return fail("invalid", { zh, en, data: { reason, ...(field === undefined ? {} : { field }) } });
  }
  if (reading.kind === "character") return reading;
  const name = reading.lorebook.name.slice(0, 20) || fileName.replace(/\.[^.]*$/, "").slice(0, 20);
  return {
    kind: "character",
    character: makeCharacter({ name, lorebook: reading.lorebook }),
    format: "json",
    version: 3,
    picture: null,
    files: new Map(),
    warnings: reading.warnings,
  };
}

/** Spools the upload to a temporary file for `work`: uploads waiting for a slot take disk, not memory. */
export function withIncoming<T>(
  { services, actor }: Context,
  body: Incoming,
  work: (reading: CharacterReading) => Promise<T>,
): Promise<T> {
  const name = namelessFile.test(body.filename) ? "" : cleanFileName(body.filename);
  const inSlot = async (path: string): Promise<T> => {
    if (body.truncated()) tooLarge();
    return inCardSlot(services, actor.id, async () => {
      const file = { bytes: await readFile(path), name, ownerId: actor.id };
      return work(characterOf(await readCard(services, file), name));
    });
  };
  const { dataDir } = services.config;
  return withStorageErrors(withSpooledFile(dataDir, body.stream, CARD_UPLOAD_MAX, inSlot), CARD_UPLOAD_MAX);
}

export interface ImportWarning {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
}

/** What was noticed while a file was read, and what became of it here, in the reader's language. */
export function importWarnings(
  reading: CharacterReading,
  more: readonly ImportWarning[],
  lang: Lang,
): OutputOf<typeof api.characterMaking.importCard>["warnings"] {
  const read = reading.warnings.map(({ kind, zh, en }): ImportWarning => ({ code: kind, zh, en }));
  return [...read, ...more].map((one) => ({ code: one.code, text: one[lang] }));
}
