import type { PolicySection } from "@4d/contract";

/** One rule of a document: its topic in a word or two, its text, and its section's name in the register of data. */
export type LegalLine = readonly [about: string, text: string, section?: PolicySection];

/** A legal document: its title, effective date, summary, and numbered parts. */
export interface LegalText {
  title: string;
  effective: string;
  intro: string;
  short: { heading: string; lines: readonly string[] };
  parts: readonly { heading: string; lines: readonly LegalLine[] }[];
}
