import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { ShareIntoChats } from "../../messages/index.ts";
import { loadPost, postsStore } from "../posts.store.ts";
import { sendPost, sharePostExternally } from "../share-post.ts";

/** Shares a post to chats as a card: `id=`. */
export function PostSharePage() {
  const { query } = usePage();
  const id = Number(query.id);
  const card = useStore(postsStore, ({ cards }) => cards[id]);
  useEffect(() => {
    if (postsStore.getState().cards[id] === undefined) void loadPost(id);
  }, [id]);
  const words = {
    title: t("square.share"),
    outside: t("square.shareOutside"),
    choose: t("square.shareWith"),
    send: (n: number) => t("square.shareSend", { n }),
    shared: t("square.shared"),
  };
  return (
    <ShareIntoChats
      words={words}
      ready={card !== undefined}
      onSend={(chats) => card && sendPost(card, chats)}
      onShareElsewhere={() => card && sharePostExternally(card)}
    />
  );
}
