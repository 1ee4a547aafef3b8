import { lazy, Suspense, useRef } from "react";

const View = lazy(() =>
  import("./picture-viewer-view.tsx").then((module) => ({ default: module.PictureViewerView })),
);

export interface PictureViewerProps {
  open: boolean;
  onClose: () => void;
  src: string;
  /** Whose picture it is; accessible name. */
  label: string;
}

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
