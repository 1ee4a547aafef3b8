import { useEffect } from "react";
import { DialogHost } from "../ui/dialog-host.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { UpdateBar } from "../ui/update-bar.tsx";
import { Shell } from "./shell.tsx";

/** The app: pages, and the hosts of toasts and dialogs. `onShown` once the first picture is drawn. */
export function App({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <>
      <Shell />
      <UpdateBar />
      <ToastHost />
      <DialogHost />
    </>
  );
}
