import type { Relation, User } from "@4d/contract";
import { Mars, Venus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { PictureViewer } from "../../../ui/picture-viewer.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { presenceStore, presenceText } from "../../users/index.ts";
import { friendsStore } from "../friends.store.ts";

function SexMark({ sex }: { sex: number }) {
  if (sex === 0) return <Mars role="img" aria-label={t("users.male")} className="size-4 shrink-0 text-sky" />;
  if (sex === 1)
    return <Venus role="img" aria-label={t("users.female")} className="size-4 shrink-0 text-rose" />;
  return null;
}

function Face({ person, name, online }: { person: User; name: string; online: boolean }) {
  const [open, setOpen] = useState(false);
  const avatar = <Avatar name={person.nickName} src={person.headImageThumb} size="hero" online={online} />;
  if (person.headImage === "") return avatar;
  return (
    <>
      <button
        type="button"
        aria-label={t("friends.seePicture", { name })}
        onClick={() => setOpen(true)}
        className="press rounded-full"
      >
        {avatar}
      </button>
      <PictureViewer open={open} onClose={() => setOpen(false)} src={person.headImage} label={name} />
    </>
  );
}

/** Avatar, names, presence and signature. */
export function PersonHeader({ person, relation }: { person: User; relation: Relation | undefined }) {
  const { id, nickName, userName, sex, signature, isBanned } = person;
  const terminals = useStore(presenceStore, ({ online }) => online[id]);
  const lastSeenAt = useStore(
    friendsStore,
    ({ friends }) => friends.find((friend) => friend.id === id)?.lastSeenAt,
  );
  const remark = relation?.remark ?? "";
  const online = terminals !== undefined || person.online === true;
  const presence = presenceText(terminals ?? (person.online === true ? [0] : undefined), lastSeenAt);
  return (
    <div className="pt-2 pb-5">
      <div className="flex items-center gap-4">
        <Face person={person} name={remark || nickName} online={online} />
        <div className="min-w-0 flex-1">
          <h1 className="flex items-center gap-1.5 text-xl leading-snug font-bold">
            <span className="line-clamp-3 text-balance wrap-anywhere">{remark || nickName}</span>
            <SexMark sex={sex} />
          </h1>
          {remark !== "" && (
            <p className="truncate text-s text-text-2">{t("friends.nickNameIs", { name: nickName })}</p>
          )}
          <button
            type="button"
            aria-label={t("users.copyAccount", { name: userName })}
            onClick={() => void copyText(userName)}
            className="hit press max-w-full truncate rounded-full text-left text-s text-text-1"
          >
            {t("friends.account", { name: userName })}
          </button>
          {presence !== "" && (
            <p className={online ? "text-s text-capsule" : "text-s text-text-2"}>{presence}</p>
          )}
        </div>
      </div>
      <p className="mt-4 text-m wrap-anywhere whitespace-pre-line text-text-1 empty:hidden">
        {signature || (id === me.get()?.uid && t("friends.noSignature"))}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {isBanned && <Tag tone="rose">{t("friends.banned")}</Tag>}
        {relation?.isBlocked === true && <Tag tone="rose">{t("friends.isBlocked")}</Tag>}
        {relation?.labels.map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </p>
    </div>
  );
}
