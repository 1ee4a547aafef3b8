import { useEffect, useRef } from "react";
import { coverPage } from "../platform/layers.ts";

/** While it is open, a step back in the browser closes this and leaves the page as it is. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (open ? coverPage(() => close.current()) : undefined), [open]);
}
