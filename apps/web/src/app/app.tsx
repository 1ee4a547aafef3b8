import { DialogHost } from "../ui/dialog-host.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { UpdateBar } from "../ui/update-bar.tsx";
import { Shell } from "./shell.tsx";

/** The app: pages, and the hosts of toasts and dialogs. */
export function App() {
  return (
    <>
      <Shell />
      <UpdateBar />
      <ToastHost />
      <DialogHost />
    </>
  );
}
