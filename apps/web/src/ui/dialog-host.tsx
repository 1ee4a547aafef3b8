import { lazy, Suspense } from "react";
import { dialogQueue } from "../platform/dialogs.ts";
import { useSignal } from "../platform/use-signal.ts";

const View = lazy(() => import("./dialog-view.tsx").then((module) => ({ default: module.DialogView })));

/** Shows the dialogs of confirm, alertModal, promptText, actionSheet and cropImage, wherever they are called. */
export function DialogHost() {
  const [request] = useSignal(dialogQueue);
  return request === undefined ? null : (
    <Suspense>
      <View request={request} />
    </Suspense>
  );
}
