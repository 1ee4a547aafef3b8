import type { AdminPerson } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { ageText } from "../../../platform/time-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { ListRow } from "../../../ui/list-row.tsx";
import { dayText } from "../day-text.ts";
import { PersonTags } from "./person-tags.tsx";

function factsOf({ id, createdAt, devices, reports }: AdminPerson): string {
  return [
    `ID ${id}`,
    // Before the date: a narrow screen cuts off the end.
    reports > 0 ? t("admin.reported", { n: reports }) : "",
    t("admin.joined", { day: dayText(createdAt) }),
    devices > 1 ? t("admin.devices", { n: devices }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

interface PersonRowProps {
  person: AdminPerson;
  /** Shown in the pane beside the list. */
  chosen: boolean;
  onPress: () => void;
  onUnban: () => void;
}

/** One person of the list: name and roles, facts, and their state on the right. */
export function PersonRow({ person, chosen, onPress, onUnban }: PersonRowProps) {
  const { nickName, headImageThumb, terminals, lastSeenAt, ban } = person;
  const state =
    terminals.length > 0 ? (
      <span className="text-s text-capsule">{t("admin.online")}</span>
    ) : (
      <span className="num max-w-28 text-right text-s text-text-3">{ageText(lastSeenAt)}</span>
    );
  return (
    <div className={cx(chosen && "[&>div]:bg-ink-3")}>
      <ListRow
        compact
        lead={<Avatar name={nickName} src={headImageThumb} size="small" />}
        title={nickName}
        mark={<PersonTags person={person} />}
        note={<span className="num">{factsOf(person)}</span>}
        action={
          ban === null ? (
            state
          ) : (
            <button type="button" onClick={onUnban} className="hit press min-h-9 px-1 text-s text-sky">
              {t("admin.unban")}
            </button>
          )
        }
        onPress={onPress}
      />
    </div>
  );
}
