import { hex } from "../core/color.ts";
import type { Tones } from "./figure.ts";

/** A person's colours in one line: skin, its shade, hair, hair's light, cloth, trim, glow, deep. */
export function tones(text: string): Tones {
  const [skin, skinShade, hair, hairLight, cloth, trim, glow, deep] = text.split(" ").map(hex);
  const black = hex("#08090b");
  return {
    skin: skin ?? black,
    skinShade: skinShade ?? black,
    hair: hair ?? black,
    hairLight: hairLight ?? black,
    cloth: cloth ?? black,
    trim: trim ?? black,
    glow: glow ?? black,
    deep: deep ?? black,
  };
}
