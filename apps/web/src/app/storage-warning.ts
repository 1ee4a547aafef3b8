import { toastLong } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { storageUnavailable } from "../platform/storage/storage-unavailable.ts";
import { whenDrawn } from "../platform/when-drawn.ts";

let isWarned = false;

/** Says once, when there is something to see, that this device keeps nothing. */
export function warnStorageUnavailable(): void {
  const warn = () => {
    if (!storageUnavailable.get() || isWarned) return;
    isWarned = true;
    void whenDrawn().then(() => toastLong(t("common.notKept")));
  };
  storageUnavailable.subscribe(warn);
  warn();
}
