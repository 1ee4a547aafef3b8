import type { Gift, GiftTaker } from "@4d/contract";
import { Crown } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { giftPersonName } from "../gift-person-name.ts";

function Taker({ taker }: { taker: GiftTaker }) {
  const { id, amount, time, best } = taker;
  const name = id === me.get()?.uid ? t("gifts.me") : giftPersonName(taker);
  return (
    <li className="hairline-b">
      <button
        type="button"
        onClick={() => push("/pages/common/user-info", { id })}
        className="flex min-h-15.5 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 active:bg-ink-3"
      >
        <Avatar name={taker.nickName} src={taker.headImageThumb} size="contact" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-m">{name}</span>
          <span className="num block text-xs text-text-3">{momentText(time)}</span>
        </span>
        <span className="shrink-0 text-right">
          <span className="num block text-m font-semibold">{t("gifts.capsules", { n: amount })}</span>
          {best && (
            <span className="flex items-center justify-end gap-1 text-xs text-amber">
              <Crown aria-hidden="true" className="size-3.5" />
              {t("gifts.best")}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** Who took how much, in the order they came. */
export function Takers({ gift }: { gift: Gift }) {
  if (gift.takers.length === 0)
    return <p className="px-8 py-10 text-center text-s text-text-3">{t("gifts.none")}</p>;
  return (
    <ul>
      {gift.takers.map((taker) => (
        <Taker key={taker.id} taker={taker} />
      ))}
    </ul>
  );
}
