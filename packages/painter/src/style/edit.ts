import { type Color, hex, mix, toHex } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { moved, type Path } from "../core/path.ts";
import type { Gradient, Mark, Node, Paint, Picture } from "../core/picture.ts";

export type Recolor = (color: Color) => Color;

/** The picture in other colours. */
export function recolored(picture: Picture, change: Recolor): Picture {
  const known = new Map<string, string>();
  const tinted = (text: string) => {
    const held = known.get(text) ?? toHex(change(hex(text)));
    known.set(text, held);
    return held;
  };
  const paint = (ink: Paint | undefined) => (typeof ink === "string" ? tinted(ink) : ink);
  const node = (from: Node): Node =>
    from.kind === "group"
      ? { ...from, nodes: from.nodes.map(node) }
      : { ...from, fill: paint(from.fill), stroke: paint(from.stroke) };
  const gradient = (from: Gradient) => ({
    ...from,
    stops: from.stops.map((stop) => ({ ...stop, color: tinted(stop.color) })),
  });
  return { ...picture, gradients: picture.gradients.map(gradient), nodes: picture.nodes.map(node) };
}

/** The mean colour of a paint, and its opacity. */
export function meanOf(
  paint: Paint,
  gradients: readonly Gradient[],
): { readonly color: Color; readonly alpha: number } {
  const stops = typeof paint === "number" ? (gradients[paint]?.stops ?? []) : [];
  const first = typeof paint === "string" ? paint : (stops[0]?.color ?? "#000000");
  let color = hex(first);
  let alpha = typeof paint === "string" ? 1 : (stops[0]?.alpha ?? 1);
  for (const [k, stop] of stops.entries()) {
    color = mix(color, hex(stop.color), k === 0 ? 0 : 1 / (k + 1));
    alpha += (stop.alpha - alpha) / (k + 1);
  }
  return { color, alpha };
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
}

export function extentOf({ numbers }: Path): Extent {
  let [left, top, right, foot] = [1e9, 1e9, -1e9, -1e9];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    left = Math.min(left, numbers[at] ?? 0);
    right = Math.max(right, numbers[at] ?? 0);
    top = Math.min(top, numbers[at + 1] ?? 0);
    foot = Math.max(foot, numbers[at + 1] ?? 0);
  }
  return { left, top, right, foot };
}

/** The share of the picture that the bounding box of a path covers, 0…1. */
export function shareOf(path: Path, { width, height }: Picture): number {
  const { left, top, right, foot } = extentOf(path);
  const wide = Math.min(width, right) - Math.max(0, left);
  const tall = Math.min(height, foot) - Math.max(0, top);
  return wide > 0 && tall > 0 ? (wide * tall) / (width * height) : 0;
}

/** Applies `change` to every mark; it may return several marks, or none. */
export function remarked(nodes: readonly Node[], change: (mark: Mark) => readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) =>
    node.kind === "mark" ? change(node) : [{ ...node, nodes: remarked(node.nodes, change) }],
  );
}

/** A path as an unsteady hand would repeat it. */
export const shaken = (path: Path, dice: Dice, by: number): Path =>
  moved(path, (x, y) => [x + dice.num(-by, by), y + dice.num(-by, by)]);

/** A path shifted a little. */
export const shifted = (path: Path, dx: number, dy: number): Path => moved(path, (x, y) => [x + dx, y + dy]);

/** The picture with another canvas's marks and gradients on top. */
export function over(picture: Picture, top: Picture): Picture {
  const offset = picture.gradients.length;
  const paint = (ink: Paint | undefined) => (typeof ink === "number" ? ink + offset : ink);
  const node = (from: Node): Node =>
    from.kind === "group"
      ? { ...from, nodes: from.nodes.map(node) }
      : { ...from, fill: paint(from.fill), stroke: paint(from.stroke) };
  return {
    ...picture,
    gradients: [...picture.gradients, ...top.gradients],
    nodes: [...picture.nodes, ...top.nodes.map(node)],
  };
}
