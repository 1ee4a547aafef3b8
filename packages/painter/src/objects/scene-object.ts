import type { Canvas, Ink } from "../core/canvas.ts";
import { type Color, mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { drawn, type Path, placed } from "../core/path.ts";
import type { Motif, World } from "../motif/world.ts";

/** Where a thing stands: its foot, in pixels, and the pixels per unit of its own drawing. */
export interface ObjectContext {
  readonly canvas: Canvas;
  readonly own: Dice;
  readonly world: World;
  readonly x: number;
  readonly y: number;
  readonly s: number;
  /** The thing's dark colour, by its distance. */
  readonly dark: Color;
  readonly put: (path: Path) => Path;
}

/** A thing for the middle of a picture: `x`, `y` is its foot in shares; `size` 1 is as drawn. */
export type SceneObject = (x: number, y: number, size: number) => Motif;

export const sceneObject =
  (name: string, paint: (context: ObjectContext) => void): SceneObject =>
  (x, y, size) =>
  (canvas, dice, world) => {
    const [fx, fy] = [x * canvas.width, y * canvas.height];
    const s = (size * canvas.width) / 400;
    const dark = mix(world.near, world.far, 0.12);
    const put = (path: Path) => placed(path, fx, fy, s);
    paint({ canvas, own: dice.part(name), world, x: fx, y: fy, s, dark, put });
  };

/** A dark shape whose upper edge catches the glow. */
export function shape(context: ObjectContext, text: string, color?: Color): Path {
  const { canvas, world, put, s, y, dark } = context;
  const path = put(drawn(text));
  const base = color ?? dark;
  canvas.add(path, {
    fill: canvas.down(
      y - 150 * s,
      y + 20 * s,
      [0, mix(base, world.glow, 0.3)],
      [0.5, base],
      [1, mix(base, world.near, 0.6)],
    ),
  });
  const edge: Ink = canvas.down(
    y - 150 * s,
    y + 10 * s,
    [0, world.glow, 0.85],
    [0.6, world.glow, 0.25],
    [1, world.glow, 0],
  );
  canvas.inside(path, () => canvas.add(path, { stroke: edge, width: 2.6 * s }));
  return path;
}

/** A shape that shines. */
export function lit(context: ObjectContext, text: string, alpha = 1): void {
  context.canvas.add(context.put(drawn(text)), {
    fill: mix(context.world.light, context.world.glow, 0.25),
    alpha,
  });
}
