import type { ComponentType } from "react";
import type { Step } from "../steps.ts";
import { IdentityStep } from "./steps/identity-step.tsx";
import { LookStep } from "./steps/look-step.tsx";
import { LoreStep } from "./steps/lore-step.tsx";
import { OpeningStep } from "./steps/opening-step.tsx";
import { SharingStep } from "./steps/sharing-step.tsx";
import { SoulStep } from "./steps/soul-step.tsx";
import type { StepProps } from "./steps/step-props.ts";
import { StyleStep } from "./steps/style-step.tsx";
import { VoiceStep } from "./steps/voice-step.tsx";

const views: Readonly<Record<Step, ComponentType<StepProps>>> = {
  look: LookStep,
  identity: IdentityStep,
  soul: SoulStep,
  opening: OpeningStep,
  style: StyleStep,
  voice: VoiceStep,
  lore: LoreStep,
  sharing: SharingStep,
};

/** One step of the editor. */
export function StepView({ step, ...props }: StepProps & { step: Step }) {
  const View = views[step];
  return <View {...props} />;
}
