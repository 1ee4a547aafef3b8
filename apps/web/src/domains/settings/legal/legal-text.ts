/** One rule of a paper: what it is about, in a word or two, and what it says. */
export type LegalLine = readonly [about: string, text: string];

/** A paper: its title, the day it took effect, the short of it, and its numbered parts. */
export interface LegalText {
  title: string;
  effective: string;
  intro: string;
  short: { heading: string; lines: readonly string[] };
  parts: readonly { heading: string; lines: readonly LegalLine[] }[];
}
