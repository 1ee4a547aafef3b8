import { APP_VERSION, APP_VERSION_CODE } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { applyUpdate, updateWaiting } from "../../../platform/update.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";

/** What this app is, its version in one place (`APP-13`), its legal documents and credits. */
export function AboutPage() {
  const update = useSignal(updateWaiting);
  return (
    <Page nav={<NavBar title={t("settings.about")} />} padded>
      <div className="flex flex-col items-center pt-8 pb-9 text-center">
        <Tesseract size={112} />
        <h2 className="mt-5 text-2xl leading-tight font-heavy tracking-wide">{t("common.appName")}</h2>
        <p className="mt-1 text-m text-balance text-text-2">{t("common.slogan")}</p>
        <p className="num mt-3 text-s text-text-3">
          {t("settings.version", { version: APP_VERSION, code: APP_VERSION_CODE })}
        </p>
        {update && (
          <Button size="small" className="mt-4" onClick={applyUpdate}>
            {t("settings.updateNow")}
          </Button>
        )}
      </div>
      <CellGroup>
        <Cell title={t("settings.agreement")} onPress={() => push("/pages/privacy/user")} />
        <Cell title={t("settings.policy")} onPress={() => push("/pages/privacy/privacy")} />
      </CellGroup>
      <p className="px-4 pt-2 pb-10 text-center text-s text-balance text-text-3">{t("settings.thanks")}</p>
    </Page>
  );
}
