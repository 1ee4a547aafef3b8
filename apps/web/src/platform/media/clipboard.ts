import { toast } from "../dialogs.ts";
import { t } from "../i18n/i18n.ts";

/** Copies a text and says so; says what to do instead if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("common.copied"));
    return true;
  } catch {
    toast(t("common.copyFailed"));
    return false;
  }
}
