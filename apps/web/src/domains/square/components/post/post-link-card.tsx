import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { AppLinkProps } from "../../../messages/index.ts";
import { loadPost, postsStore } from "../../posts.store.ts";
import { postName } from "../../share-post.ts";
import { openPost } from "../../square-paths.ts";
import { Cover } from "./cover.tsx";

/** The preview of a post link in a chat; nothing if the post is not accessible. */
export function PostLinkCard({ query }: AppLinkProps) {
  const id = Number(query.id);
  const card = useStore(postsStore, ({ cards }) => cards[id]);
  useEffect(() => {
    if (postsStore.getState().cards[id] === undefined) void loadPost(id);
  }, [id]);
  if (card === undefined) return null;
  return (
    <button
      type="button"
      aria-label={t("square.cardOf", { name: postName(card) })}
      onClick={() => openPost(id)}
      className="press mt-2 block w-full animate-fade-in overflow-hidden rounded-m bg-art-ink text-left text-on-art"
    >
      <span className="relative block h-32 w-56 max-w-full">
        <Cover media={card.cover} seed={id} />
        <span className="absolute inset-x-0 bottom-0 bg-[linear-gradient(0deg,var(--art-ink),transparent)] px-3 pt-8 pb-2">
          <span className="block truncate text-m font-semibold">{postName(card)}</span>
          <span className="block truncate text-xs text-on-art-dim">
            <bdi>{card.author.nickName}</bdi> · {t(`square.kind.${card.kind}`)}
          </span>
        </span>
      </span>
    </button>
  );
}
