import type { StoryDraft, StorySheet, StoryVisibility } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { autosave, isPassing } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { composed } from "../../platform/input-method.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { left } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import type { GraphEdit } from "./graph/edit-nodes.ts";
import { changed, type History, historyOf, redone, undone } from "./graph/history.ts";
import type { PartName } from "./graph/parts.ts";
import {
  keepHurriedly,
  keepWork,
  keptWork,
  rememberedId,
  rememberedKey,
  rememberId,
  unsavedKeys,
} from "./kept-works.ts";
import {
  emptyGraph,
  isUnsaved,
  newsOf,
  newWork,
  type Saving,
  sheetNews,
  storyKeys,
  upon,
  type Work,
  type Written,
  withTheirs,
  workOf,
} from "./work.ts";
import { writingApi } from "./writing.api.ts";

export interface WritingState {
  works: Readonly<Record<string, Work>>;
  saving: Readonly<Record<string, Saving>>;
  /** What was done to the graph since the page was opened. */
  histories: Readonly<Record<string, History<Written["graph"]>>>;
}
const initial: WritingState = { works: {}, saving: {}, histories: {} };
/** Strokes are kept on the device a little after they were made, ms. */
const KEEP_MS = 300;

/** The stories that are open on this device, and where their saving stands (`STORY-1`). */
export const writingStore = createStore<WritingState>()(() => initial);

export const workBy = (key: string): Work | undefined => writingStore.getState().works[key];
const stateOf = (key: string): Saving => writingStore.getState().saving[key] ?? { step: "saved" };
const put = (work: Work): void =>
  writingStore.setState(({ works }) => ({ works: { ...works, [work.key]: work } }));
const tell = (key: string, saving: Saving): void =>
  writingStore.setState((state) => ({ saving: { ...state.saving, [key]: saving } }));
const remember = (key: string, history: History<Written["graph"]>): void =>
  writingStore.setState(({ histories }) => ({ histories: { ...histories, [key]: history } }));

function keep(key: string): void {
  const work = workBy(key);
  if (work !== undefined) keepWork(key, isUnsaved(work) ? work : null);
}

/** The server's draft under the work, once no input method is writing. */
async function rebaseQuietly(key: string, draft: StoryDraft): Promise<boolean> {
  await composed();
  return rebase(key, draft);
}

/** The server's draft under the work; what both sides changed waits for a choice. */
function rebase(key: string, draft: StoryDraft): boolean {
  const work = workBy(key);
  if (work === undefined) return false;
  const next = upon(work, draft);
  if (next.clashes.length > 0) {
    tell(key, { step: "clash", theirs: draft, parts: next.clashes });
    return false;
  }
  put(next.work);
  // What was undone beyond here would take the other's writing away.
  if (next.work.written.graph !== work.written.graph) remember(key, historyOf(next.work.written.graph));
  return true;
}

async function begin(work: Work): Promise<boolean> {
  const draft = await writingApi.create(work.key, sheetNews(work), work.written.graph);
  rememberId(work.key, draft.id);
  return rebase(work.key, draft);
}

async function change(work: Work, id: number): Promise<boolean> {
  const { key, version, written, base } = work;
  if (newsOf(work) === "graph") {
    const answer = await writingApi.saveGraph(id, version, written.graph);
    if (answer.newer) return rebaseQuietly(key, answer.draft);
    const now = workBy(key);
    if (now !== undefined)
      put({ ...now, ...answer.value, base: { ...now.base, graph: written.graph }, sent: null });
    return true;
  }
  const sheet = sheetNews(work);
  const { visibility } = written;
  const body = visibility === base.visibility ? { sheet } : { sheet, visibility };
  const answer = await writingApi.update(id, version, body);
  if (answer.newer) return rebaseQuietly(key, answer.draft);
  const { version: next, changed: differs, status, updatedAt } = answer.value;
  const now = workBy(key);
  const known = { version: next, changed: differs, status, updatedAt };
  if (now !== undefined)
    put({ ...now, ...known, base: { ...now.base, ...written, graph: now.base.graph }, sent: null });
  return true;
}

async function send(key: string): Promise<"again" | "held" | Failure> {
  const work = workBy(key);
  if (work === undefined) return "again";
  const sent = work.sent ?? work.written;
  put({ ...work, sent });
  const going = { ...work, written: sent };
  const outcome = await attempt(work.id === null ? begin(going) : change(going, work.id));
  if (outcome.ok) return outcome.value ? "again" : "held";
  const now = workBy(key);
  if (now !== undefined && !isPassing(outcome.failure)) put({ ...now, sent: null });
  return outcome.failure;
}

const saving = autosave({
  isHeld: (key) => stateOf(key).step === "clash",
  hasNews: (key) => {
    const work = workBy(key);
    return work !== undefined && isUnsaved(work);
  },
  send,
  keep,
  tell,
});

/** Saves now what is not saved; asked for twice it is done once. */
export const save = saving.save;

const keepers = new Map<string, ReturnType<typeof setTimeout>>();

function write(key: string, part: Partial<Written>): void {
  const work = workBy(key);
  if (work === undefined) return;
  put({ ...work, written: { ...work.written, ...part }, updatedAt: serverNow() });
  clearTimeout(keepers.get(key));
  keepers.set(
    key,
    setTimeout(() => keep(key), KEEP_MS),
  );
  saving.soon(key);
}

/** Changes what stands beside the graph; saved a second after the last stroke. */
export function changeSheet(key: string, part: Partial<StorySheet>): void {
  const work = workBy(key);
  if (work !== undefined) write(key, { sheet: { ...work.written.sheet, ...part } });
}

/** Changes for whom it will be. */
export const changeVisibility = (key: string, visibility: StoryVisibility): void =>
  write(key, { visibility });

const historyBy = (key: string): History<Written["graph"]> =>
  writingStore.getState().histories[key] ?? historyOf(workBy(key)?.written.graph ?? emptyGraph);

function travel(key: string, history: History<Written["graph"]>): void {
  if (history === historyBy(key)) return;
  remember(key, history);
  write(key, { graph: history.now });
}

/** Changes the graph; changes about the same thing within a moment are undone together. */
export const editGraph = (key: string, edit: GraphEdit, about = ""): void =>
  travel(key, changed(historyBy(key), edit(historyBy(key).now), about));
/** Takes the last change of the graph back. */
export const undo = (key: string): void => travel(key, undone(historyBy(key)));
/** Does again what was taken back. */
export const redo = (key: string): void => travel(key, redone(historyBy(key)));

/** Chooses, part by part, between what I wrote and what was written elsewhere. */
export async function settleClash(key: string, takeTheirs: readonly PartName[]): Promise<void> {
  const state = stateOf(key);
  const work = workBy(key);
  if (state.step !== "clash" || work === undefined) return;
  const { theirs } = state;
  const { sheet, graph, visibility } = theirs;
  const base: Written = { sheet, graph, visibility };
  const merged = upon(work, theirs).work.written;
  const written = withTheirs(merged, base, takeTheirs);
  put({ ...upon(work, theirs).work, base, written });
  remember(key, historyOf(written.graph));
  tell(key, { step: "waiting" });
  await save(key);
}

/** Begins a story; answers its key. */
export function beginWork(): string {
  const key = crypto.randomUUID();
  put(newWork(key));
  return key;
}

/** A draft the server made just now. */
export function takeDraft(key: string, draft: StoryDraft): void {
  put(workOf(key, draft));
  tell(key, { step: "saved" });
}

/** Its link is another now; nothing else of the work changes. */
export function takeLink(key: string, link: string | null): void {
  const work = workBy(key);
  if (work !== undefined) put({ ...work, link });
}

async function fetchUnder(key: string, id: number): Promise<Failure | null> {
  const outcome = await attempt(writingApi.draft(id));
  if (!outcome.ok) return workBy(key) === undefined ? outcome.failure : null;
  await composed();
  if (workBy(key) === undefined) takeDraft(key, outcome.value);
  else if (!saving.isRunning(key) && stateOf(key).step !== "clash" && rebase(key, outcome.value))
    void save(key);
  return null;
}

/** The key under which a draft is worked on here, which may be the one it was begun with. */
export function ownKey(key: string): string {
  const id = storyKeys.idOf(key);
  if (id === null) return key;
  const begun = rememberedKey(id);
  return begun !== undefined && (workBy(begun) !== undefined || unsavedKeys().includes(begun)) ? begun : key;
}

/** Opens the work of a page: what is here is shown at once, then the server's state comes under it. */
export async function openWork(key: string): Promise<Failure | null> {
  const kept = workBy(key) ?? (await keptWork(key));
  if (kept !== undefined && workBy(key) === undefined) put(kept);
  const id = kept?.id ?? storyKeys.idOf(key) ?? rememberedId(key);
  if (id !== null) return fetchUnder(key, id);
  if (kept === undefined) put(newWork(key));
  else void save(key);
  return null;
}

/** Publishes what is written, once it is saved. */
export async function publish(key: string): Promise<Failure | null> {
  await save(key);
  const work = workBy(key);
  const state = stateOf(key);
  if (state.step === "refused") return state.failure;
  if (state.step === "offline") return { code: 0, message: t("common.networkWeak"), field: null };
  if (work === undefined || work.id === null || state.step !== "saved") return null;
  const outcome = await attempt(writingApi.publish(work.id, work.version, work.written.visibility));
  if (!outcome.ok) return outcome.failure;
  if (outcome.value.newer) return rebase(key, outcome.value.draft) ? publish(key) : null;
  rebase(key, outcome.value.value);
  keep(key);
  return null;
}

/** Deletes a story, or a draft that is only here. */
export async function removeWork(key: string, id: number | null): Promise<Failure | null> {
  saving.forget(key);
  const outcome = id === null ? null : await attempt(writingApi.remove(id));
  if (outcome?.ok === false) return outcome.failure;
  clearTimeout(keepers.get(key));
  keepWork(key, null);
  writingStore.setState(({ works: { [key]: _, ...works } }) => ({ works }));
  return null;
}

/** Saves everything that was kept on this device, this visit's and earlier ones'. */
export async function saveAll(): Promise<void> {
  for (const key of unsavedKeys()) {
    const kept = workBy(key) ?? (await keptWork(key));
    if (kept === undefined) continue;
    if (workBy(key) === undefined) put(kept);
    await save(key);
  }
}

onOnline(() => void saveAll());
addEventListener("pagehide", () => {
  for (const [key, work] of Object.entries(writingStore.getState().works))
    if (isUnsaved(work)) keepHurriedly(key, work);
});
left.on(() => {
  saving.forgetAll();
  for (const timer of keepers.values()) clearTimeout(timer);
  writingStore.setState(initial, true);
});
