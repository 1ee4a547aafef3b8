import type { GroupCard } from "@4d/contract";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";

/** A findable group, with a button to join. */
export function GroupCardRow({ card }: { card: GroupCard }) {
  const { id, name, headImageThumb, memberCount, joined } = card;
  const see = () => push("/pages/group/group-info", { id, found: 1 });
  return (
    <ListRow
      compact
      lead={<Avatar name={name} src={headImageThumb} size="contact" square />}
      title={name}
      note={t("groups.memberCount", { n: memberCount })}
      action={
        joined ? (
          <Button look="ghost" size="small" onClick={() => enterChat(`g:${id}`)}>
            {t("groups.open")}
          </Button>
        ) : (
          <Button size="small" onClick={see}>
            {t("groups.see")}
          </Button>
        )
      }
      onPress={see}
    />
  );
}
