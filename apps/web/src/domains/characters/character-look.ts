import type { SheetChange } from "@4d/contract";
import { attempt, type Failure } from "../../platform/failure.ts";
import { charactersApi } from "./characters.api.ts";
import { changeSheet, makingStore, save, workBy } from "./making.store.ts";
import { loadMyCharacters } from "./my-characters.store.ts";

export type Look = Pick<SheetChange, "avatar" | "background">;

/** Gives the character that is being made on this device a face or a background; false when it is not open here. */
export function applyLookToDraft(key: string, look: Look): boolean {
  if (workBy(key) === undefined) return false;
  changeSheet(key, look);
  return true;
}

async function change(id: number, look: Look): Promise<Failure | null> {
  const present = await attempt(charactersApi.draft(id));
  if (!present.ok) return present.failure;
  const outcome = await attempt(charactersApi.update(id, present.value.version, { sheet: look }));
  if (!outcome.ok) return outcome.failure;
  // Changed elsewhere meanwhile: the newer draft is dressed.
  if (outcome.value.newer) return change(id, look);
  void loadMyCharacters();
  return null;
}

/** Gives a character of mine a face or a background; where it is open here, through the work on it. */
export async function setCharacterLook(id: number, look: Look): Promise<Failure | null> {
  const open = Object.values(makingStore.getState().works).find((work) => work.id === id);
  if (open === undefined) return change(id, look);
  applyLookToDraft(open.key, look);
  await save(open.key);
  return null;
}
