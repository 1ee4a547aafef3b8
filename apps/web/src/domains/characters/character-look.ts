import type { SheetChange } from "@4d/contract";
import { attempt, type Failure } from "../../platform/failure.ts";
import { charactersApi } from "./characters.api.ts";
import { changeSheet, makingStore, save, workBy } from "./making.store.ts";
import { loadMyCharacters } from "./my-characters.store.ts";

export type Look = Pick<SheetChange, "avatar" | "background">;

/** Sets the avatar or background of a character that is open in the editor; false if it is not. */
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
  // The draft was changed elsewhere: change the newer one.
  if (outcome.value.newer) return change(id, look);
  void loadMyCharacters();
  return null;
}

/** Sets the avatar or background of a character of mine, through its open work if there is one. */
export async function setCharacterLook(id: number, look: Look): Promise<Failure | null> {
  const open = Object.values(makingStore.getState().works).find((work) => work.id === id);
  if (open === undefined) return change(id, look);
  applyLookToDraft(open.key, look);
  await save(open.key);
  return null;
}
