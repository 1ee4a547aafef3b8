import { CHECKED_PASSWORD_MAX, PASSWORD_MAX } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { changePassword } from "../auth.store.ts";
import { checkPassword, checkRepeat } from "../auth-rules.ts";
import { PasswordRules } from "../components/password-rules.tsx";

const WRONG_LOGIN = 10001;
const blank = { old: "", fresh: "", repeat: "" };
type Wrong = Partial<Record<keyof typeof blank | "form", string>>;

function check({ old, fresh, repeat }: typeof blank): Wrong {
  const same = old !== "" && old === fresh ? ("auth.samePassword" as const) : null;
  const found = {
    old: old === "" ? ("auth.needPassword" as const) : null,
    fresh: checkPassword(fresh) ?? same,
    repeat: checkRepeat(fresh, repeat),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, key]) => (key === null ? [] : [[name, t(key)]])),
  );
}

function useChange() {
  const [fields, setFields] = useState(blank);
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const set = (name: keyof typeof blank) => (value: string) => {
    setFields((old) => ({ ...old, [name]: value }));
    setWrong((old) => ({ ...old, [name]: undefined, form: undefined }));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(fields);
    setWrong(found);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    const failure = await changePassword(fields.old, fields.fresh);
    setBusy(false);
    if (failure === null) {
      toast(t("auth.passwordChanged"));
      return back();
    }
    setWrong({ [failure.code === WRONG_LOGIN ? "old" : "form"]: failure.message });
  };
  return { fields, set, wrong, busy, submit };
}

/** Change the password (`AUTH-5`): every other session ends. */
export function MinePasswordPage() {
  const { fields, set, wrong, busy, submit } = useChange();
  return (
    <Page nav={<NavBar title={t("auth.changePassword")} />} padded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-3 pb-8">
        <p className="px-5 text-s text-text-2">{t("auth.changeNote")}</p>
        <PasswordField
          label={t("auth.oldPassword")}
          autoComplete="current-password"
          maxLength={CHECKED_PASSWORD_MAX}
          value={fields.old}
          onChange={set("old")}
          error={wrong.old}
        />
        <PasswordField
          label={t("auth.newPassword")}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={fields.fresh}
          onChange={set("fresh")}
          error={wrong.fresh}
        />
        <PasswordRules password={fields.fresh} />
        <PasswordField
          label={t("auth.repeatNew")}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={fields.repeat}
          onChange={set("repeat")}
          error={wrong.repeat}
        />
        <FormError text={wrong.form} />
        <Button type="submit" size="large" block busy={busy} className="mt-2">
          {t("auth.changePassword")}
        </Button>
        <span className="self-center py-2">
          <TextButton onPress={() => push("/pages/login/forgot-password")}>{t("auth.forgotOld")}</TextButton>
        </span>
      </form>
    </Page>
  );
}
