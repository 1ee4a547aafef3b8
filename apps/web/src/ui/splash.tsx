import { t } from "../platform/i18n/i18n.ts";
import { Tesseract } from "./tesseract.tsx";

/** What stands while the launch refreshes the token (`APP-3`); the same picture index.html paints first. */
export function Splash() {
  return (
    <main className="boot" aria-busy="true">
      <Tesseract size={92} />
      <h1 className="boot-name">{t("common.appName")}</h1>
      <p className="boot-line px-8 text-center">{t("common.slogan")}</p>
    </main>
  );
}
