import { type ChatId, TARGETS_MAX } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { ForwardList, type ForwardTarget, sendStored } from "../../messages/index.ts";
import { jobsStore, refreshJob } from "../jobs.store.ts";

/**
 * Sends a picture of mine (`job=`, `picture=`) to chats, at most `TARGETS_MAX`; as an ordinary image with its AI label.
 */
export function SendImagePage() {
  const { query } = usePage();
  const jobId = Number(query.job);
  const pictures = useStore(jobsStore, ({ jobs }) => jobs.find(({ id }) => id === jobId)?.pictures);
  const picture = pictures?.find(({ id }) => id === Number(query.picture));
  const [isLoaded, setLoaded] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<ChatId, ForwardTarget>>(new Map());
  useEffect(() => {
    void refreshJob(jobId).then(() => setLoaded(true));
  }, [jobId]);
  const toggle = (target: ForwardTarget) => {
    const next = new Map(chosen);
    if (!next.delete(target.chatId)) next.set(target.chatId, target);
    setChosen(next);
  };
  const nav = <NavBar title={t("images.sendTitle")} />;
  if (picture === undefined)
    return <Page nav={nav}>{isLoaded && <EmptyState title={t("images.gone")} />}</Page>;
  const send = () => {
    const { url, thumbUrl, width, height, blur, by } = picture;
    const content = { originUrl: url, thumbUrl, width, height, by, ...(blur !== undefined && { blur }) };
    for (const chatId of chosen.keys()) sendStored(chatId, content);
    toast(t("images.sent"));
    back();
  };
  return (
    <Page
      fixed
      nav={nav}
      foot={
        <FootBar>
          <Button block disabled={chosen.size === 0} onClick={send}>
            {chosen.size === 0 ? t("images.sendPick") : t("images.sendNow", { n: chosen.size })}
          </Button>
        </FootBar>
      }
    >
      <ForwardList chosen={chosen} full={chosen.size >= TARGETS_MAX} onToggle={toggle} />
    </Page>
  );
}
