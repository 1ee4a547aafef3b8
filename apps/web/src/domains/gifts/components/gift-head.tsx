import type { Gift } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { giftPersonName } from "../gift-person-name.ts";

/** How far it was taken, in one sentence. */
export function summaryOf(gift: Gift): string {
  const { state, takenPortions: taken, portions: n, takenTotal: amount, total } = gift;
  if (state === "empty") return t("gifts.summaryDone", { n, total });
  const words = { taken, n, amount, total };
  return state === "expired" ? t("gifts.summaryExpired", words) : t("gifts.summaryOpen", words);
}

/** What it means for me: what I took, or why there is nothing to take. */
function Mine({ gift }: { gift: Gift }) {
  const { mine, sender, state, total, takenTotal, chatId } = gift;
  const own = sender.id === me.get()?.uid;
  if (mine !== null)
    return (
      <>
        <p className="num mt-4 text-3xl leading-none font-heavy">
          {mine}
          <span className="ml-1.5 text-n font-semibold">{t("gifts.gotUnit")}</span>
        </p>
        <p className="mt-2 text-s text-capsule">{t("gifts.got")}</p>
      </>
    );
  if (own && state === "expired")
    return <p className="mt-3 text-s text-text-2">{t("gifts.overMine", { n: total - takenTotal })}</p>;
  if (own && chatId.startsWith("p:") && state === "open")
    return <p className="mt-3 text-s text-text-2">{t("gifts.waitingFriend", { n: total })}</p>;
  if (state === "expired") return <p className="mt-3 text-s text-text-2">{t("gifts.over")}</p>;
  if (state === "empty" && !own) return <p className="mt-3 text-s text-text-2">{t("gifts.missed")}</p>;
  return null;
}

/** Whose gift it is, with which words, and what became of it. */
export function GiftHead({ gift }: { gift: Gift }) {
  const { sender, message, mode, portions } = gift;
  const own = sender.id === me.get()?.uid;
  return (
    <div className="relative flex flex-col items-center px-8 pt-14 pb-6 text-center">
      <span className="rounded-full ring-4 ring-ink-1">
        <Avatar name={sender.nickName} src={sender.headImageThumb} size="hero" />
      </span>
      <p className="mt-3 flex max-w-full items-center gap-2">
        <span className="truncate text-n font-semibold">
          {own ? t("gifts.fromMe") : t("gifts.from", { name: giftPersonName(sender) })}
        </span>
        {mode === "lucky" && portions > 1 && <Tag>{t("gifts.lucky")}</Tag>}
      </p>
      <p className="mt-1 text-s text-balance wrap-anywhere text-text-2">{message || t("gifts.greeting")}</p>
      <Mine gift={gift} />
    </div>
  );
}
