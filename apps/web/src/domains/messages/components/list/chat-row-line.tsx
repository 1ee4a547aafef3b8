import { BellOff, CircleAlert, Clock3, Phone } from "lucide-react";
import { memo } from "react";
import { useStore } from "zustand/react";
import { isolated } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { timeText } from "../../../../platform/time-text.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { ListRow } from "../../../../ui/list-row.tsx";
import { SwipeRow } from "../../../../ui/swipe-row.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { groupBannersStore } from "../../../calls/index.ts";
import { presenceStore } from "../../../users/index.ts";
import { groupIdentity } from "../../chat-directory.ts";
import type { ChatRow } from "../../chat-rows.ts";
import { PreviewText } from "../preview-text.tsx";
import { RichText } from "../rich-text.tsx";
import { rowActions } from "./row-actions.ts";

/** The second line: typing, my draft, who mentioned me, or the last message. */
function Note({ row }: { row: ChatRow }) {
  const { typing, draft, atMe, atAll, sending } = row;
  if (typing) return <span className="text-capsule">{t("chat.typing")}</span>;
  return (
    <>
      {sending === "fail" && (
        <CircleAlert
          role="img"
          aria-label={t("messages.failedMark")}
          className="mr-1 inline-block size-3.5 align-[-2px] text-rose"
        />
      )}
      {sending === "loading" && (
        <Clock3
          role="img"
          aria-label={t("messages.sendingMark")}
          className="mr-1 inline-block size-3.5 align-[-2px]"
        />
      )}
      {atMe && <span className="text-rose">{t("messages.atMe")} </span>}
      {!atMe && atAll && <span className="text-rose">{t("messages.atAll")} </span>}
      {draft !== null && sending === "none" && !atMe && !atAll ? (
        <>
          <span className="text-rose">{t("messages.draft")} </span>
          <RichText plain text={draft} />
        </>
      ) : (
        <RowPreview row={row} />
      )}
    </>
  );
}

/** Number of people in a group's running call (`CALL-2`). */
function CallNote({ groupId }: { groupId: number }) {
  const n = useStore(groupBannersStore, ({ inside }) => inside[groupId]?.length ?? 0);
  if (n === 0) return null;
  return (
    <span className="text-capsule">
      <Phone aria-hidden="true" className="mr-1 inline-block size-3.5 align-[-2px]" />
      {t("chat.inCall", { n })}{" "}
    </span>
  );
}

function Tail({ row }: { row: ChatRow }) {
  const { unread, markedUnread, muted } = row;
  if (unread > 0) return <Badge count={unread} tone={muted ? "mute" : "capsule"} />;
  if (markedUnread) {
    return (
      <span
        role="img"
        aria-label={t("messages.markUnread")}
        className="size-2.5 shrink-0 rounded-full bg-capsule"
      />
    );
  }
  return muted ? (
    <BellOff role="img" aria-label={t("messages.muted")} className="size-3.5 shrink-0 text-text-3" />
  ) : null;
}

interface ChatRowLineProps {
  row: ChatRow;
  /** The minute of drawing: relative times age. */
  minute: number;
  onOpen?: (row: ChatRow) => void;
}

/** One chat in the list, 72 px, with its actions behind it (`MSG-18`). */
export const ChatRowLine = memo(function ChatRowLine({ row, onOpen }: ChatRowLineProps) {
  const { chatId, kind, targetId, name, headImage, time, pinned, ai } = row;
  const online = useStore(
    presenceStore,
    (state) => kind === "private" && state.online[targetId] !== undefined,
  );
  const members = kind === "group" ? (groupIdentity(targetId)?.memberCount ?? 0) : 0;
  const open = () => (onOpen === undefined ? push("/pages/chat/chat-box", { chatId }) : onOpen(row));
  return (
    <SwipeRow actions={rowActions(row)}>
      <ListRow
        pinned={pinned}
        lead={<Avatar name={name} src={headImage} size="row" square={kind === "group"} online={online} />}
        title={members > 0 ? `${isolated(name)} (${members})` : name}
        mark={ai && <Tag>{t("common.ai")}</Tag>}
        time={time > 0 ? timeText(time) : undefined}
        note={
          <>
            {kind === "group" && <CallNote groupId={targetId} />}
            <Note row={row} />
          </>
        }
        tail={<Tail row={row} />}
        onPress={open}
      />
    </SwipeRow>
  );
});

/** The last message of a chat; in a group with its sender. */
function RowPreview({ row }: { row: ChatRow }) {
  const { preview, senderName, name, mine } = row;
  if (preview === null) return null;
  if (preview.kind === "label" && preview.key === "messages.preview.recalled") {
    return mine ? t("messages.recalledByMe") : t("messages.recalledBy", { name: senderName || name });
  }
  return (
    <>
      {senderName !== "" && preview.kind !== "tip" && `${isolated(senderName)}: `}
      <PreviewText preview={preview} />
    </>
  );
}
