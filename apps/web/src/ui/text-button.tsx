import type { ReactNode } from "react";

/** A word that can be pressed, without a shape of its own; 44 px to the finger. */
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
