import { parseChatId, TARGETS_MAX } from "@4d/contract";
import { useState } from "react";
import { toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { FriendPicker } from "../../friends/index.ts";
import { sendContactCard } from "../contacts.store.ts";

/** The chosen people, at most `TARGETS_MAX`, and sending their cards one after another. */
function useCardSending(chatId: string) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    if (next.size > TARGETS_MAX) return toast(t("contacts.most", { n: TARGETS_MAX }));
    setChosen(next);
  };
  const send = async () => {
    setBusy(true);
    for (const id of chosen) {
      const failure = await sendContactCard(chatId, id);
      if (failure !== null) {
        setBusy(false);
        return toastFailure(failure);
      }
      setChosen((now) => new Set([...now].filter((one) => one !== id)));
    }
    tick();
    back();
  };
  return { chosen, busy, toggle, send };
}

function Choose({ chatId, barred }: { chatId: string; barred: ReadonlyMap<number, string> }) {
  const { chosen, busy, toggle, send } = useCardSending(chatId);
  return (
    <Page
      fixed
      nav={<NavBar title={t("contacts.choose")} />}
      foot={
        <FootBar>
          <Button block disabled={chosen.size === 0} busy={busy} onClick={() => void send()}>
            {chosen.size === 0 ? t("contacts.sendNobody") : t("contacts.send", { n: chosen.size })}
          </Button>
        </FootBar>
      }
    >
      <FriendPicker chosen={chosen} barred={barred} onToggle={toggle} />
    </Page>
  );
}

/** Chooses people whose cards are sent to a chat: `chatId=p:15` or `g:7` (`MSG-17`). */
export function ContactSendPage() {
  const { query } = usePage();
  const chatId = query.chatId ?? "";
  const target = parseChatId(chatId);
  if (target === null)
    return (
      <Page nav={<NavBar title={t("contacts.choose")} />}>
        <EmptyState title={t("chat.chatGone")} />
      </Page>
    );
  // A friend's own card is of no use to them.
  const other: [number, string][] = target.kind === "private" ? [[target.targetId, t("contacts.other")]] : [];
  return <Choose key={chatId} chatId={chatId} barred={new Map(other)} />;
}
