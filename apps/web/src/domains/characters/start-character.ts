import type { SheetChange } from "@4d/contract";
import { alertModal, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";

import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { characterMakingApi } from "./character-making.api.ts";
import { drawLook, promptOf, someSeeds } from "./draw-look.ts";
import { beginWork, changeSheet, openWork, save, setServerDraft, workBy } from "./making.store.ts";
import { keyOfId, queryOfKey } from "./work.ts";

/** Draws an avatar and a background for a character, unless it has an avatar by then. */
async function giveFace(key: string): Promise<void> {
  const sheet = workBy(key)?.sheet;
  const [seed = 0] = someSeeds(1);
  if (sheet === undefined) return;
  const look = await drawLook(promptOf(sheet), seed);
  if (look !== null && workBy(key)?.sheet.avatar === "") changeSheet(key, look);
}

/** Generates a whole draft with an avatar from one sentence, and opens it in the editor (`characters §2.4`). */
export async function startFromIdea(idea: string): Promise<Failure | null> {
  const outcome = await generateDraft(idea);
  if (!outcome.ok) return outcome.failure;
  const key = beginWork(outcome.value);
  push("/pages/create/create-ai", queryOfKey(key));
  // Without an avatar the look step still offers some.
  void giveFace(key).catch(() => undefined);
  return null;
}

/** Generates a character from one sentence, or the fields that are still empty (`characters §2.4`). */
export async function generateDraft(seed: string, written?: SheetChange): Promise<Outcome<SheetChange>> {
  const outcome = await attempt(characterMakingApi.draftFrom(seed, written));
  return outcome.ok ? { ok: true, value: outcome.value.sheet } : outcome;
}

/**
 * The types of the file input; a card may also be plain JSON. The last is any file: iOS offers none whose extension it
 * does not know.
 */
export const CARD_TYPES =
  ".png,.json,.charx,image/png,application/json,application/zip,application/octet-stream";

/** Those of a file with a lorebook; books of one app have an ending of their own. */
export const LORE_TYPES = `.lorebook,${CARD_TYPES}`;

/** Imports a character card of another app as a draft and opens it; says what was left out (`characters §5.3`). */
export async function importCard(file: File): Promise<void> {
  const outcome = await attempt(characterMakingApi.importCard(file, crypto.randomUUID()));
  if (!outcome.ok) return toastFailure(outcome.failure);
  const { draft, warnings } = outcome.value;
  const key = keyOfId(draft.id);
  setServerDraft(key, draft);
  push("/pages/create/create-ai", queryOfKey(key));
  await sayImported(t("making.imported", { name: draft.sheet.name }), warnings);
}

/** Says what was imported, or what of it was changed or left out. */
async function sayImported(done: string, warnings: readonly { text: string }[]): Promise<void> {
  if (warnings.length > 0)
    await alertModal({
      title: t("making.importedWith"),
      body: warnings.map(({ text }) => text).join("\n"),
    });
  else toast(done);
}

/** Adds the entries of a lorebook to the character of a work, after what was changed is saved (`characters §5.3`). */
export async function importLoreInto(key: string, file: File): Promise<void> {
  await save(key);
  const id = workBy(key)?.id;
  if (id == null) return toast(t("common.networkWeak"));
  const outcome = await attempt(characterMakingApi.importLore(id, file));
  if (!outcome.ok) return toastFailure(outcome.failure);
  await openWork(key);
  const { added, warnings } = outcome.value;
  await sayImported(t("making.loreAdded", { n: added }), warnings);
}
