import { lazy } from "react";
import { openedOnce } from "../../../../ui/opened-once.tsx";
import type { SendSheetProps } from "./send-sheet-view.tsx";

const Opened = openedOnce<SendSheetProps>(
  lazy(() => import("./send-sheet-view.tsx").then((module) => ({ default: module.SendSheetView }))),
);

/** Confirms pasted, dropped or chosen files before they are sent. */
export const SendSheet = (props: Omit<SendSheetProps, "open">) => (
  <Opened {...props} open={props.files.length > 0} />
);
