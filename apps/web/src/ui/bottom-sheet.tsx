import { lazy, type ReactNode, Suspense, useRef } from "react";

const View = lazy(() =>
  import("./bottom-sheet-view.tsx").then((module) => ({ default: module.BottomSheetView })),
);

export interface BottomSheetProps {
  open: boolean;
  onClose: () => void;
  /** Heading, and accessible name of the sheet. */
  title: string;
  /** The heading is read but not seen. */
  quietTitle?: boolean;
  children: ReactNode;
}

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
