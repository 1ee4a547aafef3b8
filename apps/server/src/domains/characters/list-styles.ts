import { type DialogStyle, dialogStyles } from "@4d/contract";

/** The presets of how a character can talk. */
export const listStyles = async (): Promise<DialogStyle[]> => Object.values(dialogStyles);
