import { t } from "../../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { SPEED_NAMES, setSpeed, speed } from "../../read-settings.ts";
import { type Reading, sharePosition } from "../../reading.store.ts";

interface SettingsSheetProps {
  reading: Reading;
  open: boolean;
  onClose: () => void;
}

/** Typing speed, and whether friends see my position. */
export function SettingsSheet({ reading: { storyId, run }, open, onClose }: SettingsSheetProps) {
  const chosen = useSignal(speed);
  return (
    <BottomSheet open={open} onClose={onClose} title={t("stories.readSettings")}>
      <div className="px-4 pb-3">
        <p className="px-1 pb-2 text-s text-text-2">{t("stories.speed")}</p>
        <Segmented
          label={t("stories.speed")}
          value={chosen}
          onChange={setSpeed}
          choices={SPEED_NAMES.map((id) => ({ id, label: t(`stories.speed.${id}`) }))}
        />
        <div className="mt-3 overflow-hidden rounded-m bg-ink-3">
          <SwitchCell
            title={t("stories.showPlace")}
            note={t("stories.showPlaceNote")}
            checked={run.sharesPlace}
            onChange={(on) => sharePosition(storyId, on)}
          />
        </div>
      </div>
    </BottomSheet>
  );
}
