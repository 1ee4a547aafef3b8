import type { ReactNode } from "react";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ListRow } from "../../../ui/list-row.tsx";

interface PersonRowProps {
  id: number;
  name: string;
  /** Their own nickname, when `name` is my remark. */
  aside?: string;
  src: string;
  online?: boolean;
  note?: ReactNode;
  /** What they said, read whole under the row. */
  words?: string;
  mark?: ReactNode;
  action?: ReactNode;
  /** In place of opening the person's page. */
  onPress?: () => void;
}

/** A person in a list, 62 px; a press opens their page. */
export function PersonRow({
  id,
  name,
  aside,
  src,
  online,
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
      mark={mark}
      note={note}
      words={words}
      action={action}
      onPress={onPress ?? (() => push("/pages/common/user-info", { id }))}
    />
  );
}
