import { Copy, Smartphone } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { isCode } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { enableFactor, type SecondFactorSecret } from "../second-factor.store.ts";

const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");

function useCode() {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const finish = async (digits: string) => {
    if (busy) return;
    if (!isCode(digits)) return setWrong(t("auth.badCode"));
    setBusy(true);
    const failure = await enableFactor(digits);
    setBusy(false);
    if (failure === null) return;
    setWrong(failure.message);
    setCode("");
  };
  const change = (digits: string) => {
    setCode(digits);
    if (digits !== "") setWrong(undefined);
  };
  return { code, change, wrong, busy, finish };
}

/** Shows the secret to scan or type, and asks for the first code from the authenticator (`AUTH-8`). */
export function SecondFactorSetup({ secret: { secret, uri } }: { secret: SecondFactorSecret }) {
  const { code, change, wrong, busy, finish } = useCode();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void finish(code);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-2 pb-8">
      <section className="flex flex-col items-center rounded-l bg-ink-2 px-4 py-5">
        <h2 className="text-n font-bold">{t("account.scanTitle")}</h2>
        <p className="mt-0.5 mb-4 text-center text-s text-balance text-text-2">{t("account.scanNote")}</p>
        <div className="w-full max-w-52">
          <QrCode text={uri} label={t("account.qrLabel")} />
        </div>
        <a
          href={uri}
          className="press mt-3 flex min-h-11 items-center gap-2 text-center text-s font-semibold text-capsule"
        >
          <Smartphone aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.8]" />
          {t("account.openApp")}
        </a>
      </section>
      <section className="rounded-m bg-ink-2 px-4 py-3">
        <h3 className="text-s text-text-2">{t("account.typed")}</h3>
        <p className="num mt-1 text-m leading-relaxed wrap-anywhere select-text">{inGroups(secret)}</p>
        <Button
          look="quiet"
          size="small"
          className="-ml-4"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copyText(secret)}
        >
          {t("account.copySecret")}
        </Button>
      </section>
      <h3 className="px-1 text-m font-semibold">{t("account.enterCode")}</h3>
      <CodeField
        value={code}
        onChange={change}
        onComplete={(digits) => void finish(digits)}
        error={wrong !== undefined}
      />
      <FormError text={wrong} />
      <Button type="submit" size="large" block busy={busy}>
        {t("account.confirm")}
      </Button>
    </form>
  );
}
