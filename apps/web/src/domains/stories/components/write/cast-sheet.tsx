import { KEYWORD_MAX, STORY_CAST_MAX, STORY_TITLE_MAX } from "@4d/contract";
import { Trash2, UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { promptText, toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { FullSheet } from "../../../../ui/full-sheet.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { type CharacterResult, searchCharacters } from "../../../characters/index.ts";
import { addMember, removeMember } from "../../graph/edit-cast.ts";
import { freshId } from "../../graph/fresh-id.ts";
import type { OpenWork } from "../../use-work.ts";

const PAUSE_MS = 350;

/** Searches characters by name; the last answer stays until the next one arrives. */
function useCharacterSearch(keyword: string, active: boolean): readonly CharacterResult[] {
  const [results, setResults] = useState<readonly CharacterResult[]>([]);
  useEffect(() => {
    if (!active) return;
    let cancelled = false;
    const timer = setTimeout(
      () =>
        void searchCharacters(keyword).then((outcome) => {
          if (!cancelled && outcome.ok) setResults(outcome.value);
        }),
      keyword === "" ? 0 : PAUSE_MS,
    );
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [keyword, active]);
  return results;
}

/** The cast of the story: my characters, public ones, or a mere name. */
export function CastSheet({ open, shown, onClose }: { open: OpenWork; shown: boolean; onClose: () => void }) {
  const { work, edit } = open;
  const { cast } = work.written.graph;
  const [words, setWords] = useState("");
  const results = useCharacterSearch(words.trim(), shown);
  const full = cast.length >= STORY_CAST_MAX;
  const others = results.filter(({ id }) => !cast.some(({ characterId }) => characterId === id));
  const take = ({ id, name, avatar }: Pick<CharacterResult, "id" | "name" | "avatar">) => {
    if (full) return toast(t("stories.castFull", { n: STORY_CAST_MAX }));
    edit(addMember({ key: freshId("c"), name: name.slice(0, STORY_TITLE_MAX), avatar, characterId: id }));
  };
  const takeName = async () => {
    const name = (await promptText({ title: t("stories.castName"), max: STORY_TITLE_MAX }))?.trim() ?? "";
    if (name !== "") take({ id: 0, name, avatar: "" });
  };
  return (
    <FullSheet
      open={shown}
      onClose={onClose}
      title={t("stories.cast")}
      head={
        <SearchField
          label={t("stories.findCharacter")}
          value={words}
          onChange={(text) => setWords(text.slice(0, KEYWORD_MAX))}
        />
      }
    >
      <div className="px-4 pb-8">
        {cast.length > 0 && words === "" && (
          <section className="mb-3 overflow-hidden rounded-m bg-ink-2">
            <ul>
              {cast.map(({ key, name, avatar }) => (
                <li key={key} className="flex min-h-14 items-center gap-3 pr-1 pl-4">
                  <Avatar name={name} src={avatar} size="smaller" />
                  <span className="min-w-0 flex-1 truncate text-m">{name}</span>
                  <IconButton
                    label={t("stories.removeNamed", { name })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => edit(removeMember(key))}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <CellGroup title={t("stories.addToCast")}>
          <Cell icon={<UserPlus />} title={t("stories.justName")} onPress={() => void takeName()} />
          {others.map((one) => (
            <Cell
              key={one.id}
              icon={<Avatar name={one.name} src={one.avatar} size="smaller" />}
              title={one.name}
              value={one.isMine ? t("stories.mine") : undefined}
              onPress={() => take(one)}
            />
          ))}
        </CellGroup>
      </div>
    </FullSheet>
  );
}
