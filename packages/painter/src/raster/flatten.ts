import { type Path, takes } from "../core/path.ts";

/** A path as straight lines: one list of x, y, x, y… for each of its parts. */
export function flatten({ commands, numbers }: Path, scale: number): readonly number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  let at = 0;
  const get = (k: number) => (numbers[at + k] ?? 0) * scale;
  for (const command of commands) {
    if (command === "M") {
      part = [get(0), get(1)];
      parts.push(part);
    } else if (command === "L") part.push(get(0), get(1));
    else if (command === "C") bend(part, [get(0), get(1), get(2), get(3), get(4), get(5)]);
    else if (command === "Z") part.push(part[0] ?? 0, part[1] ?? 0);
    at += takes(command);
  }
  return parts;
}

type Six = readonly [number, number, number, number, number, number];

function bend(part: number[], [x1, y1, x2, y2, x3, y3]: Six): void {
  const [x0, y0] = [part.at(-2) ?? 0, part.at(-1) ?? 0];
  const reach = Math.abs(x3 - x0) + Math.abs(y3 - y0) + Math.abs(x1 - x0) + Math.abs(y2 - y3);
  const steps = reach < 3 ? 2 : 7;
  for (let k = 1; k <= steps; k++) {
    const t = k / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    part.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}
