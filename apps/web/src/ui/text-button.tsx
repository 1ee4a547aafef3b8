import type { ReactNode } from "react";

/** A button without a shape, with a touch area of 44 px. */
export function TextButton({ onPress, children }: { onPress: () => unknown; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => void onPress()}
      className="hit press rounded-full text-left text-s text-text-2"
    >
      {children}
    </button>
  );
}
