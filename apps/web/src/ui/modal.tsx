import { lazy } from "react";
import { openedOnce } from "./opened-once.tsx";

/** A dialog in the middle: focus kept inside, Esc closes; its code arrives with its first opening. */
export const Modal = openedOnce(
  lazy(() => import("./modal-view.tsx").then((module) => ({ default: module.ModalView }))),
);
