import { BellRing } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { look, type PushState, pushStore, setPush } from "../push.store.ts";

const noteOf = ({ ability, failed }: PushState): string => {
  if (failed) return t("push.failed");
  if (ability === "denied") return t("push.denied");
  if (ability === "install") return t("push.install");
  return ability === "able" ? t("push.note") : t("push.unsupported");
};

/** Turns notices while the app is closed on and off, and says why it cannot (`MSG-16`). */
export function PushSwitchView() {
  const state = useStore(pushStore);
  const { ability, on, busy } = state;
  useEffect(() => {
    // Without a service worker there is nothing to look at.
    const again = () => void look().catch(() => undefined);
    again();
    // Whoever allows it in the browser's settings comes back here.
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, []);
  return (
    <SwitchCell
      icon={<BellRing />}
      title={t("push.title")}
      note={noteOf(state)}
      checked={on}
      disabled={busy || ability !== "able"}
      onChange={setPush}
    />
  );
}
