import { type User, UserType } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { Tag } from "../../../ui/tag.tsx";
import { friendOf, friendsStore } from "../../friends/index.ts";
import { findUser, usersStore } from "../../users/index.ts";

/** People requested once while the app is open; later changes arrive by the socket. */
const asked = new Set<number>();

interface ContactCardViewProps {
  userId: number;
  /** Their name when the card was sent, used until the person is loaded. */
  name: string;
  own: boolean;
}

/** A contact card in a chat; opens the person's page. `ContactBubble` loads it, with its texts, when one is seen. */
export function ContactCardView({ userId, name, own }: ContactCardViewProps) {
  const person = useStore(usersStore, ({ people }) => people[userId]);
  const remark = useStore(friendsStore, () => friendOf(userId)?.remark ?? "");
  useEffect(() => {
    if (asked.has(userId)) return;
    asked.add(userId);
    void findUser(userId).then(({ ok }) => !ok && asked.delete(userId));
  }, [userId]);
  const isDeleted = person !== undefined && isDeletedAccount(person);
  const shown = isDeleted ? t("contacts.gone") : remark || person?.nickName || name;
  const note = noteOf(person);
  return (
    <button
      type="button"
      onClick={() => push("/pages/common/user-info", { id: userId })}
      className={cx(
        "press block w-60 max-w-full rounded-bubble p-3 text-left text-text-1",
        own ? "bg-capsule-deep art:bg-glass-deep" : "bg-ink-3 art:glass",
      )}
    >
      <span className="flex items-center gap-3">
        <Avatar name={shown} src={person?.headImageThumb ?? ""} size="contact" />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <span className="truncate text-m font-semibold">{shown}</span>
            {person?.type === UserType.CHARACTER && <Tag>{t("common.ai")}</Tag>}
          </span>
          {note !== "" && (
            <span className={cx("block truncate text-s", own ? "text-on-deep" : "text-text-2")}>{note}</span>
          )}
        </span>
      </span>
      <span
        className={cx("mt-2 block border-t border-line pt-1.5 text-xs", own ? "text-on-deep" : "text-text-2")}
      >
        {kindOf(person)}
      </span>
    </button>
  );
}

/** Whether the person's account is deleted; the record stays, anonymised. Pure. */
export const isDeletedAccount = ({ userName }: Pick<User, "userName">): boolean =>
  userName.startsWith("gone:");

/** The line under the name: that the account is banned, else the person's signature; empty for a deleted account. */
export function noteOf(person: User | undefined): string {
  if (person === undefined || isDeletedAccount(person)) return "";
  return person.isBanned ? t("contacts.banned") : person.signature;
}

/** Kind of the card's subject. */
export const kindOf = (person: User | undefined): string =>
  person?.type === UserType.CHARACTER ? t("contacts.ofCharacter") : t("contacts.ofPerson");
