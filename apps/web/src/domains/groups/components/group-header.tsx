import type { Group } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { PictureViewer } from "../../../ui/picture-viewer.tsx";
import { Tag } from "../../../ui/tag.tsx";

/** The avatar, names and state of a group. */
export function GroupHeader({ group }: { group: Group }) {
  const { name, showGroupName, headImage, headImageThumb, memberCount, dissolve, quit, isBanned, muteAll } =
    group;
  const [open, setOpen] = useState(false);
  const avatar = <Avatar name={showGroupName} src={headImageThumb} size="hero" square />;
  return (
    <div className="flex items-center gap-4 pt-2 pb-5">
      {headImage === "" ? (
        avatar
      ) : (
        <button
          type="button"
          aria-label={t("groups.seePicture")}
          onClick={() => setOpen(true)}
          className="press rounded-l"
        >
          {avatar}
        </button>
      )}
      <PictureViewer open={open} onClose={() => setOpen(false)} src={headImage} label={showGroupName} />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-3 text-xl leading-snug font-bold text-balance wrap-anywhere">
          {showGroupName}
        </h1>
        <p className="truncate text-s text-text-2">
          {name === showGroupName ? t("groups.memberCount", { n: memberCount }) : name}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {dissolve && <Tag tone="rose">{t("groups.dissolved")}</Tag>}
          {quit && !dissolve && <Tag tone="rose">{t("groups.left")}</Tag>}
          {isBanned && <Tag tone="rose">{t("groups.banned")}</Tag>}
          {muteAll && <Tag tone="plain">{t("groups.allMuted")}</Tag>}
        </p>
      </div>
    </div>
  );
}
