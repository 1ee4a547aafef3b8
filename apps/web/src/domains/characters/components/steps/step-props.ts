import type { CharacterSheet, SheetChange } from "@4d/contract";

/** What every step is given. */
export interface StepProps {
  workKey: string;
  sheet: CharacterSheet;
  change: (part: SheetChange) => void;
}
