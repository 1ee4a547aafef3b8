import type { CharacterDraft, CharacterVisibility, SheetChange } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { autosave, isTransient } from "../../platform/autosave.ts";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { whenComposed } from "../../platform/input-method.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { charactersApi } from "./characters.api.ts";
import { rememberedId, rememberId, saveWorkLocally, unsavedWorks } from "./local-works.ts";
import { pickFields, type SheetField } from "./merge-sheets.ts";
import {
  afterSaving,
  idOfKey,
  isDirty,
  newWork,
  nextSheet,
  rebasedOn,
  type Saving,
  unsaved,
  type Work,
  workOf,
} from "./work.ts";

export interface MakingState {
  works: Readonly<Record<string, Work>>;
  saving: Readonly<Record<string, Saving>>;
}

/** The characters that are open on this device, and the state of saving them (`CHAR-1`). */
export const makingStore = createStore<MakingState>()(() => ({ works: {}, saving: {} }));

export const workBy = (key: string): Work | undefined => makingStore.getState().works[key];
const stateOf = (key: string): Saving => makingStore.getState().saving[key] ?? { step: "saved" };

function put(work: Work): void {
  makingStore.setState(({ works }) => ({ works: { ...works, [work.key]: work } }));
}
function setSaving(key: string, saving: Saving): void {
  makingStore.setState((state) => ({ saving: { ...state.saving, [key]: saving } }));
}
const persistWork = (key: string): void => {
  const work = workBy(key);
  if (work !== undefined) saveWorkLocally(key, isDirty(work) ? work : null);
};

/** Rebases the work on the server's draft; false if both sides changed a field, which waits for a choice. */
function rebase(key: string, draft: CharacterDraft): boolean {
  const work = workBy(key);
  if (work === undefined) return false;
  const next = rebasedOn(work, draft);
  if (next.clashes.length > 0) {
    setSaving(key, { step: "clash", theirs: draft, fields: next.clashes });
    return false;
  }
  put(next.work);
  return true;
}

async function begin(work: Work): Promise<boolean> {
  const draft = await charactersApi.create(work.key, pickFields(nextSheet(work), unsaved(work)));
  rememberId(work.key, draft.id);
  const now = workBy(work.key);
  // An earlier request may have created the draft: its fields stay, except those changed here since.
  if (now !== undefined) put(rebasedOn(now, draft).work);
  return true;
}

async function change(work: Work, id: number): Promise<boolean> {
  const sent = nextSheet(work);
  const { visibility, baseVisibility, version } = work;
  const sheet = pickFields(sent, unsaved(work));
  const body = visibility === baseVisibility ? { sheet } : { sheet, visibility };
  const { draft, newer } = await charactersApi.update(id, version, body);
  // Text that an input method is still writing must not be replaced.
  if (newer) return whenComposed().then(() => rebase(work.key, draft));
  const now = workBy(work.key);
  if (now !== undefined) put(afterSaving(now, sent, draft));
  return true;
}

const hasChanges = (work: Work): boolean =>
  work.sent != null ||
  unsaved(work).length > 0 ||
  (work.id !== null && work.visibility !== work.baseVisibility);

async function send(key: string): Promise<"again" | "held" | Failure> {
  const work = workBy(key);
  if (work === undefined) return "again";
  const going = { ...work, sent: nextSheet(work) };
  put(going);
  const outcome = await attempt(work.id === null ? begin(going) : change(going, work.id));
  if (outcome.ok) return outcome.value ? "again" : "held";
  const now = workBy(key);
  if (now !== undefined && !isTransient(outcome.failure)) put({ ...now, sent: null });
  return outcome.failure;
}

const saving = autosave({
  isHeld: (key) => stateOf(key).step === "clash",
  hasChanges: (key) => {
    const work = workBy(key);
    return work !== undefined && hasChanges(work);
  },
  send,
  storeLocally: persistWork,
  setStep: setSaving,
});

/** Saves the changes now; concurrent calls share one run. */
export const save = saving.save;

function edit(key: string, part: Partial<Pick<Work, "sheet" | "visibility">>): void {
  const work = workBy(key);
  if (work === undefined) return;
  put({ ...work, ...part, updatedAt: serverNow() });
  saving.soon(key);
}

/** Changes fields of a sheet; they are saved a second after the last change. */
export function changeSheet(key: string, part: SheetChange): void {
  const work = workBy(key);
  if (work !== undefined) edit(key, { sheet: { ...work.sheet, ...part } });
}

/** Changes the visibility. */
export const changeVisibility = (key: string, visibility: CharacterVisibility): void =>
  edit(key, { visibility });

/** Resolves a clash: takes these fields from the other version, and the rest from mine. */
export async function resolveClash(key: string, takeTheirs: readonly SheetField[]): Promise<void> {
  const state = stateOf(key);
  const work = workBy(key);
  if (state.step !== "clash" || work === undefined) return;
  const { theirs } = state;
  const chosen = { ...work, sheet: { ...work.sheet, ...pickFields(theirs.sheet, takeTheirs) } };
  const { work: next } = rebasedOn(chosen, theirs);
  put(next);
  setSaving(key, { step: "waiting" });
  await save(key);
}

/** Begins a character with these fields, or with none; returns its key. */
export function beginWork(sheet: SheetChange = {}): string {
  const key = crypto.randomUUID();
  put(newWork(key));
  if (Object.keys(sheet).length > 0) changeSheet(key, sheet);
  return key;
}

/** Opens a draft as the server has it, under a key. */
export function setServerDraft(key: string, draft: CharacterDraft): void {
  put(workOf(key, draft));
  setSaving(key, { step: "saved" });
}

/** Sets the link after it was renewed. */
export function setLink(key: string, link: string | null): void {
  const work = workBy(key);
  if (work !== undefined) put({ ...work, link });
}

async function fetchUnder(key: string, id: number): Promise<Failure | null> {
  const outcome: Outcome<CharacterDraft> = await attempt(charactersApi.draft(id));
  if (!outcome.ok) return workBy(key) === undefined ? outcome.failure : null;
  await whenComposed();
  if (workBy(key) === undefined) setServerDraft(key, outcome.value);
  else if (!saving.isRunning(key) && stateOf(key).step !== "clash" && rebase(key, outcome.value))
    void save(key);
  return null;
}

/** The key of the work on a draft, which may be the key it was begun with. */
export function resolveKey(key: string): string {
  const id = idOfKey(key);
  if (id === null) return key;
  const works = Object.values({ ...unsavedWorks(), ...makingStore.getState().works });
  return works.find((work) => work.id === id)?.key ?? key;
}

/** Opens the work of a page: shows the local version at once, then rebases it on the server's. */
export async function openWork(key: string): Promise<Failure | null> {
  const known = workBy(key) ?? unsavedWorks()[key];
  if (known !== undefined) put(known);
  const id = known?.id ?? idOfKey(key) ?? rememberedId(key);
  if (id !== null) return fetchUnder(key, id);
  if (known === undefined) put(newWork(key));
  else void save(key);
  return null;
}

/** Why the work cannot be published yet; null if it is saved. */
function unready(state: Saving): Failure | null {
  if (state.step === "refused") return state.failure;
  if (state.step === "offline") return { code: 0, message: t("common.networkWeak"), field: null };
  return state.step === "clash" ? { code: 409, message: t("making.clashFirst"), field: null } : null;
}

/** Saves and publishes the work (`characters §2.7`). @returns the failure, or null. */
export async function publish(key: string, visibility: CharacterVisibility): Promise<Failure | null> {
  await save(key);
  const work = workBy(key);
  const failure = unready(stateOf(key));
  if (failure !== null || work?.id == null) return failure;
  const outcome = await attempt(charactersApi.submit(work.id, work.version, visibility));
  if (!outcome.ok) return outcome.failure;
  const { draft, newer } = outcome.value;
  if (!rebase(key, draft)) return unready(stateOf(key));
  persistWork(key);
  // Other fields were changed elsewhere: publish the merged work.
  return newer ? publish(key, visibility) : null;
}

function forget(key: string): void {
  saving.forget(key);
  saveWorkLocally(key, null);
  makingStore.setState(({ works: { [key]: _, ...works } }) => ({ works }));
}

/** Deletes a character, or a draft that is only on this device. */
export async function removeWork(key: string, id: number | null): Promise<Failure | null> {
  saving.forget(key);
  const outcome = id === null ? null : await attempt(charactersApi.remove(id));
  if (outcome?.ok === false) return outcome.failure;
  forget(key);
  return null;
}

/** Saves all unsaved works on this device, also those of earlier visits. */
export async function saveAll(): Promise<void> {
  for (const [key, work] of Object.entries(unsavedWorks())) {
    if (workBy(key) === undefined) put(work);
    await save(key);
  }
}

onOnline(() => void saveAll());
addEventListener("pagehide", () => {
  for (const key of Object.keys(makingStore.getState().works)) persistWork(key);
});
signedOut.on(() => {
  saving.forgetAll();
  makingStore.setState({ works: {}, saving: {} }, true);
});
