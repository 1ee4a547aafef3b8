import { lazy, type ReactNode, Suspense, useRef } from "react";

const View = lazy(() => import("./modal-view.tsx").then((module) => ({ default: module.ModalView })));

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A sentence under the title. */
  note?: string | undefined;
  /** Only its buttons close it: forced offline, banned. */
  firm?: boolean;
  children?: ReactNode;
  /** Buttons, the doing one last. */
  actions?: ReactNode;
}

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
