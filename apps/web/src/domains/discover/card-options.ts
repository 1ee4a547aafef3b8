import type { PostCard } from "@4d/contract";
import { actionSheet } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { me } from "../../platform/session.ts";
import { remixPost, reportPost } from "../square/index.ts";
import { giveFeedback } from "./feed.store.ts";

/** The menu of a card (`FEED-1`): why it is shown, and what can be done with it; no report or hiding for my own. */
export async function offerCardOptions(card: PostCard): Promise<void> {
  const isMine = card.author.id === me.get()?.uid;
  const forOthers = isMine
    ? []
    : ([
        { id: "less", label: t("discover.less"), hint: t("discover.lessHint") },
        { id: "hideAuthor", label: t("discover.hideAuthor", { name: card.author.nickName }) },
        { id: "report", label: t("discover.report"), danger: true },
      ] as const);
  const chosen = await actionSheet(
    [
      { id: "share", label: t("discover.share") },
      { id: "remix", label: t("discover.remix") },
      ...forOthers,
    ] as const,
    card.why === null ? undefined : t("discover.why", { why: card.why.text }),
  );
  if (chosen === "less" || chosen === "hideAuthor") await giveFeedback(card, chosen);
  if (chosen === "report") reportPost(card);
  if (chosen === "remix") remixPost(card);
  if (chosen === "share") push("/pages/square/post-share", { id: card.id });
}
