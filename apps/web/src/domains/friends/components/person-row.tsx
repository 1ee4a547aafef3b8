import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Tag } from "../../../ui/tag.tsx";

interface PersonRowProps {
  id: number;
  name: string;
  /** Their own nickname, when `name` is my remark. */
  aside?: string;
  src: string;
  online?: boolean;
  /** An AI character, which has a badge after the name. */
  ai?: boolean;
  note?: ReactNode;
  /** The person's message, shown whole below the row. */
  words?: string;
  mark?: ReactNode;
  action?: ReactNode;
  /** Called instead of opening the person's page. */
  onPress?: () => void;
}

/** A person in a list, 62 px; a press opens their page. */
export function PersonRow({
  id,
  name,
  aside,
  src,
  online,
  ai = false,
  note,
  words = "",
  mark,
  action,
  onPress,
}: PersonRowProps) {
  const title = (
    <>
      {name}
      {aside !== undefined && aside !== "" && (
        <span className="text-s font-normal text-text-3"> ({aside})</span>
      )}
    </>
  );
  return (
    <ListRow
      compact
      lead={<Avatar name={name} src={src} size="contact" online={online} />}
      title={title}
      mark={
        ai ? (
          <>
            <Tag>{t("common.ai")}</Tag>
            {mark}
          </>
        ) : (
          mark
        )
      }
      note={note}
      words={words}
      action={action}
      onPress={onPress ?? (() => push("/pages/common/user-info", { id }))}
    />
  );
}
