import { lazy, Suspense, useRef } from "react";
import type { BottomSheetProps } from "./bottom-sheet-view.tsx";

const View = lazy(() =>
  import("./bottom-sheet-view.tsx").then((module) => ({ default: module.BottomSheetView })),
);

/** A sheet that rises 240 ms from the bottom; its code arrives with its first opening. */
export function BottomSheet(props: BottomSheetProps) {
  const used = useRef(false);
  used.current ||= props.open;
  return used.current ? (
    <Suspense>
      <View {...props} />
    </Suspense>
  ) : null;
}
