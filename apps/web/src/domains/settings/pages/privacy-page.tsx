import type { Lang } from "../../../platform/i18n/i18n.ts";
import { LegalPage } from "../components/legal-page.tsx";

const load = async (language: Lang) =>
  language === "en"
    ? (await import("../legal/privacy-en.ts")).privacyEn
    : (await import("../legal/privacy-zh.ts")).privacyZh;

/** Privacy policy (`APP-11`). */
export function PrivacyPage() {
  return <LegalPage load={load} />;
}
