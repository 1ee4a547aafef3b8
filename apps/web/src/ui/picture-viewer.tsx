import { lazy } from "react";
import { openedOnce } from "./opened-once.tsx";

/** One picture over everything, zoomed 1 to 4 (`rules §9.5`); its code loads when it is first opened. */
export const PictureViewer = openedOnce(
  lazy(() => import("./picture-viewer-view.tsx").then((module) => ({ default: module.PictureViewerView }))),
);
