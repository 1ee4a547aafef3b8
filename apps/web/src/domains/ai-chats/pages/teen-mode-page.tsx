import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { CodeField } from "../../../ui/code-field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { setTeenMode, useTeenMode } from "../../users/index.ts";

const DIGITS = 4;

/** Four digits: twice to turn it on, once to turn it off. */
function useTeenModePin(teenMode: boolean) {
  const [pin, setPin] = useState("");
  const [first, setFirst] = useState<string | null>(null);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const complete = async (digits: string) => {
    setPin("");
    setWrong("");
    if (busy) return;
    if (!teenMode && first === null) return setFirst(digits);
    setFirst(null);
    if (!teenMode && first !== digits) return setWrong(t("aiChats.minorDiffer"));
    setBusy(true);
    const failure = await setTeenMode(!teenMode, digits);
    setBusy(false);
    if (failure === null) toast(teenMode ? t("aiChats.minorIsOff") : t("aiChats.minorIsOn"));
    else setWrong(failure.message);
  };
  return { pin, setPin, repeats: first !== null, wrong, complete };
}

function pinPrompt(teenMode: boolean, repeats: boolean): string {
  if (teenMode) return t("aiChats.minorEnter");
  return repeats ? t("aiChats.minorRepeat") : t("aiChats.minorSet");
}

/** Teen mode: stories and craft, but no open AI chat and no purchases (`characters §11.5`). */
export function TeenModePage() {
  const teenMode = useTeenMode();
  const { pin, setPin, repeats, wrong, complete } = useTeenModePin(teenMode);
  return (
    <Page nav={<NavBar title={t("users.minor")} />} padded>
      <div className="flex flex-col gap-4 px-1 pt-3 pb-8">
        <p className="text-m">{teenMode ? t("aiChats.minorLeadOn") : t("aiChats.minorLeadOff")}</p>
        <p role="status" className="text-s text-text-2">
          {pinPrompt(teenMode, repeats)}
        </p>
        <div className="max-w-72">
          <CodeField
            secret
            label={t("aiChats.minorDigits")}
            length={DIGITS}
            value={pin}
            onChange={setPin}
            onComplete={(digits) => void complete(digits)}
            error={wrong !== ""}
          />
        </div>
        <FormError text={wrong} />
        <p className="text-s text-text-3">{t("aiChats.minorForgot")}</p>
      </div>
    </Page>
  );
}
