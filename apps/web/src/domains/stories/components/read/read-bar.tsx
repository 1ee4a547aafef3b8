import { Ellipsis, Flag, History, Map as MapIcon, RotateCcw, Settings2, Share2 } from "lucide-react";
import { confirm } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";

interface ReadBarProps {
  storyId: number;
  title: string;
  hasMap: boolean;
  onMap: () => void;
  onHistory: () => void;
  onSettings: () => void;
  onRestart: () => void;
}

/** Asks before a restart: the map stays, the path does not. */
export async function askToRestart(onRestart: () => void): Promise<void> {
  const sure = await confirm({
    title: t("stories.againTitle"),
    body: t("stories.againBody"),
    ok: t("stories.again"),
  });
  if (sure) onRestart();
}

/** Over the scene: back, map, and further actions. */
export function ReadBar({
  storyId,
  title,
  hasMap,
  onMap,
  onHistory,
  onSettings,
  onRestart: onAgain,
}: ReadBarProps) {
  const items = [
    { id: "history", label: t("stories.history"), icon: <History aria-hidden="true" />, onPress: onHistory },
    {
      id: "settings",
      label: t("stories.readSettings"),
      icon: <Settings2 aria-hidden="true" />,
      onPress: onSettings,
    },
    {
      id: "share",
      label: t("stories.share"),
      icon: <Share2 aria-hidden="true" />,
      onPress: () => push("/pages/story/story-share", { id: storyId }),
    },
    {
      id: "again",
      label: t("stories.again"),
      icon: <RotateCcw aria-hidden="true" />,
      onPress: () => void askToRestart(onAgain),
    },
    {
      id: "report",
      label: t("stories.report"),
      icon: <Flag aria-hidden="true" />,
      onPress: () => push("/pages/common/report", { kind: "story", id: storyId, name: title }),
    },
  ];
  return (
    <NavBar
      overArt
      center={<h1 className="truncate text-center text-s font-semibold text-on-art-dim">{title}</h1>}
      actions={
        <>
          {hasMap && (
            <IconButton
              label={t("stories.map")}
              icon={<MapIcon aria-hidden="true" />}
              look="glass"
              onClick={onMap}
            />
          )}
          <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} look="glass" items={items} />
        </>
      }
    />
  );
}
