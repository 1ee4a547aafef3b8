import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { ListHeading } from "../../../../ui/list-row.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { groupsStore, loadMembers, presentPeople } from "../../../groups/index.ts";
import { senderName, senderPicture } from "../../chat-directory.ts";
import { readBy } from "../../message-actions.store.ts";
import { useDirectory } from "../../use-directory.ts";
import { useChat } from "./chat-context.ts";

function Person({ id }: { id: number }) {
  useDirectory();
  const { chatId } = useChat();
  const name = senderName(chatId, { sendId: id });
  return (
    <p className="flex min-h-14 items-center gap-3 px-4">
      <Avatar name={name} src={senderPicture(chatId, id)} size="smaller" />
      <span className="min-w-0 truncate text-m">{name}</span>
    </p>
  );
}

function Readers({ messageId }: { messageId: number }) {
  const { chatId, targetId, me } = useChat();
  const [readers, setReaders] = useState<readonly number[] | null>(null);
  const members = useStore(groupsStore, (state) => state.members[targetId]);
  useEffect(() => {
    let cancelled = false;
    void loadMembers(targetId);
    void readBy(chatId, messageId).then((ids) => !cancelled && setReaders(ids));
    return () => {
      cancelled = true;
    };
  }, [chatId, targetId, messageId]);
  const others = presentPeople(members ?? [])
    .map(({ userId }) => userId)
    .filter((id) => id !== me && readers?.includes(id) !== true);
  if (readers === null) return <SkeletonRows compact count={4} />;
  return (
    <>
      <ListHeading live={readers.length > 0}>
        {readers.length > 0 ? t("chat.readBy", { n: readers.length }) : t("chat.nobodyYet")}
      </ListHeading>
      {readers.map((id) => (
        <Person key={id} id={id} />
      ))}
      {others.length > 0 && <ListHeading>{t("chat.unreadBy", { n: others.length })}</ListHeading>}
      {others.map((id) => (
        <Person key={id} id={id} />
      ))}
    </>
  );
}

/** Members of a group who have read my message, and who have not (`MSG-5`). */
export function ReadersSheet({ messageId, onClose }: { messageId: number | null; onClose: () => void }) {
  return (
    <BottomSheet open={messageId !== null} onClose={onClose} title={t("chat.readByTitle")}>
      <div className="min-h-60 pb-4">
        {messageId !== null && <Readers key={messageId} messageId={messageId} />}
      </div>
    </BottomSheet>
  );
}
