import { PASSWORD_MAX, SHOWN_NAME_MAX, USER_NAME_MAX } from "@4d/contract";
import { type SubmitEvent, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { hasAcceptedTerms, register } from "../auth.store.ts";
import { checkNickName, checkPassword, checkRepeat, checkUserName } from "../auth-rules.ts";
import { AgreementCheckbox, askAgreement } from "../components/agreement-checkbox.tsx";
import { AuthFrame } from "../components/auth-frame.tsx";
import { PasswordRules } from "../components/password-rules.tsx";
import { loadRegistration, registrationStore } from "../registration.store.ts";

const NAME_TAKEN = 10003;
const blank = { userName: "", nickName: "", password: "", repeat: "" };
type Fields = typeof blank;
type Wrong = Partial<Record<keyof Fields | "form", string>>;

function check(fields: Fields): Wrong {
  const found = {
    userName: checkUserName(fields.userName),
    nickName: checkNickName(fields.nickName),
    password: checkPassword(fields.password),
    repeat: checkRepeat(fields.password, fields.repeat),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, key]) => (key === null ? [] : [[name, t(key)]])),
  );
}

function useRegister() {
  const [fields, setFields] = useState(blank);
  const [wrong, setWrong] = useState<Wrong>({});
  const [agreed, setAgreed] = useState(hasAcceptedTerms);
  const [busy, setBusy] = useState(false);
  const set = (name: keyof Fields) => (value: string) => {
    setFields((old) => ({ ...old, [name]: value }));
    setWrong((old) => ({ ...old, [name]: undefined, form: undefined }));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(fields);
    setWrong(found);
    if (Object.keys(found).length > 0 || busy) return;
    if (!agreed && !(await askAgreement())) return;
    setAgreed(true);
    setBusy(true);
    const failure = await register(fields);
    setBusy(false);
    if (failure === null) return;
    const field = failure.code === NAME_TAKEN ? "userName" : failure.field;
    const known = field !== null && field in blank;
    setWrong(known ? { [field]: failure.message } : { form: failure.message });
  };
  return { fields, set, wrong, agreed, setAgreed, busy, submit };
}

const ToLogIn = () => (
  <span className="self-center py-2">
    <TextButton onPress={back}>{t("auth.haveAccount")}</TextButton>
  </span>
);

function RegisterForm() {
  const { fields, set, wrong, agreed, setAgreed, busy, submit } = useRegister();
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("auth.userName")}
        hint={t("auth.userNameHint")}
        name="username"
        autoComplete="username"
        maxLength={USER_NAME_MAX}
        value={fields.userName}
        onChange={set("userName")}
        error={wrong.userName}
      />
      <TextField
        label={t("auth.nickName")}
        hint={t("auth.nickNameHint")}
        name="nickname"
        autoComplete="nickname"
        maxLength={SHOWN_NAME_MAX}
        value={fields.nickName}
        onChange={set("nickName")}
        error={wrong.nickName}
      />
      <PasswordField
        label={t("auth.password")}
        name="new-password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={fields.password}
        onChange={set("password")}
        error={wrong.password}
      />
      <PasswordRules password={fields.password} />
      <PasswordField
        label={t("auth.repeat")}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={fields.repeat}
        onChange={set("repeat")}
        error={wrong.repeat}
      />
      <AgreementCheckbox checked={agreed} onChange={setAgreed} />
      <FormError text={wrong.form} />
      <Button type="submit" size="large" block busy={busy}>
        {t("auth.register")}
      </Button>
      <ToLogIn />
    </form>
  );
}

/**
 * Creates an account and logs in (`AUTH-1`). When registration is closed the page says so instead of showing the form;
 * when administrators approve accounts it says so above the form (`ADMIN-2`). The form is shown until the mode is
 * known: the server has the last word.
 */
export function RegisterPage() {
  const { mode } = useStore(registrationStore);
  useEffect(() => void loadRegistration(), []);
  if (mode === "closed")
    return (
      <AuthFrame title={t("auth.closedTitle")} note={t("auth.closedNote")}>
        <Button size="large" block onClick={() => back()}>
          {t("auth.haveAccount")}
        </Button>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t("auth.registerTitle")}
      note={t(mode === "approval" ? "auth.approvalNote" : "auth.registerNote")}
    >
      <RegisterForm />
    </AuthFrame>
  );
}
