import type { Dice } from "../core/dice.ts";
import type { Picture } from "../core/picture.ts";
import type { World } from "../motif/world.ts";

/**
 * A style of painting: `dress` changes the colours before anything is drawn, `finish` redraws the picture.
 */
export interface Style {
  readonly dress?: (world: World) => World;
  readonly finish?: (picture: Picture, dice: Dice) => Picture;
}
