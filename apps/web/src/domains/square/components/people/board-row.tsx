import type { BoardRank } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { ListRow } from "../../../../ui/list-row.tsx";
import { openCreator } from "../../square-paths.ts";
import { FollowButton } from "./follow-button.tsx";

/** A rank on the board: the person, and how many different people opened a work of theirs in seven days. */
export function BoardRow({ rank: { place: rank, readers, works, person } }: { rank: BoardRank }) {
  return (
    <ListRow
      lead={
        <span className="flex items-center gap-3">
          <span className="num w-5 text-center text-n font-bold text-text-3">{rank}</span>
          <Avatar name={person.nickName} src={person.headImageThumb} size="contact" />
        </span>
      }
      title={person.nickName}
      note={t("square.boardFigures", { readers: shortCount(readers), works: shortCount(works) })}
      action={<FollowButton id={person.id} listedAsFollowed={person.followed} />}
      onPress={() => openCreator(person.id)}
    />
  );
}
