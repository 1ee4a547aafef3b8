import { createStore } from "zustand/vanilla";
import { signedOut } from "../../platform/session.ts";
import type { Step } from "./steps.ts";

/** At which step each work stands; the preview leads back to a field by it. */
export const stepStore = createStore<{ steps: Readonly<Record<string, Step>> }>()(() => ({ steps: {} }));

/** Shows a step of a work. */
export const goToStep = (key: string, step: Step): void =>
  stepStore.setState(({ steps }) => ({ steps: { ...steps, [key]: step } }));

signedOut.on(() => stepStore.setState({ steps: {} }));
