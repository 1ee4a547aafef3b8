import type { StoryVersionCard } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, toast, toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { momentText } from "../../../../platform/time-text.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import type { OpenWork } from "../../use-work.ts";
import { graphOfVersion, loadVersions, versionsStore } from "../../versions.store.ts";

interface VersionRowProps {
  one: StoryVersionCard;
  isLive: boolean;
  busy: boolean;
  onTake: () => void;
}

function VersionRow({ one, isLive, busy, onTake }: VersionRowProps) {
  const { version, nodes, endings, readers, publishedAt } = one;
  const facts = [
    t("stories.nodesCount", { n: nodes }),
    t("stories.endingsCount", { n: endings }),
    t("stories.inVersion", { n: readers }),
  ];
  return (
    <li className="hairline-b flex items-center gap-3 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-m font-semibold">
          {t("stories.version", { n: version })}
          {isLive && <Tag>{t("stories.liveVersion")}</Tag>}
        </p>
        <p className="num text-s text-text-2">{facts.join(" · ")}</p>
        <p className="num text-xs text-text-3">{momentText(publishedAt)}</p>
      </div>
      <Button look="ghost" size="small" busy={busy} onClick={onTake}>
        {t("stories.takeVersion")}
      </Button>
    </li>
  );
}

interface VersionsSheetProps {
  open: OpenWork;
  id: number;
  shown: boolean;
  onClose: () => void;
}

/** Published versions; the author may restore any of them, and undo that (`STORY-1`). */
export function VersionsSheet({ open: { work, edit }, id, shown, onClose }: VersionsSheetProps) {
  const { storyId, versions, failure } = useStore(versionsStore);
  const [busy, setBusy] = useState(0);
  useEffect(() => {
    if (shown) void loadVersions(id);
  }, [shown, id]);
  const take = async (version: number) => {
    const sure = await confirm({
      title: t("stories.takeTitle", { n: version }),
      body: t("stories.takeBody"),
    });
    if (!sure) return;
    setBusy(version);
    const outcome = await graphOfVersion(id, version);
    setBusy(0);
    if (!outcome.ok) return toastFailure(outcome.failure);
    edit(() => outcome.value);
    onClose();
    toast(t("stories.taken", { n: version }));
  };
  const known = storyId === id ? versions : null;
  return (
    <BottomSheet open={shown} onClose={onClose} title={t("stories.versions")}>
      {known === null && failure === null && <SkeletonRows count={3} />}
      {known === null && failure !== null && (
        <FailedState title={failure.message} onRetry={() => void loadVersions(id)} />
      )}
      {known !== null && (
        <div className="scroller min-h-0 px-5">
          <ol>
            {known.map((one) => (
              <VersionRow
                key={one.version}
                one={one}
                isLive={one.version === work.published}
                busy={busy === one.version}
                onTake={() => void take(one.version)}
              />
            ))}
          </ol>
          <p className="pt-2 pb-3 text-center text-xs text-balance text-text-3">
            {t("stories.versionsNote")}
          </p>
        </div>
      )}
    </BottomSheet>
  );
}
