import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { ShareIntoChats } from "../../messages/index.ts";
import { sendStory, shareStoryExternally } from "../share-story.ts";
import { loadStory, storiesStore } from "../stories.store.ts";

/** Shares a story to chats: `id=`. */
export function StorySharePage() {
  const { query } = usePage();
  const id = Number(query.id);
  const story = useStore(storiesStore, ({ stories }) => stories[id]);
  useEffect(() => void loadStory(id), [id]);
  const words = {
    title: t("stories.share"),
    outside: t("stories.shareOutside"),
    choose: t("stories.shareWith"),
    send: (n: number) => t("stories.shareSend", { n }),
    shared: t("stories.shared"),
  };
  return (
    <ShareIntoChats
      words={words}
      ready={story !== undefined}
      onSend={(chats) => story && sendStory(story, chats)}
      onShareElsewhere={() => story && shareStoryExternally(story)}
    />
  );
}
