import type { ReactNode } from "react";
import type { LoadState } from "../platform/load-state.ts";
import { FailedState } from "./failed-state.tsx";

interface LoadedProps {
  state: LoadState;
  /** There is content to show, fresh or cached. */
  has: boolean;
  /** Has the shape of the content. */
  skeleton: ReactNode;
  empty: ReactNode;
  onRetry: () => unknown;
  children: ReactNode;
}

/** A list, or its loading, empty or failed state (design rule 8). */
export function Loaded({ state, has, skeleton, empty, onRetry, children }: LoadedProps) {
  if (has) return children;
  if (state === "ready") return empty;
  if (state === "failed") return <FailedState onRetry={() => void onRetry()} />;
  return skeleton;
}
