import { type AdminSettingsView, TIME_ZONE_MAX } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { withItem } from "../../../../platform/list-edits.ts";
import { columns } from "../../../../ui/columns.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PackagesField } from "./packages-field.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

type Money = AdminSettingsView["capsules"];

const hasHole = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(hasHole) : Number.isNaN(value);

/** Prices, rewards, and the packages for sale. */
export function PricesForm({ view }: { view: AdminSettingsView }) {
  const [money, setMoney] = useState<Money>(view.capsules);
  const saving = useSaving();
  const { prices, ad } = money;
  const put = (part: Partial<Money>) => setMoney({ ...money, ...part });
  const price = (part: Partial<Money["prices"]>) => put({ prices: { ...prices, ...part } });
  const save = () => {
    if (hasHole(money)) return saving.refuse(t("admin.numbersOnly"));
    void saving.save({ capsules: money });
  };
  const numbers: [label: string, value: number, change: (value: number) => void][] = [
    [t("admin.priceReply"), prices.reply, (reply) => price({ reply })],
    [t("admin.priceImage"), prices.image, (image) => price({ image })],
    [t("admin.priceVoice"), prices.voicePer100, (voicePer100) => price({ voicePer100 })],
    [
      t("admin.chapterLeast"),
      prices.chapter.least,
      (least) => price({ chapter: { ...prices.chapter, least } }),
    ],
    [t("admin.chapterMost"), prices.chapter.most, (most) => price({ chapter: { ...prices.chapter, most } })],
    [t("admin.signUp"), money.signUp, (signUp) => put({ signUp })],
    [t("admin.adReward"), ad.reward, (reward) => put({ ad: { ...ad, reward } })],
    [t("admin.adSeconds"), ad.seconds, (seconds) => put({ ad: { ...ad, seconds } })],
    [t("admin.adPerDay"), ad.perDay, (perDay) => put({ ad: { ...ad, perDay } })],
    [t("admin.giftMost"), money.giftMost, (giftMost) => put({ giftMost })],
  ];
  return (
    <SettingsGroupForm note={t("admin.pricesNote")} right="admin:money" saving={saving} onSave={save}>
      <div style={columns("max(40%,8rem)")} className="grid items-end gap-3">
        {numbers.map(([label, value, change]) => (
          <NumberField key={label} label={label} value={value} onChange={change} />
        ))}
      </div>
      <fieldset className="min-w-0">
        <legend className="px-5 pb-1.5 text-s text-text-2">{t("admin.checkIn")}</legend>
        <div style={columns("5rem")} className="grid items-end gap-2">
          {money.checkIn.map((amount, at) => (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven days of a week
              key={at}
              label={t("admin.dayOf", { n: at + 1 })}
              value={amount}
              onChange={(value) => put({ checkIn: withItem(money.checkIn, at, value) })}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label={t("admin.timeZone")}
        hint={t("admin.timeZoneNote")}
        value={money.timeZone}
        maxLength={TIME_ZONE_MAX}
        onChange={(timeZone) => put({ timeZone })}
      />
      <PackagesField packages={money.packages} onChange={(packages) => put({ packages })} />
    </SettingsGroupForm>
  );
}
