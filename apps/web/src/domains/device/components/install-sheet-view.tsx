import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { installSteps } from "../install-steps.ts";
import type { InstallWay } from "../install-way.ts";
import { ButtonPicture } from "./button-picture.tsx";

interface InstallSheetProps {
  way: InstallWay;
  open: boolean;
  onClose: () => void;
}

/** The steps by which this browser installs the app, with a picture of the button to press first. */
export function InstallSheetView({ way, open, onClose }: InstallSheetProps) {
  const guide = installSteps[way];
  if (guide === undefined) return null;
  const { title, place, sign, steps, copies } = guide;
  const address = `${location.origin}${import.meta.env.BASE_URL}`;
  return (
    <BottomSheet open={open} onClose={onClose} title={t(title)}>
      <div className="flex flex-col gap-5 px-5 pt-1 pb-3">
        <ButtonPicture place={place} sign={sign} />
        <ol className="flex flex-col gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex items-start gap-3 text-m">
              <span
                aria-hidden="true"
                className="num grid size-6 shrink-0 place-items-center rounded-full bg-capsule-wash text-s font-bold text-capsule-text"
              >
                {at + 1}
              </span>
              <span className="min-w-0 flex-1">{t(step)}</span>
            </li>
          ))}
        </ol>
        {copies === true && (
          <Button look="ghost" block onClick={() => void copyText(address)}>
            {t("device.copyAddress")}
          </Button>
        )}
      </div>
    </BottomSheet>
  );
}
