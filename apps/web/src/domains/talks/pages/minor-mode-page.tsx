import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { CodeField } from "../../../ui/code-field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { setMinorMode, useMinor } from "../../users/index.ts";

const DIGITS = 4;

/** Four digits: twice to turn it on, once to turn it off. */
function useDigits(minor: boolean) {
  const [pin, setPin] = useState("");
  const [first, setFirst] = useState<string | null>(null);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const complete = async (digits: string) => {
    setPin("");
    setWrong("");
    if (busy) return;
    if (!minor && first === null) return setFirst(digits);
    setFirst(null);
    if (!minor && first !== digits) return setWrong(t("talks.minorDiffer"));
    setBusy(true);
    const failure = await setMinorMode(!minor, digits);
    setBusy(false);
    if (failure === null) toast(minor ? t("talks.minorIsOff") : t("talks.minorIsOn"));
    else setWrong(failure.message);
  };
  return { pin, setPin, repeats: first !== null, wrong, complete };
}

function askOf(minor: boolean, repeats: boolean): string {
  if (minor) return t("talks.minorEnter");
  return repeats ? t("talks.minorRepeat") : t("talks.minorSet");
}

/** Minor mode: stories and craft without open talk with characters, and without buying (`characters §11.5`). */
export function MinorModePage() {
  const minor = useMinor();
  const { pin, setPin, repeats, wrong, complete } = useDigits(minor);
  return (
    <Page nav={<NavBar title={t("users.minor")} />} padded>
      <div className="flex flex-col gap-4 px-1 pt-3 pb-8">
        <p className="text-m">{minor ? t("talks.minorLeadOn") : t("talks.minorLeadOff")}</p>
        <p role="status" className="text-s text-text-2">
          {askOf(minor, repeats)}
        </p>
        <div className="max-w-72">
          <CodeField
            secret
            label={t("talks.minorDigits")}
            length={DIGITS}
            value={pin}
            onChange={setPin}
            onComplete={(digits) => void complete(digits)}
            error={wrong !== ""}
          />
        </div>
        <FormError text={wrong} />
        <p className="text-s text-text-3">{t("talks.minorForgot")}</p>
      </div>
    </Page>
  );
}
