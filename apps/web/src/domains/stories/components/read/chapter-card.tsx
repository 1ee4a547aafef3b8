import type { ChapterOffer } from "@4d/contract";
import { LockKeyhole } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { usePage } from "../../../../platform/page.ts";
import { Button } from "../../../../ui/button.tsx";
import { capsulesStore, loadAccount, openShop } from "../../../capsules/index.ts";
import { buyChapter } from "../../buying.store.ts";

const INSUFFICIENT = 10010;

/** A chapter to buy: its price, my balance, a way to top up (`stories §7`). */
export function ChapterCard({ storyId, chapter }: { storyId: number; chapter: ChapterOffer }) {
  const page = usePage();
  const balance = useStore(capsulesStore, ({ account }) => account?.balance ?? null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  useEffect(() => void loadAccount(), []);
  const lacks = balance !== null && balance < chapter.price;
  const buy = async () => {
    setBusy(true);
    setRefused("");
    const outcome = await buyChapter(storyId, chapter);
    setBusy(false);
    if (outcome.kind === "price") return setRefused(t("stories.priceChanged", { n: outcome.price }));
    if (outcome.kind === "bought") {
      tick();
      return toast(t("stories.chapterBought"));
    }
    if (outcome.failure.code === INSUFFICIENT) void loadAccount();
    setRefused(outcome.failure.message);
  };
  return (
    <section aria-label={t("stories.paidChapter")} className="glass animate-pop rounded-l p-5 text-center">
      <LockKeyhole aria-hidden="true" className="mx-auto size-6 text-on-art-dim" />
      <h2 className="pt-2 text-l font-bold wrap-anywhere">{chapter.title || t("stories.paidChapter")}</h2>
      <p className="num pt-1 text-m">{t("stories.costs", { n: chapter.price })}</p>
      <p className="num text-s text-on-art-dim">
        {balance === null ? t("stories.balanceUnknown") : t("stories.balance", { n: balance })}
      </p>
      {refused !== "" && (
        <p role="alert" className="pt-2 text-s">
          {refused}
        </p>
      )}
      <div className="flex flex-col gap-2 pt-4">
        {lacks ? (
          <Button look="bright" onClick={() => openShop(page)}>
            {t("stories.getCapsules", { n: chapter.price - (balance ?? 0) })}
          </Button>
        ) : (
          <Button look="bright" busy={busy} onClick={() => void buy()}>
            {t("stories.buy", { n: chapter.price })}
          </Button>
        )}
        <p className="text-xs text-balance text-on-art-dim">{t("stories.buyNote")}</p>
      </div>
    </section>
  );
}
