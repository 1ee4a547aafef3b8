import type { StoryDraft, StorySheet, StoryVisibility } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { autosave, isTransient } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { whenComposed } from "../../platform/input-method.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import type { GraphEdit } from "./graph/edit-nodes.ts";
import type { PartName } from "./graph/graph-parts.ts";
import { type History, historyOf, pushed, redone, undone } from "./graph/undo-history.ts";
import {
  loadStoredWork,
  rememberedId,
  rememberedKey,
  rememberId,
  storeWork,
  storeWorkSync,
  unsavedKeys,
} from "./stored-works.ts";
import {
  changedSheetFields,
  emptyGraph,
  isUnsaved,
  newWork,
  nextChange,
  rebaseWork,
  type Saving,
  storyKeys,
  type Work,
  type Written,
  withTheirs,
  workOf,
} from "./story-work.ts";
import { writingApi } from "./writing.api.ts";

export interface WritingState {
  works: Readonly<Record<string, Work>>;
  saving: Readonly<Record<string, Saving>>;
  /** The graph's undo history since the page was opened. */
  histories: Readonly<Record<string, History<Written["graph"]>>>;
}
const initial: WritingState = { works: {}, saving: {}, histories: {} };
/** Delay before a change is stored on the device, ms. */
const STORE_AFTER_MS = 300;

/** The stories open on this device, and their saving state (`STORY-1`). */
export const writingStore = createStore<WritingState>()(() => initial);

export const workBy = (key: string): Work | undefined => writingStore.getState().works[key];
const stateOf = (key: string): Saving => writingStore.getState().saving[key] ?? { step: "saved" };
const setWork = (work: Work): void =>
  writingStore.setState(({ works }) => ({ works: { ...works, [work.key]: work } }));
const setSaving = (key: string, saving: Saving): void =>
  writingStore.setState((state) => ({ saving: { ...state.saving, [key]: saving } }));
const setHistory = (key: string, history: History<Written["graph"]>): void =>
  writingStore.setState(({ histories }) => ({ histories: { ...histories, [key]: history } }));

function storeLocally(key: string): void {
  const work = workBy(key);
  if (work !== undefined) storeWork(key, isUnsaved(work) ? work : null);
}

/** Rebases the work on the server's draft, after the end of any composition. */
async function rebaseAfterComposition(key: string, draft: StoryDraft): Promise<boolean> {
  await whenComposed();
  return rebaseOnDraft(key, draft);
}

/** Rebases the work on the server's draft; parts changed on both sides wait for a choice. */
function rebaseOnDraft(key: string, draft: StoryDraft): boolean {
  const work = workBy(key);
  if (work === undefined) return false;
  const next = rebaseWork(work, draft);
  if (next.clashes.length > 0) {
    setSaving(key, { step: "clash", theirs: draft, parts: next.clashes });
    return false;
  }
  setWork(next.work);
  // Undoing further back would remove the other side's changes.
  if (next.work.written.graph !== work.written.graph) setHistory(key, historyOf(next.work.written.graph));
  return true;
}

async function createDraft(work: Work): Promise<boolean> {
  const draft = await writingApi.create(work.key, changedSheetFields(work), work.written.graph);
  rememberId(work.key, draft.id);
  return rebaseOnDraft(work.key, draft);
}

async function sendChange(work: Work, id: number): Promise<boolean> {
  const { key, version, written, base } = work;
  if (nextChange(work) === "graph") {
    const outcome = await writingApi.saveGraph(id, version, written.graph);
    if (outcome.newer) return rebaseAfterComposition(key, outcome.draft);
    const now = workBy(key);
    if (now !== undefined)
      setWork({ ...now, ...outcome.value, base: { ...now.base, graph: written.graph }, sent: null });
    return true;
  }
  const sheet = changedSheetFields(work);
  const { visibility } = written;
  const body = visibility === base.visibility ? { sheet } : { sheet, visibility };
  const outcome = await writingApi.update(id, version, body);
  if (outcome.newer) return rebaseAfterComposition(key, outcome.draft);
  const { version: next, changed: differs, status, updatedAt } = outcome.value;
  const now = workBy(key);
  const known = { version: next, changed: differs, status, updatedAt };
  if (now !== undefined)
    setWork({ ...now, ...known, base: { ...now.base, ...written, graph: now.base.graph }, sent: null });
  return true;
}

async function sendWork(key: string): Promise<"again" | "held" | Failure> {
  const work = workBy(key);
  if (work === undefined) return "again";
  const sent = work.sent ?? work.written;
  setWork({ ...work, sent });
  const outgoing = { ...work, written: sent };
  const outcome = await attempt(work.id === null ? createDraft(outgoing) : sendChange(outgoing, work.id));
  if (outcome.ok) return outcome.value ? "again" : "held";
  const now = workBy(key);
  if (now !== undefined && !isTransient(outcome.failure)) setWork({ ...now, sent: null });
  return outcome.failure;
}

const saving = autosave({
  isHeld: (key) => stateOf(key).step === "clash",
  hasChanges: (key) => {
    const work = workBy(key);
    return work !== undefined && isUnsaved(work);
  },
  send: sendWork,
  storeLocally,
  setStep: setSaving,
});

/** Saves pending changes now; concurrent calls share one save. */
export const save = saving.save;

const storeTimers = new Map<string, ReturnType<typeof setTimeout>>();

function changeWritten(key: string, part: Partial<Written>): void {
  const work = workBy(key);
  if (work === undefined) return;
  setWork({ ...work, written: { ...work.written, ...part }, updatedAt: serverNow() });
  clearTimeout(storeTimers.get(key));
  storeTimers.set(
    key,
    setTimeout(() => storeLocally(key), STORE_AFTER_MS),
  );
  saving.soon(key);
}

/** Changes the sheet; saved a second after the last change. */
export function changeSheet(key: string, part: Partial<StorySheet>): void {
  const work = workBy(key);
  if (work !== undefined) changeWritten(key, { sheet: { ...work.written.sheet, ...part } });
}

/** Changes the visibility. */
export const changeVisibility = (key: string, visibility: StoryVisibility): void =>
  changeWritten(key, { visibility });

const historyBy = (key: string): History<Written["graph"]> =>
  writingStore.getState().histories[key] ?? historyOf(workBy(key)?.written.graph ?? emptyGraph);

function setGraph(key: string, history: History<Written["graph"]>): void {
  if (history === historyBy(key)) return;
  setHistory(key, history);
  changeWritten(key, { graph: history.now });
}

/** Changes the graph; changes about the same thing within a moment are undone together. */
export const editGraph = (key: string, edit: GraphEdit, about = ""): void =>
  setGraph(key, pushed(historyBy(key), edit(historyBy(key).now), about));
/** Undoes the last change of the graph. */
export const undo = (key: string): void => setGraph(key, undone(historyBy(key)));
/** Redoes what was undone. */
export const redo = (key: string): void => setGraph(key, redone(historyBy(key)));

/** Chooses, part by part, between my version and the one written elsewhere. */
export async function resolveClash(key: string, takeTheirs: readonly PartName[]): Promise<void> {
  const state = stateOf(key);
  const work = workBy(key);
  if (state.step !== "clash" || work === undefined) return;
  const { theirs } = state;
  const { sheet, graph, visibility } = theirs;
  const base: Written = { sheet, graph, visibility };
  const merged = rebaseWork(work, theirs).work.written;
  const written = withTheirs(merged, base, takeTheirs);
  setWork({ ...rebaseWork(work, theirs).work, base, written });
  setHistory(key, historyOf(written.graph));
  setSaving(key, { step: "waiting" });
  await save(key);
}

/** Starts a story; returns its key. */
export function startWork(): string {
  const key = crypto.randomUUID();
  setWork(newWork(key));
  return key;
}

/** Adopts a draft the server has just made. */
export function adoptDraft(key: string, draft: StoryDraft): void {
  setWork(workOf(key, draft));
  setSaving(key, { step: "saved" });
}

/** Sets a story's new link; nothing else of the work changes. */
export function setLink(key: string, link: string | null): void {
  const work = workBy(key);
  if (work !== undefined) setWork({ ...work, link });
}

async function fetchAndRebase(key: string, id: number): Promise<Failure | null> {
  const outcome = await attempt(writingApi.draft(id));
  if (!outcome.ok) return workBy(key) === undefined ? outcome.failure : null;
  await whenComposed();
  if (workBy(key) === undefined) adoptDraft(key, outcome.value);
  else if (!saving.isRunning(key) && stateOf(key).step !== "clash" && rebaseOnDraft(key, outcome.value))
    void save(key);
  return null;
}

/** The key under which a draft is edited here, which may be the one it was started with. */
export function ownKey(key: string): string {
  const id = storyKeys.idOf(key);
  if (id === null) return key;
  const startedKey = rememberedKey(id);
  return startedKey !== undefined && (workBy(startedKey) !== undefined || unsavedKeys().includes(startedKey))
    ? startedKey
    : key;
}

/** Opens a page's work: the local state at once, then rebased on the server's. */
export async function openWork(key: string): Promise<Failure | null> {
  const stored = workBy(key) ?? (await loadStoredWork(key));
  if (stored !== undefined && workBy(key) === undefined) setWork(stored);
  const id = stored?.id ?? storyKeys.idOf(key) ?? rememberedId(key);
  if (id !== null) return fetchAndRebase(key, id);
  if (stored === undefined) setWork(newWork(key));
  else void save(key);
  return null;
}

/** Publishes the story, once it is saved. */
export async function publish(key: string): Promise<Failure | null> {
  await save(key);
  const work = workBy(key);
  const state = stateOf(key);
  if (state.step === "refused") return state.failure;
  if (state.step === "offline") return { code: 0, message: t("common.networkWeak"), field: null };
  if (work === undefined || work.id === null || state.step !== "saved") return null;
  const outcome = await attempt(writingApi.publish(work.id, work.version, work.written.visibility));
  if (!outcome.ok) return outcome.failure;
  if (outcome.value.newer) return rebaseOnDraft(key, outcome.value.draft) ? publish(key) : null;
  rebaseOnDraft(key, outcome.value.value);
  storeLocally(key);
  return null;
}

/** Deletes a story, or a draft that is only here. */
export async function removeWork(key: string, id: number | null): Promise<Failure | null> {
  saving.forget(key);
  const outcome = id === null ? null : await attempt(writingApi.remove(id));
  if (outcome?.ok === false) return outcome.failure;
  clearTimeout(storeTimers.get(key));
  storeWork(key, null);
  writingStore.setState(({ works: { [key]: _, ...works } }) => ({ works }));
  return null;
}

/** Saves everything stored on this device, from this visit and earlier ones. */
export async function saveAllWorks(): Promise<void> {
  for (const key of unsavedKeys()) {
    const stored = workBy(key) ?? (await loadStoredWork(key));
    if (stored === undefined) continue;
    if (workBy(key) === undefined) setWork(stored);
    await save(key);
  }
}

onOnline(() => void saveAllWorks());
addEventListener("pagehide", () => {
  for (const [key, work] of Object.entries(writingStore.getState().works))
    if (isUnsaved(work)) storeWorkSync(key, work);
});
signedOut.on(() => {
  saving.forgetAll();
  for (const timer of storeTimers.values()) clearTimeout(timer);
  writingStore.setState(initial, true);
});
