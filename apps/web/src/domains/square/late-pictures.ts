/** A picture that takes longer is late, ms; it is told at most as long again after that. */
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

/** Tells when a picture is late. One clock for all: a list brings twenty pictures a second. @returns the way to stop. */
export function whenLate(img: HTMLImageElement, onLate: () => void): () => void {
  pending.set(img, onLate);
  if (!isRunning) setTimeout(checkPending, LATE_MS);
  isRunning = true;
  return () => {
    pending.delete(img);
    overdue.delete(img);
  };
}
