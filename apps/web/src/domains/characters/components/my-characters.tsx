import { Ellipsis } from "lucide-react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { askToRemove } from "../character-actions.ts";
import { makingStore } from "../making.store.ts";
import { type MyCharacterCard, myCharacterCards } from "../my-character-cards.ts";
import { loadMoreMyCharacters, myCharactersStore } from "../my-characters.store.ts";
import { queryOfKey } from "../work.ts";
import { PosterArt } from "./poster.tsx";

function stateText({ status, changed, hasLocalChanges: here }: MyCharacterCard): string {
  if (here) return t("making.onlyHere");
  if (status === "published") return changed ? t("making.card.changed") : t("making.card.published");
  return t(`making.card.${status}`);
}

async function offer(card: MyCharacterCard): Promise<void> {
  const query = queryOfKey(card.key);
  const chosen = await actionSheet(
    [
      { id: "edit", label: t("making.goOn") },
      { id: "preview", label: t("making.preview") },
      {
        id: "delete",
        label: card.status === "draft" ? t("making.deleteDraft") : t("making.delete"),
        danger: true,
      },
    ],
    card.name || t("making.unnamed"),
  );
  if (chosen === "edit") push("/pages/create/create-ai", query);
  else if (chosen === "preview") push("/pages/create/preview-ai", query);
  else if (chosen === "delete") await askToRemove(card.key, card);
}

function MyCard({ card }: { card: MyCharacterCard }) {
  const name = card.name || t("making.unnamed");
  return (
    <li className="relative min-w-0 overflow-hidden rounded-m bg-ink-2">
      <button
        type="button"
        onClick={() => push("/pages/create/create-ai", queryOfKey(card.key))}
        className="press block w-full text-left -outline-offset-2"
      >
        <span className="relative block h-28 overflow-hidden bg-art-ink">
          <PosterArt sheet={card} />
          {card.background !== "" && card.avatar !== "" && (
            <span className="absolute bottom-2 left-2 flex rounded-full ring-2 ring-on-art">
              <Avatar name={name} src={card.avatar} size="smaller" />
            </span>
          )}
        </span>
        <span className="block px-3 pt-2 pb-2.5">
          <span className="block truncate text-m font-semibold">{name}</span>
          <span className="block truncate text-xs text-text-3">{stateText(card)}</span>
        </span>
      </button>
      <IconButton
        label={t("making.more", { name })}
        icon={<Ellipsis aria-hidden="true" />}
        look="glass"
        className="absolute! top-0 right-0"
        onClick={() => void offer(card)}
      />
    </li>
  );
}

/** My drafts and published characters, two in a row; nothing if there are none. */
export function MyCharacters() {
  const { items: cards, cursor } = useStore(myCharactersStore);
  const works = useStore(makingStore, (state) => state.works);
  const mine = myCharacterCards(cards, Object.values(works));
  if (mine.length === 0) return null;
  return (
    <section className="pt-2 pb-4">
      <h2 className="flex items-baseline gap-1.5 pb-2 text-n font-semibold">
        {t("making.drafts")}
        <span className="num font-normal text-text-3">{mine.length}</span>
        <span className="ml-auto text-s font-normal text-text-3">{t("making.autosaved")}</span>
      </h2>
      <ul className="grid grid-cols-2 gap-2.5">
        {mine.map((card) => (
          <MyCard key={card.key} card={card} />
        ))}
      </ul>
      {cursor !== null && <MoreSentinel key={cursor} onNear={loadMoreMyCharacters} />}
    </section>
  );
}
