/**
 * Absolute moves (M), lines (L), cubic curves (C) and closings (Z): the commands, and their numbers in one
 * list.
 */
export interface Path {
  readonly commands: string;
  readonly numbers: readonly number[];
}

/** A corner of an outline; 1 as the third number makes it sharp in a curve. */
export type Point = readonly [x: number, y: number, sharp?: 0 | 1];

const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 };

/** How many numbers a command takes. */
export const takes = (command: string): number => TAKES[command] ?? 0;

/** A path drawn by hand: `M0 0 C… Z`, capital M, L, C and Z only. */
export function drawn(text: string): Path {
  const commands = text.match(/[MLCZ]/g)?.join("") ?? "";
  return { commands, numbers: (text.match(/-?[\d.]+/g) ?? []).map(Number) };
}

/** Points written as `x,y x,y!`; the exclamation mark makes a corner sharp. */
export const points = (text: string): readonly Point[] =>
  text.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.replace("!", "").split(",").map(Number);
    return [x, y, pair.endsWith("!") ? 1 : 0];
  });

export const segment = (x1: number, y1: number, x2: number, y2: number): Path => ({
  commands: "ML",
  numbers: [x1, y1, x2, y2],
});

export function polygon(corners: readonly Point[], closed = true): Path {
  return {
    commands: `M${"L".repeat(Math.max(0, corners.length - 1))}${closed ? "Z" : ""}`,
    numbers: corners.flatMap((corner) => [corner[0], corner[1]]),
  };
}

/** A closed polygon, from one list of coordinates. */
export const poly = (...numbers: readonly number[]): Path => ({
  commands: `M${"L".repeat(numbers.length / 2 - 1)}Z`,
  numbers,
});

/** A smooth curve through all points (Catmull-Rom); `tension` 1 is round, 0 straight. */
export function curve(through: readonly Point[], closed = true, tension = 1): Path {
  const count = through.length;
  const get = (at: number): Point =>
    through[closed ? (at + count) % count : Math.min(count - 1, Math.max(0, at))] ?? [0, 0];
  const slope = (at: number): Point => {
    const here = get(at);
    if (here[2] === 1) return [0, 0];
    const [before, after] = [get(at - 1), get(at + 1)];
    return [((after[0] - before[0]) * tension) / 6, ((after[1] - before[1]) * tension) / 6];
  };
  const [x0, y0] = get(0);
  const numbers = [x0, y0];
  const steps = closed ? count : count - 1;
  for (let at = 0; at < steps; at++) {
    const [from, to] = [get(at), get(at + 1)];
    const [out, into] = [slope(at), slope(at + 1)];
    numbers.push(from[0] + out[0], from[1] + out[1], to[0] - into[0], to[1] - into[1], to[0], to[1]);
  }
  return { commands: `M${"C".repeat(steps)}${closed ? "Z" : ""}`, numbers };
}

/** The path with `map` applied to every point. */
export function moved(path: Path, map: (x: number, y: number) => readonly [number, number]): Path {
  const numbers: number[] = [];
  for (let at = 0; at + 1 < path.numbers.length; at += 2)
    numbers.push(...map(path.numbers[at] ?? 0, path.numbers[at + 1] ?? 0));
  return { commands: path.commands, numbers };
}

export const placed = (path: Path, x: number, y: number, scale = 1, scaleY = scale): Path =>
  moved(path, (px, py) => [x + px * scale, y + py * scaleY]);

export const joined = (paths: readonly Path[]): Path => ({
  commands: paths.map((path) => path.commands).join(""),
  numbers: paths.flatMap((path) => path.numbers),
});

const K = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Path {
  const [kx, ky] = [rx * K, ry * K];
  return {
    commands: "MCCCCZ",
    numbers: [
      ...[cx - rx, cy],
      ...[cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
      ...[cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
      ...[cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
      ...[cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ],
  };
}

export const box = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
