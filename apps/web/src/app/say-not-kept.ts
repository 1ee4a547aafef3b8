import { calm } from "../platform/calm.ts";
import { tellLong } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { notKept } from "../platform/storage/not-kept.ts";

let said = false;

/** Says once, when there is something to see, that this device keeps nothing. */
export function sayNotKept(): void {
  const say = () => {
    if (!notKept.get() || said) return;
    said = true;
    void calm().then(() => tellLong(t("common.notKept")));
  };
  notKept.subscribe(say);
  say();
}
