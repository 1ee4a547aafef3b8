import { type ChatId, MERGED_TITLE_MAX, parseChatId, TARGETS_MAX } from "@4d/contract";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { usersStore } from "../../users/index.ts";
import { chatIdentity } from "../chat-directory.ts";
import { isChatId } from "../chat-view.store.ts";
import { ForwardList, type ForwardTarget } from "../components/forward-list.tsx";
import { forwardMessages, newForwardId } from "../message-actions.store.ts";

/** Most chats to forward to at once (contract). */

/** The title of a merged card: its group, or both people; a clip only names its character. */
function titleOf(from: ChatId, clip: boolean): string {
  const { name } = chatIdentity(from);
  if (clip)
    return parseChatId(from)?.kind === "group"
      ? t("messages.clip")
      : t("messages.clipWith", { name }).slice(0, MERGED_TITLE_MAX);
  const mine = usersStore.getState().self?.nickName ?? t("shell.me");
  const group = parseChatId(from)?.kind === "group";
  const title = group
    ? t("messages.mergedTitle", { name })
    : t("messages.mergedTwo", { one: name, other: mine });
  return title.slice(0, MERGED_TITLE_MAX);
}

interface ForwardProps {
  from: ChatId;
  ids: readonly number[];
  merged: boolean;
  clip: boolean;
}

function Forward({ from, ids, merged, clip }: ForwardProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<ChatId, ForwardTarget>>(new Map());
  const [busy, setBusy] = useState(false);
  const [tmpId] = useState(newForwardId);
  const toggle = (target: ForwardTarget) => {
    const next = new Map(chosen);
    if (!next.delete(target.chatId)) next.set(target.chatId, target);
    setChosen(next);
  };
  const send = async () => {
    setBusy(true);
    const to = [...chosen.keys()];
    const title = merged || clip ? titleOf(from, clip) : "";
    const failure = await forwardMessages({ from, ids, to, merged, clip, title, tmpId });
    setBusy(false);
    toastOutcome(failure, t("messages.forwardDone"));
    if (failure === null) back();
  };
  return (
    <Page
      fixed
      nav={
        <NavBar
          title={t("messages.forward")}
          actions={
            clip && (
              <IconButton
                label={t("messages.clipToSquare")}
                icon={<Megaphone aria-hidden="true" />}
                onClick={() => replace("/pages/square/compose", { clipOf: from, ids: ids.join(",") })}
              />
            )
          }
        />
      }
      foot={
        <FootBar>
          <Button block disabled={chosen.size === 0} busy={busy} onClick={() => void send()}>
            {chosen.size === 0 ? t("messages.forwardCount") : t("messages.forwardSend", { n: chosen.size })}
          </Button>
        </FootBar>
      }
    >
      <ForwardList chosen={chosen} full={chosen.size >= TARGETS_MAX} onToggle={toggle} />
    </Page>
  );
}

/** Choose up to nine chats to forward to: `from`, `ids`, `merged=1` or `clip=1` (`MSG-7`). */
export function ForwardPage() {
  const { query } = usePage();
  const from = query.from ?? "";
  const ids = (query.ids ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  if (isChatId(from) && ids.length > 0)
    return <Forward from={from} ids={ids} merged={query.merged === "1"} clip={query.clip === "1"} />;
  return (
    <Page nav={<NavBar title={t("messages.forward")} />}>
      <EmptyState
        title={t("messages.forwardNothing")}
        action={
          <Button look="ghost" size="small" onClick={() => back()}>
            {t("common.back")}
          </Button>
        }
      />
    </Page>
  );
}
