import type { SubmitEvent } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { ProofFields, useProof } from "../components/proof-fields.tsx";
import { disableFactor, renewCodes } from "../second-factor.store.ts";

/** Renews the recovery codes or disables the second factor, both by password and a code (`AUTH-8`). */
export function SecondFactorActPage() {
  const { query } = usePage();
  const off = query.act === "off";
  const proof = useProof(true);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await proof.prove(off ? disableFactor : renewCodes))) return;
    if (off) toast(t("account.turnedOff"));
    back();
  };
  const title = off ? t("account.turnOff") : t("account.renew");
  return (
    <Page nav={<NavBar title={title} />} padded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-3 pb-8">
        <p className="px-5 text-s text-text-2">{off ? t("account.turnOffNote") : t("account.renewNote")}</p>
        <ProofFields proof={proof} />
        <FormError text={proof.wrong.form} />
        <Button type="submit" size="large" block look={off ? "danger" : "primary"} busy={proof.busy}>
          {title}
        </Button>
      </form>
    </Page>
  );
}
