// Our own sines and roots: engines may differ in the last bit of theirs, and everybody must get the same
// picture. Only + - * / and Math.sqrt are exact everywhere.

export const TAU = 6.283185307179586;

export const clamp = (x: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, x));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Sine of an angle in radians, to eight digits. */
export function sin(x: number): number {
  const turns = x / TAU;
  let t = (turns - Math.floor(turns + 0.5)) * TAU;
  if (t > TAU / 4) t = TAU / 2 - t;
  if (t < -TAU / 4) t = -TAU / 2 - t;
  const s = t * t;
  return (
    t * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - s / 156))))))
  );
}

export const cos = (x: number): number => sin(x + TAU / 4);

/** The n-th root of a number in 0…1, by Newton's method. */
export function root(x: number, n: number): number {
  if (x <= 0) return 0;
  let y = 1;
  for (let step = 0; step < 40; step++) {
    let power = 1;
    for (let k = 1; k < n; k++) power *= y;
    y = ((n - 1) * y + x / power) / n;
  }
  return y;
}
