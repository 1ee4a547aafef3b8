import { BellRing } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { type PushState, pushStore, refreshPushState, setPush } from "../push.store.ts";

const pushNote = ({ ability, failed }: PushState): string => {
  if (failed) return t("push.failed");
  if (ability === "denied") return t("push.denied");
  if (ability === "install") return t("push.install");
  return ability === "able" ? t("push.note") : t("push.unsupported");
};

/** Turns notifications while the app is closed on and off, and says why it cannot (`MSG-16`). */
export function PushSwitchView() {
  const state = useStore(pushStore);
  const { ability, on, busy } = state;
  useEffect(() => {
    // Without a service worker there is nothing to check.
    const recheck = () => void refreshPushState().catch(() => undefined);
    recheck();
    // Runs when someone returns from the browser's settings.
    addEventListener("focus", recheck);
    return () => removeEventListener("focus", recheck);
  }, []);
  return (
    <SwitchCell
      icon={<BellRing />}
      title={t("push.title")}
      note={pushNote(state)}
      checked={on}
      disabled={busy || ability !== "able"}
      onChange={setPush}
    />
  );
}
