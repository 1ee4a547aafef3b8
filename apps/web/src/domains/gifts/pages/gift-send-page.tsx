import { parseChatId } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { openShop } from "../../capsules/index.ts";
import { CardFace } from "../components/gift-card-view.tsx";
import { GiftFields } from "../components/gift-fields.tsx";
import { useGiftForm } from "../use-gift-form.ts";

/** The button that sends the gift, or leads to the shop, and the balance under it. */
function Foot({ giftForm }: { giftForm: ReturnType<typeof useGiftForm> }) {
  const { problem, total, balance, busy, give } = giftForm;
  const page = usePage();
  const lacksCapsules = problem?.why === "balance";
  const showsRemainder = problem === null && balance !== null;
  return (
    <div className="hairline-t bg-ink-1 px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
      {lacksCapsules ? (
        <Button block onClick={() => openShop(page)}>
          {t("gifts.toBuy")}
        </Button>
      ) : (
        <Button block disabled={problem !== null} busy={busy} onClick={() => void give()}>
          {/* The total is no number until the amount is filled in. */}
          {Number.isNaN(total) ? t("gifts.packEmpty") : t("gifts.pack", { n: total })}
        </Button>
      )}
      <p className="num pt-2 text-center text-xs text-text-3">
        {balance !== null &&
          (showsRemainder ? t("gifts.left", { n: balance - total }) : t("gifts.balance", { n: balance }))}
      </p>
    </div>
  );
}

function GiftSendForm({ chatId }: { chatId: string }) {
  const giftForm = useGiftForm(chatId);
  const { kind, name, form, problem, people, change, refused } = giftForm;
  const isGroup = kind === "group";
  return (
    <Page nav={<NavBar title={t("gifts.send")} />} foot={<Foot giftForm={giftForm} />} padded>
      <p className="truncate pt-1 text-center text-s text-text-2">
        {name !== "" && (isGroup ? t("gifts.sendIn", { name }) : t("gifts.sendTo", { name }))}
      </p>
      <div aria-hidden="true" className="flex justify-center pt-4 pb-6">
        <CardFace
          look="closed"
          message={form.message.trim() || t("gifts.greeting")}
          line={t("gifts.card.closed")}
          foot={isGroup && form.mode === "lucky" ? t("gifts.lucky") : t("gifts.gift")}
        />
      </div>
      <GiftFields form={form} problem={problem} people={isGroup ? people : null} onChange={change} />
      <FormError text={refused} />
      <p className="px-5 py-4 text-center text-xs text-balance text-text-3">{t("gifts.hours")}</p>
    </Page>
  );
}

/** Sends a gift of capsules to a chat (`CAPSULE-4`): `chatId=p:15` (a friend) or `chatId=g:7` (a group). */
export function GiftSendPage() {
  const { query } = usePage();
  const chatId = query.chatId ?? "";
  if (parseChatId(chatId) !== null) return <GiftSendForm key={chatId} chatId={chatId} />;
  return (
    <Page nav={<NavBar title={t("gifts.send")} />}>
      <EmptyState title={t("chat.chatGone")} />
    </Page>
  );
}
