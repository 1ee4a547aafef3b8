import type { PointerStep } from "./engine.ts";

const BUTTONS = { left: 0, right: 2 };

/** Pointer actions of WebDriver, both classic and BiDi, relative to the viewport. */
export const pointerActions = (steps: readonly PointerStep[]) =>
  steps.map((step) =>
    step.kind === "move"
      ? { type: "pointerMove", x: step.x, y: step.y, duration: step.ms ?? 0 }
      : { type: step.kind === "down" ? "pointerDown" : "pointerUp", button: BUTTONS[step.button ?? "left"] },
  );
