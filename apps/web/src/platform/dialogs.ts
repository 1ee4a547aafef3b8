import type { Failure } from "./failure.ts";
import { NUMBERED } from "./last-fault.ts";
import { signal } from "./signal.ts";

/** Life of a toast, milliseconds (`rules §9.5`). */
const TOAST_MS = 1500;
/** One that can be taken back stays long enough to be read and pressed. */
const UNDO_MS = 6000;

export interface ConfirmOptions {
  title: string;
  body?: string;
  /** Text of the doing button; a verb. */
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
  /** Longest text allowed. */
  max?: number;
}
export interface ToastMessage {
  id: number;
  text: string;
  ms: number;
  /** Takes back what the words tell. */
  undo?: () => void;
  /** A press copies the words. */
  copies?: true;
}

/** The toast on screen, or none; drawn by ui/toast-host. */
export const currentToast = signal<ToastMessage | null>(null);
/** Questions waiting, first one shown; drawn by ui/dialog-host. */
export const dialogQueue = signal<readonly DialogRequest[]>([]);

let lastToast = 0;

/**
 * Says something short for 1.5 s; a newer toast replaces an older one. A press copies a fault of the server with its
 * request's number, to be passed on; wherever the sentence came from, the number at its end tells it.
 */
export function toast(text: string): void {
  lastToast += 1;
  currentToast.set({ id: lastToast, text, ms: TOAST_MS, ...(NUMBERED.test(text) ? { copies: true } : {}) });
}

/** Says why something failed; nothing where it did not. */
export function toastFailure(failure: Pick<Failure, "message"> | null): void {
  if (failure !== null) toast(failure.message);
}

/** Waits for some work and says why it failed. @returns whether it did not. */
export async function toastOnFailure(work: Promise<Failure | null>): Promise<boolean> {
  const failure = await work;
  toastFailure(failure);
  return failure === null;
}

/** Says what was done, or why it failed. */
export const toastOutcome = (failure: Pick<Failure, "message"> | null, done: string): void =>
  toast(failure?.message ?? done);

/** Says something that is to be read: as long as what can be taken back. */
export function toastLong(text: string): void {
  lastToast += 1;
  currentToast.set({ id: lastToast, text, ms: UNDO_MS });
}

/** Says what was done, with a button that takes it back. */
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

/** Tells something that must be seen (forced offline, banned); resolves when it was acknowledged. */
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

/** Lets a person move and zoom a picture inside a circle; resolves with 512 × 512 px JPEG, or null. */
export function cropImage(picture: Blob): Promise<Blob | null> {
  return new Promise((done) => enqueueDialog({ kind: "crop", picture, done }));
}

/** Takes the shown question off the queue; the host calls it after answering. */
export function dismissDialog(request: DialogRequest): void {
  dialogQueue.set(dialogQueue.get().filter((other) => other !== request));
}
