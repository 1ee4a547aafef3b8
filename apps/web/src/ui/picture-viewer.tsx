import { lazy, Suspense, useRef } from "react";
import type { PictureViewerProps } from "./picture-viewer-view.tsx";

const View = lazy(() =>
  import("./picture-viewer-view.tsx").then((module) => ({ default: module.PictureViewerView })),
);

/** One picture over everything, zoomed 1 to 4 (`seed §9`); its code arrives with its first opening. */
export function PictureViewer(props: PictureViewerProps) {
  const used = useRef(false);
  used.current ||= props.open;
  return used.current ? (
    <Suspense>
      <View {...props} />
    </Suspense>
  ) : null;
}
