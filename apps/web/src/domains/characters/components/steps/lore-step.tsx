import { LoreEditor } from "../lore-editor.tsx";
import { StepHead } from "../step-layout.tsx";
import type { StepProps } from "./step-props.ts";

/** What the character knows about its world. */
export function LoreStep({ sheet, change }: StepProps) {
  return (
    <>
      <StepHead step="lore" />
      <LoreEditor lore={sheet.lore} onChange={(lore) => change({ lore })} />
    </>
  );
}
