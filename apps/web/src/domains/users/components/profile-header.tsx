import type { User } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";

/** My avatar, names and signature at the top of "mine". */
export function ProfileHeader({ self }: { self: User | null }) {
  if (self === null) {
    return (
      <div
        className="flex animate-late items-center gap-4 pt-2 pb-5"
        role="status"
        aria-label={t("common.loading")}
      >
        <SkeletonBlock className="size-19 rounded-full" />
        <span className="flex flex-1 flex-col gap-3">
          <SkeletonBlock className="h-5 w-2/5 rounded-full" />
          <SkeletonBlock className="h-3.5 w-3/5 rounded-full" />
        </span>
      </div>
    );
  }
  return (
    <div className="pt-2 pb-5">
      <div className="flex items-center gap-4">
        <button
          type="button"
          aria-label={t("users.changeAvatar")}
          onClick={() => push("/pages/mine/mine-edit")}
          className="press rounded-full"
        >
          <Avatar name={self.nickName} src={self.headImageThumb} size="hero" />
        </button>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-xl leading-snug font-bold">{self.nickName}</h1>
          <button
            type="button"
            onClick={() => void copyText(self.userName)}
            aria-label={t("users.copyAccount", { name: self.userName })}
            className="hit press max-w-full truncate rounded-full text-left text-s text-text-1"
          >
            {t("users.account", { name: self.userName })}
          </button>
        </div>
        <Button look="ghost" size="small" onClick={() => push("/pages/mine/mine-edit")}>
          {t("common.edit")}
        </Button>
      </div>
      <p className="mt-4 line-clamp-3 text-m wrap-anywhere whitespace-pre-line text-text-1">
        {self.signature || t("users.noSignature")}
      </p>
    </div>
  );
}
