import { ayao } from "./ayao.ts";
import { laozhen } from "./laozhen.ts";
import { modi } from "./modi.ts";
import type { Starter } from "./starter.ts";

export type { BlipVoice, Starter, StarterProfile } from "./starter.ts";

/** The characters the product brings along (`CHAR-7`), in the order they are offered. */
export const STARTERS: readonly Starter[] = [ayao, modi, laozhen];
