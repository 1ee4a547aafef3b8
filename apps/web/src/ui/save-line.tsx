import { Cloud, CloudOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

export type SaveStatus = "blank" | "saved" | "saving" | "offline" | "clash" | "refused";
interface SaveLineProps {
  title: string;
  look: SaveStatus;
  text: string;
  /** The person pressed the line of a clash. */
  onClash: () => void;
}

const icons: Readonly<Record<SaveStatus, ReactNode>> = {
  blank: null,
  saved: <Cloud aria-hidden="true" />,
  saving: <Spinner />,
  offline: <CloudOff aria-hidden="true" />,
  clash: <TriangleAlert aria-hidden="true" />,
  refused: <TriangleAlert aria-hidden="true" />,
};

/** For the bar of an editor: the name of the work and, below it, whether its changes are saved. */
export function SaveLine({ title, look, text, onClash }: SaveLineProps) {
  const state = (
    <span className="flex items-center justify-center gap-1 text-xs text-text-3 [&_svg]:size-3">
      {icons[look]}
      {text}
    </span>
  );
  return (
    <div className="min-w-0 text-center">
      <h1 className="truncate text-n leading-snug font-semibold">{title}</h1>
      {look === "clash" ? (
        <button type="button" onClick={onClash} className="hit text-amber">
          {state}
        </button>
      ) : (
        <div role="status">{state}</div>
      )}
    </div>
  );
}
