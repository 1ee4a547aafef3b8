import { beard, glasses } from "./face.ts";
import { pin, sprig, stick } from "./hair.ts";
import { cap, headphones } from "./head.ts";
import { maps, pack, tape } from "./load.ts";

/** What a person wears: `WEAR` is drawn last, `WEAR_BEHIND` before the head. */
export const WEAR = { cap, headphones, glasses, beard, tape, pin, stick, sprig, pack };
export const WEAR_BEHIND = { maps };
export type Wear = keyof typeof WEAR | keyof typeof WEAR_BEHIND;
