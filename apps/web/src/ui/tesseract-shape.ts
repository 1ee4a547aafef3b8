/** A wire hypercube, rotated in four dimensions and projected to the plane. */
const VERTICES = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].map((axis) => ((bits >> axis) & 1) * 2 - 1),
);
const EDGES: readonly (readonly [number, number])[] = VERTICES.flatMap((_, from) =>
  [1, 2, 4, 8].map((bit) => [from, from ^ bit] as const).filter(([a, b]) => a < b),
);

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** 0 far … 1 near, for the width and opacity of the stroke. */
  near: number;
}

function rotate(point: number[], a: number, b: number, angle: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x = 0, y = 0] = [point[a], point[b]];
  point[a] = x * cos - y * sin;
  point[b] = x * sin + y * cos;
}

function project(vertex: readonly number[], time: number): { x: number; y: number; depth: number } {
  const point = [...vertex];
  rotate(point, 2, 3, time * 0.7);
  rotate(point, 0, 2, 0.6 + time * 0.25);
  rotate(point, 1, 2, 0.42);
  const [x = 0, y = 0, z = 0, w = 0] = point;
  const four = 1.55 / (2.55 - w);
  const three = 4 / (5 - z * four);
  return { x: x * four * three, y: y * four * three, depth: w };
}

/** The 32 edges at a time in seconds, in a box of −1.6 … 1.6. */
export function tesseractLines(time: number): Line[] {
  const points = VERTICES.map((vertex) => project(vertex, time));
  return EDGES.map(([a, b]) => {
    const from = points[a] ?? { x: 0, y: 0, depth: 0 };
    const to = points[b] ?? { x: 0, y: 0, depth: 0 };
    const near = Math.min(1, Math.max(0, (from.depth + to.depth + 2.9) / 5.8));
    return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, near };
  });
}
