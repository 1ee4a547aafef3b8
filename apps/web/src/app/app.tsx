import { useEffect, useState } from "react";
import { HashRouter } from "react-router";
import { DialogHost } from "../ui/dialog-host.tsx";
import { Splash } from "../ui/splash.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { UpdateBar } from "../ui/update-bar.tsx";
import { launch } from "./launch.ts";
import { Shell } from "./shell.tsx";
import { useNavigator } from "./use-navigator.ts";

/** Until the launch has decided where to go, the splash stands. */
function Launching({ onReady }: { onReady: () => void }) {
  useNavigator();
  useEffect(() => {
    void launch().finally(onReady);
  }, [onReady]);
  return <Splash />;
}

/** The app: router, launch, pages, and the hosts of toasts and dialogs. */
export function App() {
  const [ready, setReady] = useState(false);
  const [done] = useState(() => () => setReady(true));
  return (
    <HashRouter>
      {ready ? <Shell /> : <Launching onReady={done} />}
      <UpdateBar />
      <ToastHost />
      <DialogHost />
    </HashRouter>
  );
}
