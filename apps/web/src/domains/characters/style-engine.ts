import type { DialogStyle } from "@4d/contract";
import { restyle, STYLE_PRESETS } from "@4d/dialogue";

// Loaded when a line is first restyled: the engine of the server, which also runs in the browser.

/** The six presets, with their sliders. */
export const presets = STYLE_PRESETS;

/** A line in a style, with every trait visible. */
export const styled = (line: string, style: DialogStyle): string => restyle(line, style);
