import type { Dice } from "../core/dice.ts";
import type { Picture } from "../core/picture.ts";
import type { World } from "../motif/world.ts";

/** A manner of painting: other colours before anything is drawn, another hand afterwards. */
export interface Style {
  readonly dress?: (world: World) => World;
  readonly finish?: (picture: Picture, dice: Dice) => Picture;
}
