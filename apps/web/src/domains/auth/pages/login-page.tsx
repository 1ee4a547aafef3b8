import { APP_VERSION, CHECKED_PASSWORD_MAX, LOGIN_NAME_MAX } from "@4d/contract";
import { lazy, type SubmitEvent, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t, withLate } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { Page } from "../../../ui/page.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TesseractMark } from "../../../ui/tesseract-mark.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  hasAcceptedTerms,
  isBannedFailure,
  logIn,
  rememberedAccount,
  SECOND_FACTOR_REQUIRED,
} from "../auth.store.ts";
import { AgreementCheckbox, askAgreement } from "../components/agreement-checkbox.tsx";
import { LoginLight } from "../components/auth-frame.tsx";
import { loadRegistration, registrationStore } from "../registration.store.ts";

const SecondFactorStep = lazy(async () => ({
  default: (await withLate(() => import("../components/second-factor-step.tsx"))).SecondFactorStep,
}));

const BanAppeal = lazy(async () => ({
  default: (await withLate(() => import("../components/ban-appeal.tsx"))).BanAppeal,
}));

interface Wrong {
  userName?: string;
  password?: string;
  form?: string;
}

/** The fields left empty; whether they are right only the server can say. */
function missing(userName: string, password: string): Wrong {
  return {
    ...(isEmpty(userName) && { userName: t("auth.needUserName") }),
    ...(password === "" && { password: t("auth.needPassword") }),
  };
}

function useLogin() {
  const { query } = usePage();
  const [userName, setUserName] = useState(() => query.account ?? rememberedAccount());
  const [password, setPassword] = useState("");
  const [agreed, setAgreed] = useState(hasAcceptedTerms);
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  /** The password was right, and a code is required as well. */
  const [asked, setAsked] = useState(false);
  /** The password was right, and the account is banned. */
  const [banned, setBanned] = useState(false);
  const [objecting, setObjecting] = useState(false);
  const send = async (totp?: string) => {
    setBusy(true);
    const failure = await logIn({ userName: userName.trim(), password, totp, next: query.next });
    setBusy(false);
    if (failure === null) return;
    setBanned(isBannedFailure(failure));
    const asking = failure.code === SECOND_FACTOR_REQUIRED;
    if (asking) setAsked(true);
    setWrong({ form: asking && totp === undefined ? undefined : failure.message });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const gaps = missing(userName, password);
    setWrong(gaps);
    setBanned(false);
    if (Object.keys(gaps).length > 0 || busy) return;
    if (!agreed && !(await askAgreement())) return;
    setAgreed(true);
    await send();
  };
  const leave = () => {
    setAsked(false);
    setPassword("");
    setWrong({});
  };
  return {
    userName,
    setUserName,
    password,
    setPassword,
    agreed,
    setAgreed,
    wrong,
    busy,
    submit,
    asked,
    send,
    leave,
    banned,
    objecting,
    setObjecting,
  };
}

/** The link to registration, or a note that it is closed (`ADMIN-2`). */
function ToRegister() {
  const { mode } = useStore(registrationStore);
  useEffect(() => void loadRegistration(), []);
  if (mode === "closed") return <p className="text-right text-s text-text-3">{t("auth.closedShort")}</p>;
  return <TextButton onPress={() => push("/pages/register/register")}>{t("auth.toRegister")}</TextButton>;
}

/** Log in (`AUTH-1`): remembers the account name, never the password. */
export function LoginPage() {
  const form = useLogin();
  if (form.asked)
    return (
      <Page art={<LoginLight />}>
        <Suspense>
          <SecondFactorStep
            busy={form.busy}
            wrong={form.wrong.form}
            onSend={form.send}
            onLeave={form.leave}
          />
        </Suspense>
      </Page>
    );
  if (form.objecting)
    return (
      <Page art={<LoginLight />}>
        <Suspense>
          <BanAppeal
            userName={form.userName.trim()}
            password={form.password}
            onLeave={() => form.setObjecting(false)}
          />
        </Suspense>
      </Page>
    );
  return (
    <Page art={<LoginLight />}>
      <form
        noValidate
        onSubmit={form.submit}
        className="flex min-h-full flex-col px-7 pt-[calc(var(--safe-top)+72px)] short:pt-[calc(var(--safe-top)+20px)]"
      >
        <TesseractMark className="stroke-capsule opacity-90 short:size-16" />
        <h1 className="mt-6.5 text-2xl leading-tight short:mt-3 font-heavy tracking-wide">
          {t("common.appName")}
        </h1>
        <p className="mt-1 mb-9.5 text-m text-balance short:mb-5 text-text-2">{t("common.slogan")}</p>
        <div className="flex flex-col gap-3">
          <TextField
            aria-label={t("auth.userName")}
            placeholder={t("auth.userName")}
            name="username"
            autoComplete="username"
            enterKeyHint="next"
            maxLength={LOGIN_NAME_MAX}
            value={form.userName}
            onChange={form.setUserName}
            error={form.wrong.userName}
          />
          <PasswordField
            aria-label={t("auth.password")}
            placeholder={t("auth.password")}
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            maxLength={CHECKED_PASSWORD_MAX}
            value={form.password}
            onChange={form.setPassword}
            error={form.wrong.password}
          />
        </div>
        <div className="mx-2 mt-2.5 mb-5 flex justify-between gap-4">
          <TextButton onPress={() => push("/pages/login/forgot-password")}>{t("auth.forgot")}</TextButton>
          <ToRegister />
        </div>
        <FormError text={form.wrong.form} />
        {form.banned && (
          <p className="-mt-1 mb-3 text-center">
            <TextButton onPress={() => form.setObjecting(true)}>{t("auth.appealBan")}</TextButton>
          </p>
        )}
        <Button type="submit" size="large" block busy={form.busy} className="mt-1">
          {t("auth.logIn")}
        </Button>
        <div className="mt-2 mb-4">
          <AgreementCheckbox checked={form.agreed} onChange={form.setAgreed} />
        </div>
        <p className="num mt-auto pb-3.5 text-center text-s text-text-3">{APP_VERSION}</p>
      </form>
    </Page>
  );
}
