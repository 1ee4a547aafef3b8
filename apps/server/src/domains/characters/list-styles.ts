import type { DialogStyle } from "@4d/contract";
import { STYLE_PRESETS } from "@4d/dialogue";

/** The presets of how a character can talk. */
export const listStyles = async (): Promise<DialogStyle[]> =>
  STYLE_PRESETS.map(({ key, style }) => ({ ...style, preset: key, custom: "" }));
