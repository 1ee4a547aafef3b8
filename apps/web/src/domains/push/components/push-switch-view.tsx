import { BellRing } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { isAppleTouch } from "../../../platform/is-apple-touch.ts";
import { isStandalone } from "../../../platform/is-standalone.ts";
import { Cell } from "../../../ui/cell.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { useInstall } from "../../device/index.ts";
import { deniedText } from "../denied-text.ts";
import { type PushState, pushStore, refreshPushState, setPush } from "../push.store.ts";

const deniedNote = (): string => {
  const { userAgent, maxTouchPoints } = navigator;
  const appleTouch = isAppleTouch(userAgent, maxTouchPoints);
  return t(deniedText({ userAgent, appleTouch, standalone: isStandalone() }));
};

const pushNote = ({ ability, failed }: PushState): string => {
  if (failed) return t("push.failed");
  if (ability === "denied") return deniedNote();
  return ability === "able" ? t("push.note") : t("push.unsupported");
};

/** Where notifications need the installed app, or a real browser: leads to the steps (`APP-7`). */
function PushElsewhere() {
  const { way, install, sheet } = useInstall();
  const note = t(way === "in-app" ? "push.openBrowser" : "push.install");
  return (
    <>
      <Cell icon={<BellRing />} title={t("push.title")} note={note} onPress={install} />
      {sheet}
    </>
  );
}

/** Turns notifications while the app is closed on and off, and says why it cannot (`MSG-16`). */
export function PushSwitchView() {
  const state = useStore(pushStore);
  const { ability, on, busy } = state;
  const { way } = useInstall();
  useEffect(() => {
    // Without a service worker there is nothing to check.
    const recheck = () => void refreshPushState().catch(() => undefined);
    recheck();
    // Runs when someone returns from the browser's settings.
    addEventListener("focus", recheck);
    return () => removeEventListener("focus", recheck);
  }, []);
  if (ability === "install" || (ability === "unsupported" && way === "in-app")) return <PushElsewhere />;
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
