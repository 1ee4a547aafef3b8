/** A small landscape drawn from a seed, for people and groups without a picture. */
export interface Scene {
  /** Hues, degrees: night sky and light. */
  sky: number;
  light: number;
  moon: { x: number; y: number; r: number };
  /** Stars of the same brightness are one path of dots: a shape for each would be most of the cost of a picture. */
  stars: readonly { path: string; glow: number; width: number }[];
  /** Two ranges of hills, far and near, as closed paths in a 300 × 200 field. */
  hills: readonly [far: string, near: string];
  /** The position and size of the wire cube. */
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

/** Evenly distributed numbers in 0 … 1, the same for the same seed. */
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
/** Kinds of stars, from far and faint to near and bright; `width` is in the units of the field. */
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
    // A line without length and with round ends: a tenth of the cost of a circle.
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

/** A seed from a name, for the sky that replaces a missing picture. Pure. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
}
