import type { Group, GroupCharacter } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../../../platform/failure.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { usePage } from "../../../../platform/page.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Cell } from "../../../../ui/cell.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { mayManage } from "../../../groups/index.ts";
import { groupCharactersStore, loadGroupCharacters } from "../../group-characters.store.ts";
import { GroupModeSheet } from "./group-mode-sheet.tsx";

/** The characters of a group and when each speaks; its managers can change it (`GROUP-4`). */
export function GroupCharacters({ group }: { group: Group }) {
  const { active } = usePage();
  const characters = useStore(groupCharactersStore, ({ groups }) => groups[group.id]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [chosen, setChosen] = useState<GroupCharacter | null>(null);
  const { id } = group;
  useEffect(() => {
    if (active) loadGroupCharacters(id).then(setFailure, () => undefined);
  }, [active, id]);
  const canManage = mayManage(group);
  if (characters === undefined && failure === null)
    return <div aria-hidden="true" className="mb-3 h-24 rounded-m bg-ink-2" />;
  return (
    <section className="mb-3">
      <h2 className="px-4 pb-1.5 text-s text-text-3">{t("aiChats.groupTitle")}</h2>
      <div className="overflow-hidden rounded-m bg-ink-2">
        {characters === undefined ? (
          <p className="flex min-h-13.5 items-center justify-between gap-3 px-4 text-s text-text-2">
            {t("aiChats.groupFailed")}
            <TextButton onPress={async () => setFailure(await loadGroupCharacters(id))}>
              {t("common.retry")}
            </TextButton>
          </p>
        ) : (
          characters.map((one) => (
            <Cell
              key={one.userId}
              icon={<Avatar name={one.name} src={one.avatar} size="small" />}
              title={
                <span className="flex items-center gap-1.5">
                  <span className="truncate">{one.name}</span>
                  <Tag>{t("common.ai")}</Tag>
                </span>
              }
              note={t(`aiChats.groupMode.${one.mode}`)}
              onPress={() =>
                canManage ? setChosen(one) : push("/pages/common/user-info", { id: one.userId })
              }
            />
          ))
        )}
      </div>
      <p className="px-4 pt-1.5 text-s text-text-3">
        {t(canManage ? "aiChats.groupNoteManager" : "aiChats.groupNote")}
      </p>
      <GroupModeSheet groupId={group.id} character={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}
