import type { ReactNode } from "react";
import { TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";

/** Zoom limits of a picture (`rules §9.5`). */
const ZOOM_MIN = 1;
const ZOOM_MAX = 4;

interface ZoomProps {
  children: ReactNode;
  /** How far a double click zooms in; the library's own step by default. */
  step?: number;
  /** Begins in the middle. */
  centred?: boolean;
  onZoom?: (scale: number) => void;
}

/** What it holds can be zoomed and moved, and fills its place. */
export function Zoom({ children, step, centred, onZoom }: ZoomProps) {
  return (
    <TransformWrapper
      minScale={ZOOM_MIN}
      maxScale={ZOOM_MAX}
      centerOnInit={centred === true}
      doubleClick={{ mode: "toggle", ...(step !== undefined && { step }) }}
      {...(onZoom !== undefined && { onTransform: (_, { scale }) => onZoom(scale) })}
    >
      {/* The build takes the library's own style sheet out (vite/without-injected-styles.ts). */}
      <TransformComponent wrapperClass="relative !size-full overflow-hidden" contentClass="!size-full">
        {children}
      </TransformComponent>
    </TransformWrapper>
  );
}
