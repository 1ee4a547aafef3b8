import type { ChatId } from "@4d/contract";
import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { ForwardList, type ForwardTarget } from "../../messages/index.ts";
import { loadPost, postsStore } from "../posts.store.ts";
import { sendPost, sharePostOutside } from "../share-post.ts";

const TARGETS_MAX = 9;

/** Sends a post into chats as a card: `id=`. */
export function PostSharePage() {
  const { query } = usePage();
  const id = Number(query.id);
  const card = useStore(postsStore, ({ cards }) => cards[id]);
  const [chosen, setChosen] = useState<ReadonlyMap<ChatId, ForwardTarget>>(new Map());
  useEffect(() => {
    if (postsStore.getState().cards[id] === undefined) void loadPost(id);
  }, [id]);
  const toggle = (target: ForwardTarget) => {
    const next = new Map(chosen);
    if (!next.delete(target.chatId)) next.set(target.chatId, target);
    setChosen(next);
  };
  const send = () => {
    if (card === undefined) return;
    sendPost(card, chosen.keys());
    toast(t("square.shared"));
    back();
  };
  return (
    <Page
      fixed
      nav={
        <NavBar
          title={t("square.share")}
          actions={
            card && (
              <IconButton
                label={t("square.shareOutside")}
                icon={<Share2 aria-hidden="true" />}
                onClick={() => void sharePostOutside(card)}
              />
            )
          }
        />
      }
      foot={
        <FootBar>
          <Button block disabled={chosen.size === 0 || card === undefined} onClick={send}>
            {chosen.size === 0 ? t("square.shareWith") : t("square.shareSend", { n: chosen.size })}
          </Button>
        </FootBar>
      }
    >
      <ForwardList chosen={chosen} full={chosen.size >= TARGETS_MAX} onToggle={toggle} />
    </Page>
  );
}
