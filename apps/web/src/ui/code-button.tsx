import { useEffect, useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { Button } from "./button.tsx";

/** Pause between two codes, seconds (`rules §9.6`). */
export const CODE_COUNTDOWN = 60;

interface CodeButtonProps {
  /** Sends the code; the countdown begins when it resolves true. */
  onSend: () => Promise<boolean>;
  disabled?: boolean;
}

/** "Send code", then a countdown of 60 s by the clock, which a sleeping tab does not prolong. */
export function CodeButton({ onSend, disabled }: CodeButtonProps) {
  const [until, setUntil] = useState(0);
  const [remaining, setRemaining] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setRemaining(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  const send = async () => {
    setBusy(true);
    try {
      if (await onSend()) setUntil(performance.now() + CODE_COUNTDOWN * 1000);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="quiet"
      size="small"
      busy={busy}
      disabled={disabled === true || remaining > 0}
      onClick={send}
      className="num shrink-0"
    >
      {remaining > 0 ? t("common.resendIn", { n: remaining }) : t("common.sendCode")}
    </Button>
  );
}
