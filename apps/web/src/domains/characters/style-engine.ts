import type { DialogStyle } from "@4d/contract";
import { restyle, STYLE_PRESETS } from "@4d/dialogue";

// Fetched when a line is first restyled: the engine of the server, run in the browser.

/** The six presets, with their sliders. */
export const presets = STYLE_PRESETS;

/** A line as a style says it, every trait shown. */
export const styled = (line: string, style: DialogStyle): string => restyle(line, style);
