import { type Friend, UserType } from "@4d/contract";
import { BellOff } from "lucide-react";
import { memo } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { presenceStore, presenceText } from "../../users/index.ts";
import { friendName } from "../friend-name.ts";
import { PersonRow } from "./person-row.tsx";

/** A friend in the contacts; drawn again only when they or their presence change. */
export const FriendRow = memo(function FriendRow({ friend }: { friend: Friend }) {
  const { id, nickName, remark, headImageThumb, lastSeenAt, signature, isDnd } = friend;
  const terminals = useStore(presenceStore, ({ online }) => online[id]);
  return (
    <div className="[contain-intrinsic-size:auto_62px] [content-visibility:auto]">
      <PersonRow
        id={id}
        name={friendName(friend)}
        aside={remark === "" ? "" : nickName}
        src={headImageThumb}
        online={terminals !== undefined}
        ai={friend.type === UserType.CHARACTER}
        note={presenceText(terminals, lastSeenAt) || signature || undefined}
        mark={
          isDnd && (
            <BellOff role="img" aria-label={t("friends.muted")} className="size-3.5 shrink-0 text-text-3" />
          )
        }
      />
    </div>
  );
});
