import type { CapsulePrices } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Cell } from "../../../ui/cell.tsx";

const cost = (n: number): string => (n === 0 ? t("capsules.free") : t("capsules.package", { n }));

interface PriceListProps {
  prices: CapsulePrices;
  open: boolean;
  onClose: () => void;
}

/** What things cost, from the settings (`CAPSULE-1`). */
export function PriceList({ prices, open, onClose }: PriceListProps) {
  const { builtIn, reply, image, voicePer100, chapter } = prices;
  const range = t("capsules.priceRange", { least: chapter.least, most: chapter.most });
  return (
    <BottomSheet open={open} onClose={onClose} title={t("capsules.prices")}>
      <div className="pb-2">
        <Cell title={t("capsules.priceBuiltIn")} value={cost(builtIn)} />
        <Cell title={t("capsules.priceReply")} note={t("capsules.priceReplyNote")} value={cost(reply)} />
        <Cell title={t("capsules.priceImage")} value={cost(image)} />
        <Cell title={t("capsules.priceVoice")} value={cost(voicePer100)} />
        <Cell title={t("capsules.priceChapter")} note={t("capsules.priceChapterNote")} value={range} />
      </div>
    </BottomSheet>
  );
}
