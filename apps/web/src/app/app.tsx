import { Suspense, useEffect } from "react";
import { overlay } from "../platform/overlay.ts";
import { useSignal } from "../platform/use-signal.ts";
import { DialogHost } from "../ui/dialog-host.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { UpdateBar } from "../ui/update-bar.tsx";
import { Shell } from "./shell.tsx";

/** The app: pages, overlays, and the hosts of toasts and dialogs. Calls `onShown` once the first page is drawn. */
export function App({ onShown }: { onShown: () => void }) {
  const over = useSignal(overlay);
  useEffect(onShown, [onShown]);
  return (
    <>
      <Shell />
      <Suspense>{over}</Suspense>
      <UpdateBar />
      <ToastHost />
      <DialogHost />
    </>
  );
}
