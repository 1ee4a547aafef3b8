import { lazy } from "react";
import { openedOnce } from "./opened-once.tsx";

/** A sheet over the whole page, without an address; for forms with text. */
export const FullSheet = openedOnce(
  lazy(() => import("./full-sheet-view.tsx").then((module) => ({ default: module.FullSheetView }))),
);
