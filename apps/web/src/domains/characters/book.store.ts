import type { Book } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { autosave, isTransient, type SaveStep } from "../../platform/autosave.ts";
import { confirm } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { whenComposed } from "../../platform/input-method.ts";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { afterSending, type BookText, type BookWork, mergedWith, unsavedParts, workOn } from "./book-work.ts";
import { booksApi } from "./books.api.ts";

interface BookState {
  works: Readonly<Record<string, BookWork>>;
  saving: Readonly<Record<string, SaveStep>>;
}

/** The lorebooks that are open on this device, by their numbers, and the state of saving them (`characters §5.7`). */
export const bookStore = createStore<BookState>()(() => ({ works: {}, saving: {} }));

const COPY = "books-unsaved";
const CONFLICT = 409;

const workBy = (key: string): BookWork | undefined => bookStore.getState().works[key];
function put(key: string, work: BookWork): void {
  bookStore.setState(({ works }) => ({ works: { ...works, [key]: work } }));
}
const isUnsaved = (work: BookWork): boolean =>
  work.sent !== undefined || Object.keys(unsavedParts(work)).length > 0;

/** Works with unsaved changes, as stored on this device. */
const unsavedWorks = (): Record<string, BookWork> => (loadCopy(COPY) ?? {}) as Record<string, BookWork>;

function storeLocally(key: string): void {
  const { [key]: before, ...others } = unsavedWorks();
  const work = workBy(key);
  if (work !== undefined && isUnsaved(work)) saveCopy(COPY, { ...others, [key]: work });
  else if (before !== undefined) saveCopy(COPY, others);
}

/** Takes in what was changed elsewhere; where both sides changed the same, the person chooses. */
async function rebase(key: string, theirs: Book): Promise<void> {
  await whenComposed();
  const work = workBy(key);
  if (work === undefined) return;
  const { work: merged, clashes } = mergedWith(work, theirs);
  const isMine = !clashes || (await confirm(clashDialog()));
  put(key, isMine ? merged : workOn(theirs));
}

const clashDialog = () => ({
  title: t("books.clashTitle"),
  body: t("books.clashBody"),
  ok: t("books.clashMine"),
  cancel: t("books.clashTheirs"),
});

function forgetSent(key: string): void {
  const work = workBy(key);
  if (work !== undefined) put(key, { base: work.base, text: work.text });
}

async function send(key: string): Promise<"again" | Failure> {
  const work = workBy(key);
  if (work === undefined) return "again";
  // What got no answer is sent again first, and recognised in the server's book.
  const parts = work.sent ?? unsavedParts(work);
  const { id, version } = work.base;
  put(key, { ...work, sent: parts });
  const outcome = await attempt(booksApi.update(id, version, parts));
  if (outcome.ok) {
    const now = workBy(key);
    if (now !== undefined) put(key, afterSending(now, parts, outcome.value));
    return "again";
  }
  if (outcome.failure.code !== CONFLICT) {
    if (!isTransient(outcome.failure)) forgetSent(key);
    return outcome.failure;
  }
  const theirs = await attempt(booksApi.find(id));
  if (!theirs.ok) return theirs.failure;
  await rebase(key, theirs.value);
  return "again";
}

const saving = autosave({
  isHeld: () => false,
  hasChanges: (key) => {
    const work = workBy(key);
    return work !== undefined && isUnsaved(work);
  },
  send,
  storeLocally,
  setStep: (key, step) => bookStore.setState((state) => ({ saving: { ...state.saving, [key]: step } })),
});

/** Changes parts of a book; they are saved a second after the last change. */
export function changeBook(id: number, part: Partial<BookText>): void {
  const work = workBy(`${id}`);
  if (work === undefined) return;
  put(`${id}`, { ...work, text: { ...work.text, ...part } });
  saving.soon(`${id}`);
}

/** Opens a book: shows what is here at once, then what the server has. @returns why nothing can be shown, or null. */
export async function openBook(id: number): Promise<Failure | null> {
  const key = `${id}`;
  const known = workBy(key) ?? unsavedWorks()[key];
  if (known !== undefined) put(key, known);
  const outcome = await attempt(booksApi.find(id));
  if (!outcome.ok) return workBy(key) === undefined || outcome.failure.code === 404 ? outcome.failure : null;
  if (workBy(key) === undefined) put(key, workOn(outcome.value));
  else if (!saving.isRunning(key)) {
    await rebase(key, outcome.value);
    void saving.save(key);
  }
  return null;
}

/** Saves the changes of a book now. */
export const saveBook = (id: number): Promise<void> => saving.save(`${id}`);

/** Deletes a book. @returns the failure, or null. */
export async function removeBook(id: number): Promise<Failure | null> {
  saving.forget(`${id}`);
  const outcome = await attempt(booksApi.remove(id));
  if (!outcome.ok) return outcome.failure;
  bookStore.setState(({ works: { [`${id}`]: _, ...works } }) => ({ works }));
  storeLocally(`${id}`);
  return null;
}

onOnline(() => {
  for (const key of Object.keys(bookStore.getState().works)) void saving.save(key);
});
addEventListener("pagehide", () => {
  for (const key of Object.keys(bookStore.getState().works)) storeLocally(key);
});
signedOut.on(() => {
  saving.forgetAll();
  bookStore.setState({ works: {}, saving: {} }, true);
});
