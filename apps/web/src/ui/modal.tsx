import { lazy, Suspense, useRef } from "react";
import type { ModalProps } from "./modal-view.tsx";

const View = lazy(() => import("./modal-view.tsx").then((module) => ({ default: module.ModalView })));

/** A dialog in the middle: focus kept inside, Esc closes; its code arrives with its first opening. */
export function Modal(props: ModalProps) {
  const used = useRef(false);
  used.current ||= props.open;
  return used.current ? (
    <Suspense>
      <View {...props} />
    </Suspense>
  ) : null;
}
