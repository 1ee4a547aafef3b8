import { type ReactNode, useState } from "react";
import { useStore } from "zustand/react";
import { acceptOffer, installStore } from "../install.store.ts";
import type { InstallWay } from "../install-way.ts";
import { InstallSheetView } from "./install-sheet-view.tsx";

/** How this browser installs the app, what a press on "install" does, and the sheet that it may open. */
export function useInstall(): { way: InstallWay; install: () => void; sheet: ReactNode } {
  const { way } = useStore(installStore);
  const [open, setOpen] = useState(false);
  const install = () => {
    if (way === "offer") void acceptOffer();
    else setOpen(true);
  };
  return { way, install, sheet: <InstallSheetView way={way} open={open} onClose={() => setOpen(false)} /> };
}
