import { createStore } from "zustand/vanilla";
import { signedOut } from "../../platform/session.ts";
import type { Step } from "./steps.ts";

/** The step that the editor of each work shows; the preview sets it to open a field. */
export const stepStore = createStore<{ steps: Readonly<Record<string, Step>> }>()(() => ({ steps: {} }));

/** Shows a step of a work. */
export const goToStep = (key: string, step: Step): void =>
  stepStore.setState(({ steps }) => ({ steps: { ...steps, [key]: step } }));

signedOut.on(() => stepStore.setState({ steps: {} }));
