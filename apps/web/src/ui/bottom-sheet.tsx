import { lazy } from "react";
import { openedOnce } from "./opened-once.tsx";

/** A sheet that rises from the bottom in 240 ms; its code loads when it is first opened. */
export const BottomSheet = openedOnce(
  lazy(() => import("./bottom-sheet-view.tsx").then((module) => ({ default: module.BottomSheetView }))),
);
