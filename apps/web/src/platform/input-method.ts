interface Press {
  key: string;
  keyCode: number;
  isComposing: boolean;
}

/** The key code of a press that an input method took; Safari sends it after the composition has ended. */
const TAKEN = 229;

/** Whether an input method took a press to choose or finish words: the page then ignores it. Pure. */
export const isTaken = ({ keyCode, isComposing }: Press): boolean => isComposing || keyCode === TAKEN;

/**
 * Whether a press of Enter is meant for the page. No other code may test for Enter (`enter.test.ts` checks it): in
 * Chinese, Japanese and Korean Enter also ends a composition, and then sends nothing. Pure.
 */
export const isEnter = (press: Press): boolean => press.key === "Enter" && !isTaken(press);

/** The field in which an input method is writing. */
let field: EventTarget | null = null;
let waiting: (() => void)[] = [];

const isDetached = (target: EventTarget): boolean =>
  typeof Node === "function" && target instanceof Node && !target.isConnected;

function endComposition(): void {
  field = null;
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/** Resolves when no input method is writing, so that unfinished text is neither saved nor replaced. */
export function whenComposed(): Promise<void> {
  if (field !== null && isDetached(field)) endComposition();
  if (field === null) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}

/** Follows the input method in every field of the page, and prevents its Enter from submitting a form. */
export function watchInputMethod(page: Document = document): void {
  page.addEventListener("compositionstart", ({ target }) => (field = target), true);
  // In the bubbling phase, after the listeners of the field, which then have the complete text.
  page.addEventListener("compositionend", endComposition);
  page.addEventListener("focusout", ({ target }) => target === field && endComposition(), true);
  page.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" && isTaken(event)) event.preventDefault();
    },
    true,
  );
}
