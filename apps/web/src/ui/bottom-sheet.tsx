import { lazy } from "react";
import { openedOnce } from "./opened-once.tsx";

/** A sheet that rises 240 ms from the bottom; its code arrives with its first opening. */
export const BottomSheet = openedOnce(
  lazy(() => import("./bottom-sheet-view.tsx").then((module) => ({ default: module.BottomSheetView }))),
);
