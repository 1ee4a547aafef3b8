import type { Failure } from "./failure.ts";
import { NUMBERED } from "./last-fault.ts";
import { signal } from "./signal.ts";

/** How long a toast is shown, ms (`rules §9.5`). */
const TOAST_MS = 1500;
/** How long a toast with an undo button is shown, ms: long enough to read it and press the button. */
const UNDO_MS = 6000;

export interface ConfirmOptions {
  title: string;
  body?: string;
  /** The label of the button that confirms; a verb. */
  ok?: string;
  cancel?: string;
  danger?: boolean;
}
export interface SheetAction<T extends string = string> {
  id: T;
  label: string;
  hint?: string;
  danger?: boolean;
}
export type DialogRequest =
  | { kind: "confirm"; options: ConfirmOptions; done: (yes: boolean) => void }
  | { kind: "alert"; options: ConfirmOptions; done: () => void }
  | { kind: "prompt"; options: PromptOptions; done: (text: string | null) => void }
  | { kind: "crop"; picture: Blob; done: (cropped: Blob | null) => void }
  | {
      kind: "sheet";
      title: string | undefined;
      actions: readonly SheetAction[];
      done: (id: string | null) => void;
    };
export interface PromptOptions extends ConfirmOptions {
  value?: string;
  placeholder?: string;
  /** The longest text allowed, in characters. */
  max?: number;
}
export interface ToastMessage {
  id: number;
  text: string;
  ms: number;
  /** Undoes the action that the toast reports. */
  undo?: () => void;
  /** A press copies the text. */
  copies?: true;
}

/** The toast on screen, or none; drawn by ui/toast-host. */
export const currentToast = signal<ToastMessage | null>(null);
/** Dialogs that wait for an answer; the first one is shown; drawn by ui/dialog-host. */
export const dialogQueue = signal<readonly DialogRequest[]>([]);

let lastToast = 0;

/**
 * Shows a short text for 1.5 s; a newer toast replaces an older one. If the text ends with the request number of a
 * server fault, a press copies it, so that the person can pass it on.
 */
export function toast(text: string): void {
  lastToast += 1;
  currentToast.set({ id: lastToast, text, ms: TOAST_MS, ...(NUMBERED.test(text) ? { copies: true } : {}) });
}

/** Shows why something failed; does nothing for null. */
export function toastFailure(failure: Pick<Failure, "message"> | null): void {
  if (failure !== null) toast(failure.message);
}

/** Waits for work and shows why it failed. @returns whether it succeeded. */
export async function toastOnFailure(work: Promise<Failure | null>): Promise<boolean> {
  const failure = await work;
  toastFailure(failure);
  return failure === null;
}

/** Shows what was done, or why it failed. */
export const toastOutcome = (failure: Pick<Failure, "message"> | null, done: string): void =>
  toast(failure?.message ?? done);

/** Shows a longer text, for as long as a toast with an undo button. */
export function toastLong(text: string): void {
  lastToast += 1;
  currentToast.set({ id: lastToast, text, ms: UNDO_MS });
}

/** Shows what was done, with a button that undoes it. */
export function offerUndo(text: string, undo: () => void): void {
  lastToast += 1;
  currentToast.set({ id: lastToast, text, ms: UNDO_MS, undo });
}

function enqueueDialog(request: DialogRequest): void {
  dialogQueue.set([...dialogQueue.get(), request]);
}

/** Asks yes or no; resolves false on cancel, Esc and a press outside. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((done) => enqueueDialog({ kind: "confirm", options, done }));
}

/** Shows something the person must see (forced offline, banned); resolves when they acknowledge it. */
export function alertModal(options: ConfirmOptions): Promise<void> {
  return new Promise((done) => enqueueDialog({ kind: "alert", options, done }));
}

/** Asks for one line of text; resolves null when cancelled. */
export function promptText(options: PromptOptions): Promise<string | null> {
  return new Promise((done) => enqueueDialog({ kind: "prompt", options, done }));
}

/** Offers actions from the bottom; resolves with the chosen id, or null. */
export function actionSheet<T extends string>(
  actions: readonly SheetAction<T>[],
  title?: string,
): Promise<T | null> {
  return new Promise((resolve) => {
    const done = (id: string | null) => resolve(actions.find((action) => action.id === id)?.id ?? null);
    enqueueDialog({ kind: "sheet", title, actions, done });
  });
}

/** Lets the person move and zoom a picture inside a circle; resolves with a JPEG of 512 × 512 px, or null. */
export function cropImage(picture: Blob): Promise<Blob | null> {
  return new Promise((done) => enqueueDialog({ kind: "crop", picture, done }));
}

/** Removes a dialog from the queue; the host calls it after the answer. */
export function dismissDialog(request: DialogRequest): void {
  dialogQueue.set(dialogQueue.get().filter((other) => other !== request));
}
