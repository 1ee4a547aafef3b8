import type { Lang } from "../../../platform/i18n/i18n.ts";
import { LegalPage } from "../components/legal-page.tsx";

const load = async (language: Lang) =>
  language === "en"
    ? (await import("../legal/agreement-en.ts")).agreementEn
    : (await import("../legal/agreement-zh.ts")).agreementZh;

/** User agreement (`APP-11`). */
export function UserAgreementPage() {
  return <LegalPage load={load} />;
}
