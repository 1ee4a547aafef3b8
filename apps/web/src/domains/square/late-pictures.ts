/** A picture that takes longer is late, ms; reported within as long again. */
const LATE_MS = 100;

let pending = new Map<HTMLImageElement, () => void>();
let overdue = new Map<HTMLImageElement, () => void>();
let isRunning = false;

function checkPending(): void {
  for (const [img, onLate] of overdue) if (!img.complete) onLate();
  overdue = pending;
  pending = new Map();
  isRunning = overdue.size > 0;
  if (isRunning) setTimeout(checkPending, LATE_MS);
}

/** Reports when a picture is late. One timer for all: a list adds twenty pictures a second. @returns how to stop. */
export function whenLate(img: HTMLImageElement, onLate: () => void): () => void {
  pending.set(img, onLate);
  if (!isRunning) setTimeout(checkPending, LATE_MS);
  isRunning = true;
  return () => {
    pending.delete(img);
    overdue.delete(img);
  };
}
