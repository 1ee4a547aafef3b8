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
import { frontsStore, loadFront } from "../fronts.store.ts";
import { sendStory, shareOutside } from "../share-story.ts";

const TARGETS_MAX = 9;

/** Sends a story into chats: `id=`. */
export function StorySharePage() {
  const { query } = usePage();
  const id = Number(query.id);
  const story = useStore(frontsStore, ({ stories }) => stories[id]);
  const [chosen, setChosen] = useState<ReadonlyMap<ChatId, ForwardTarget>>(new Map());
  useEffect(() => void loadFront(id), [id]);
  const toggle = (target: ForwardTarget) => {
    const next = new Map(chosen);
    if (!next.delete(target.chatId)) next.set(target.chatId, target);
    setChosen(next);
  };
  const send = () => {
    if (story === undefined) return;
    sendStory(story, chosen.keys());
    toast(t("stories.shared"));
    back();
  };
  return (
    <Page
      fixed
      nav={
        <NavBar
          title={t("stories.share")}
          actions={
            story && (
              <IconButton
                label={t("stories.shareOutside")}
                icon={<Share2 aria-hidden="true" />}
                onClick={() => void shareOutside(story)}
              />
            )
          }
        />
      }
      foot={
        <FootBar>
          <Button block disabled={chosen.size === 0 || story === undefined} onClick={send}>
            {chosen.size === 0 ? t("stories.shareWith") : t("stories.shareSend", { n: chosen.size })}
          </Button>
        </FootBar>
      }
    >
      <ForwardList chosen={chosen} full={chosen.size >= TARGETS_MAX} onToggle={toggle} />
    </Page>
  );
}
