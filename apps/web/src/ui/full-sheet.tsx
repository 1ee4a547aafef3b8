import { lazy } from "react";
import { openedOnce } from "./opened-once.tsx";

/** A page that lies over the present one and is no place of its own: text may be written in it. */
export const FullSheet = openedOnce(
  lazy(() => import("./full-sheet-view.tsx").then((module) => ({ default: module.FullSheetView }))),
);
