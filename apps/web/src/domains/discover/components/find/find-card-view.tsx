import { UserType } from "@4d/contract";
import { useState } from "react";
import { enterChat } from "../../../../platform/enter-chat.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { SceneArt } from "../../../../ui/scene-art.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { accountLine } from "../../../friends/index.ts";
import { coverHeight, type FindCard } from "../../find-cards.ts";

function factsOf(item: FindCard) {
  if (item.kind === "person") {
    const { user, mutual } = item;
    return {
      seed: user.id,
      cover: user.headImage,
      face: user.headImageThumb,
      square: false,
      tag: user.type === UserType.CHARACTER ? t("common.ai") : t("discover.person"),
      name: user.nickName,
      line: user.signature || t("discover.noSignature"),
      note: mutual > 0 ? t("friends.mutual", { n: mutual }) : accountLine(user),
      open: () => push("/pages/common/user-info", { id: user.id }),
    };
  }
  const { id, name, headImageThumb, memberCount, joined, joinApproval } = item.card;
  const joinText = joinApproval ? t("discover.approval") : t("discover.openDoor");
  return {
    seed: id + 7000,
    cover: headImageThumb,
    face: headImageThumb,
    square: true,
    tag: t("discover.group"),
    name,
    line: joined ? t("discover.joined") : joinText,
    note: t("groups.memberCount", { n: memberCount }),
    open: () => (joined ? enterChat(`g:${id}`) : push("/pages/group/group-info", { id, found: 1 })),
  };
}

/** A person or a group as a card: picture or painted sky, name, one line, one fact. */
export function FindCardView({ item }: { item: FindCard }) {
  const { seed, cover, face, square, tag, name, line, note, open } = factsOf(item);
  const [broken, setBroken] = useState("");
  return (
    <button
      type="button"
      onClick={open}
      className="press mb-2.5 block w-full overflow-hidden rounded-m bg-ink-2 text-left"
    >
      <span className="relative block overflow-hidden" style={{ height: coverHeight(item) }}>
        {cover === broken ? (
          <SceneArt seed={seed} />
        ) : (
          <img
            src={cover}
            alt=""
            loading="lazy"
            onError={() => setBroken(cover)}
            className="size-full object-cover"
          />
        )}
        <span className="absolute top-2 left-2">
          <Tag tone="glass">{tag}</Tag>
        </span>
      </span>
      <span className="block px-2.75 pt-2.25 pb-2.75">
        <span className="line-clamp-2 text-m leading-snug font-semibold wrap-anywhere">{name}</span>
        <span className="line-clamp-2 text-s leading-snug wrap-anywhere text-text-2">{line}</span>
        <span className="mt-1.5 flex items-center gap-1.5 text-xs text-text-3">
          <Avatar name={name} src={face} size="mark" square={square} />
          <span className="truncate">{note}</span>
        </span>
      </span>
    </button>
  );
}
