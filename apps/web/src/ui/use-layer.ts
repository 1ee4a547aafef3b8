import { useEffect, useRef } from "react";
import { coverPage } from "../platform/layers.ts";

/** While a layer is open, a step back in the browser closes it instead of leaving the page. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (open ? coverPage(() => close.current()) : undefined), [open]);
}
