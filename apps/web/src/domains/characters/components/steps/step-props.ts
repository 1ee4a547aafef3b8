import type { CharacterSheet, SheetChange } from "@4d/contract";

/** The props of every step. */
export interface StepProps {
  workKey: string;
  sheet: CharacterSheet;
  change: (part: SheetChange) => void;
}
