import { type LoreBook, SHEET_MAX } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { NumberField } from "./number-field.tsx";

const TOKENS_MOST = 1_000_000;

/** The settings without what is not said. */
const withSetting = (settings: LoreBook, change: Partial<LoreBook>): LoreBook =>
  Object.fromEntries(Object.entries({ ...settings, ...change }).filter(([, value]) => value !== undefined));

/** What a book says of all its entries. */
export function LoreSettings({
  settings,
  onChange,
}: {
  settings: LoreBook;
  onChange: (settings: LoreBook) => void;
}) {
  const set = (change: Partial<LoreBook>) => onChange(withSetting(settings, change));
  return (
    <div className="mb-4 rounded-m bg-ink-2 px-4">
      <Disclosure title={t("lore.settings")}>
        <p className="pb-3 text-s text-pretty text-text-2">{t("lore.settingsNote")}</p>
        <div className="-mx-1 flex flex-col gap-3 pb-3">
          <NumberField
            label={t("lore.scanDepth")}
            unit={t("lore.messages")}
            value={settings.scanDepth}
            most={SHEET_MAX.loreSteps}
            usual={10}
            onChange={(scanDepth) => set({ scanDepth })}
          />
          <NumberField
            label={t("lore.tokens")}
            unit={t("lore.tokenUnit")}
            value={settings.tokens}
            least={1}
            most={TOKENS_MOST}
            usual={2000}
            onChange={(tokens) => set({ tokens })}
          />
          <div className="-mx-3">
            <SwitchCell
              title={t("lore.recursive")}
              checked={settings.recursive ?? false}
              onChange={(on) => set({ recursive: on || undefined })}
            />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
