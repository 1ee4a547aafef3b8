import type { ReactNode } from "react";
import type { LoadState } from "../platform/load-state.ts";
import { FailedState } from "./failed-state.tsx";

interface LoadedProps {
  state: LoadState;
  /** Something to show is there, fresh or kept from before. */
  has: boolean;
  /** In the shape of what will come. */
  skeleton: ReactNode;
  empty: ReactNode;
  onRetry: () => unknown;
  children: ReactNode;
}

/** The three states of a list besides its content, in one place (design rule 8). */
export function Loaded({ state, has, skeleton, empty, onRetry, children }: LoadedProps) {
  if (has) return children;
  if (state === "ready") return empty;
  if (state === "failed") return <FailedState onRetry={() => void onRetry()} />;
  return skeleton;
}
