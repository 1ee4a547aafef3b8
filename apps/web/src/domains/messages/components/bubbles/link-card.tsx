import { Suspense, useEffect } from "react";
import { useStore } from "zustand/react";
import { useSignal } from "../../../../platform/use-signal.ts";
import { cx } from "../../../../ui/cx.ts";
import { appLinkCards, appPageOf } from "../../app-links.ts";
import { linkPreviewsStore, loadLinkPreview } from "../../link-previews.store.ts";

/** A link preview: our own card for our own pages, otherwise the server's preview. */
export function LinkCard({ url, own }: { url: string; own: boolean }) {
  const page = appPageOf(url);
  const Card = useSignal(appLinkCards)[page?.path ?? ""];
  if (page === null) return <WebCard url={url} own={own} />;
  return Card === undefined ? null : (
    <Suspense>
      <Card query={page.query} />
    </Suspense>
  );
}

/** A link preview fetched by the server (`MSG-14`); nothing until it is known. */
function WebCard({ url, own }: { url: string; own: boolean }) {
  const preview = useStore(linkPreviewsStore, ({ previews }) => previews.get(url));
  useEffect(() => void loadLinkPreview(url), [url]);
  if (preview === undefined || preview === null || preview.title === "") return null;
  const { title, description, site, imageUrl } = preview;
  const quiet = own ? "text-on-deep" : "text-text-2";
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="mt-2 flex animate-fade-in items-center gap-3 border-l-[2.5px] border-capsule pl-2.5"
    >
      <span className="min-w-0 flex-1">
        <span className={cx("block truncate text-xs", quiet)}>{site}</span>
        <span className="line-clamp-2 text-s leading-snug font-semibold text-pretty wrap-anywhere">
          {title}
        </span>
        {description !== "" && (
          <span className={cx("line-clamp-2 text-xs leading-snug wrap-anywhere", quiet)}>{description}</span>
        )}
      </span>
      {imageUrl !== "" && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-14 shrink-0 rounded-s bg-ink-4 object-cover"
        />
      )}
    </a>
  );
}
