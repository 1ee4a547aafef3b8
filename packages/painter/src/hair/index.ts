import { curly } from "./curly.ts";
import { long, tails, windblown } from "./long.ts";
import { bob, neat, tousled } from "./short.ts";
import { buns, knot, ponytail, scholar } from "./tied.ts";

export const HAIR = { long, windblown, tails, bob, tousled, neat, curly, buns, knot, scholar, ponytail };
export type Hair = keyof typeof HAIR;
