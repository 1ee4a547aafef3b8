import { lazy, Suspense } from "react";
import { dialogQueue } from "../platform/dialogs.ts";
import { useSignal } from "../platform/use-signal.ts";

const View = lazy(() => import("./dialog-view.tsx").then((module) => ({ default: module.DialogView })));

/** Answers confirm, alertModal, promptText and actionSheet, wherever they were called from. */
export function DialogHost() {
  const [request] = useSignal(dialogQueue);
  return request === undefined ? null : (
    <Suspense>
      <View request={request} />
    </Suspense>
  );
}
