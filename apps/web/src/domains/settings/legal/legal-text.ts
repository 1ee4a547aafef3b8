/** A paper: its title, the day it took effect, and its numbered parts. */
export interface LegalText {
  title: string;
  effective: string;
  intro: string;
  parts: readonly { heading: string; lines: readonly string[] }[];
}
