import type { Character } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../platform/i18n/numbers.ts";
import { push } from "../../../platform/navigation.ts";
import { PosterArt } from "./poster.tsx";

/** A character in a list: picture, name and tagline; a press opens its page. */
export function CharacterTile({ character }: { character: Character }) {
  const { userId, name, tagline, talks: chatCount, author } = character;
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => push("/pages/common/user-info", { id: userId })}
        className="press block w-full overflow-hidden rounded-m bg-ink-2 text-left -outline-offset-2"
      >
        <span className="relative block aspect-3/4 overflow-hidden bg-art-ink">
          <PosterArt sheet={character} />
          <span className="num absolute inset-x-0 bottom-0 bg-[linear-gradient(0deg,var(--art-veil),transparent)] px-3 pt-8 pb-2 text-xs text-on-art">
            {t("aiChats.count", { n: shortCount(chatCount) })}
          </span>
        </span>
        <span className="block px-3 pt-2 pb-2.5">
          <span className="line-clamp-2 text-m leading-snug font-semibold wrap-anywhere">{name}</span>
          {tagline !== "" && (
            <span className="line-clamp-2 text-s leading-snug wrap-anywhere text-text-2">{tagline}</span>
          )}
          {author.nickName !== "" && (
            <span className="block truncate pt-1 text-xs text-text-3">@{author.nickName}</span>
          )}
        </span>
      </button>
    </li>
  );
}
