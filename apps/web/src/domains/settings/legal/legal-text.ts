import type { PolicySection } from "@4d/contract";

/** One rule of a paper: what it is about, in a word or two, what it says, and by which name the register of data knows it. */
export type LegalLine = readonly [about: string, text: string, section?: PolicySection];

/** A paper: its title, the day it took effect, the short of it, and its numbered parts. */
export interface LegalText {
  title: string;
  effective: string;
  intro: string;
  short: { heading: string; lines: readonly string[] };
  parts: readonly { heading: string; lines: readonly LegalLine[] }[];
}
