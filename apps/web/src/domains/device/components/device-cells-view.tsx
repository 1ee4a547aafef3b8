import { HardDrive, MonitorDown } from "lucide-react";
import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Cell } from "../../../ui/cell.tsx";
import { askIfInstalled } from "../install.store.ts";
import { useInstall } from "./use-install.tsx";

function InstallCell() {
  const { way, install, sheet } = useInstall();
  useEffect(() => void askIfInstalled(), []);
  if (way === "none") return null;
  if (way === "installed")
    return <Cell icon={<MonitorDown />} title={t("device.install")} value={t("device.installed")} />;
  const isInApp = way === "in-app";
  return (
    <>
      <Cell
        icon={<MonitorDown />}
        title={t(isInApp ? "device.openBrowser" : "device.install")}
        note={t(isInApp ? "device.openBrowserNote" : "device.installNote")}
        onPress={install}
      />
      {sheet}
    </>
  );
}

/** The lines of the settings about this device: installing the app, and what is stored (`APP-7`). */
export function DeviceCellsView() {
  return (
    <>
      <InstallCell />
      <Cell
        icon={<HardDrive />}
        title={t("device.storage")}
        note={t("device.storageNote")}
        onPress={() => push("/pages/mine/storage")}
      />
    </>
  );
}
