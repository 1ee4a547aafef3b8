import { GitFork, MessagesSquare, Sparkles, X } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { changeDraft, composeStore } from "../../compose.store.ts";

interface AttachmentProps {
  icon: ReactNode;
  title: string;
  note: string;
  drop: string;
  onDrop: () => void;
}

function Attachment({ icon, title, note, drop, onDrop }: AttachmentProps) {
  return (
    <div className="flex items-center gap-3 rounded-m bg-ink-2 py-2 pl-4">
      <span aria-hidden="true" className="text-capsule [&_svg]:size-5.25 [&_svg]:stroke-[1.8]">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-m">{title}</span>
        <span className="line-clamp-2 text-s text-text-3">{note}</span>
      </span>
      <IconButton label={drop} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </div>
  );
}

/** The creation or chat a post shows and the post it remixes; each can be removed. */
export function Attachments() {
  const { creation, clip, remixOf } = useStore(composeStore);
  return (
    <>
      {creation !== null && (
        <Attachment
          icon={<Sparkles />}
          title={creation.title || t(`square.kind.${creation.kind}`)}
          note={t(`square.kind.${creation.kind}`)}
          drop={t("square.dropCreation")}
          onDrop={() => changeDraft({ creation: null })}
        />
      )}
      {clip !== null && (
        <Attachment
          icon={<MessagesSquare />}
          title={t("square.clipOf", { n: clip.ids.length })}
          note={t("square.clipNote")}
          drop={t("square.dropClip")}
          onDrop={() => changeDraft({ clip: null })}
        />
      )}
      {remixOf !== null && (
        <Attachment
          icon={<GitFork />}
          title={t("square.remixedFrom", { name: remixOf.author, title: remixOf.title })}
          note={t("square.creditNote")}
          drop={t("square.dropRemix")}
          onDrop={() => changeDraft({ remixOf: null })}
        />
      )}
    </>
  );
}
