import { Suspense, useEffect } from "react";
import { overlay } from "../platform/overlay.ts";
import { useSignal } from "../platform/use-signal.ts";
import { DialogHost } from "../ui/dialog-host.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { UpdateBar } from "../ui/update-bar.tsx";
import { Shell } from "./shell.tsx";

/** The app: pages, what lies over them all, and the hosts of toasts and dialogs. `onShown` once the first picture is drawn. */
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
