/** A small landscape drawn from a seed: what stands behind people and groups that have no picture of their own. */
export interface Scene {
  /** Hues, degrees: night sky and light. */
  sky: number;
  light: number;
  moon: { x: number; y: number; r: number };
  /** Those that shine alike, as one path of dots: a shape for each star would be most of a picture's cost. */
  stars: readonly { path: string; glow: number; width: number }[];
  /** Two ranges of hills, far and near, as closed paths in a 300 × 200 field. */
  hills: readonly [far: string, near: string];
  /** Where the wire cube hovers, and how large. */
  cube: { x: number; y: number; edge: number };
}
const HUES = [
  [262, 190],
  [205, 38],
  [18, 42],
  [150, 78],
  [330, 20],
  [240, 320],
  [168, 150],
  [200, 170],
] as const;

/** Even numbers in 0 … 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 2246822519) >>> 0;
  return () => {
    state =
      (Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917)) >>> 0;
    return state / 4294967296;
  };
}

function range(base: number, swing: number, next: () => number): string {
  const points = Array.from({ length: 6 }, (_, at) => [at * 60, base - next() * swing] as const);
  const curve = points.slice(1).map(([x, y], at) => {
    const [px, py] = points[at] ?? [0, base];
    const middle = (px + x) / 2;
    return `C${middle} ${py.toFixed(1)} ${middle} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`;
  });
  return `M0 ${(points[0]?.[1] ?? base).toFixed(1)}${curve.join("")}V200H0Z`;
}

const STARS = 34;
/** From far and faint to near and bright; a star is as wide as it is drawn, in the field's units. */
const KINDS = [
  { glow: 0.2, width: 1 },
  { glow: 0.4, width: 1.3 },
  { glow: 0.6, width: 1.7 },
  { glow: 0.8, width: 2.1 },
] as const;

function starsOf(next: () => number): Scene["stars"] {
  const paths = KINDS.map(() => "");
  for (let at = 0; at < STARS; at += 1) {
    const [x, y] = [next() * 300, next() * 130];
    const nearness = (next() + next()) / 2;
    // A line of no length with round ends: a tenth of what a circle takes to write, to read and to draw.
    paths[Math.floor(nearness * KINDS.length)] += `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  }
  return KINDS.map((kind, at) => ({ ...kind, path: paths[at] ?? "" }));
}

/** The scene of a seed. Pure. */
export function sceneOf(seed: number): Scene {
  const next = dice(seed);
  const [sky, light] = HUES[Math.floor(next() * HUES.length) % HUES.length] ?? HUES[0];
  const moon = { x: 150 + next() * 100, y: 62 + next() * 30, r: 74 + next() * 22 };
  return {
    sky,
    light,
    moon,
    stars: starsOf(next),
    hills: [range(158, 46, next), range(184, 34, next)],
    cube: { x: moon.x - 28 + next() * 16, y: moon.y - 30 + next() * 14, edge: 40 + next() * 12 },
  };
}

/** A seed from a name, for the sky in place of a missing picture. Pure. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
}
