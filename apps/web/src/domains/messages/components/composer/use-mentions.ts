import { AT_EVERYONE } from "@4d/contract";
import { type KeyboardEvent, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { isEnter } from "../../../../platform/input-method.ts";
import { useFolding } from "../../../../platform/use-folding.ts";
import { groupOf, groupsStore, mayManage, presentMembers } from "../../../groups/index.ts";
import type { Mentioned } from "../../composer-rules.ts";
import { useChat } from "../box/chat-context.ts";
import type { ComposerState } from "./use-composer.ts";

export interface MentionChoice extends Mentioned {
  picture: string;
}
const SHOWN = 30;

/** People who match the words after `@`: everyone for managers, then members (`MSG-8`). */
function useChoices(query: string | null): MentionChoice[] {
  const { targetId, me } = useChat();
  const members = useStore(groupsStore, (state) => state.members[targetId]);
  const folding = useFolding(query !== null && query !== "");
  if (query === null || members === undefined) return [];
  const group = groupOf(targetId);
  const words = folding?.foldQuery(query) ?? query;
  const fits = (name: string) => folding?.includesFolded(words, name) ?? name.includes(words);
  const people = presentMembers(members)
    .filter(({ userId }) => userId !== me)
    .map(({ userId, showNickName, headImage }) => ({ id: userId, name: showNickName, picture: headImage }));
  const everyone = { id: AT_EVERYONE, name: t("chat.everyone"), picture: "" };
  const all = group !== undefined && mayManage(group) ? [everyone, ...people] : people;
  return all.filter(({ name }) => fits(name)).slice(0, SHOWN);
}

/** The list over the field while a mention is being typed, and the keys that move through it. */
export function useMentionKeys(composer: ComposerState) {
  const [closed, setClosed] = useState<string | null>(null);
  const { mention } = composer;
  const [walked, setWalked] = useState({ mention, at: 0 });
  // Other words give another list: start at its top.
  const at = walked.mention === mention ? walked.at : 0;
  const found = useChoices(mention);
  const choices = mention === closed ? [] : found;
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = choices[at];
    if (chosen === undefined) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setWalked({ mention, at: (at + step + choices.length) % choices.length });
    else if (isEnter(event.nativeEvent) || event.key === "Tab") composer.pick(chosen);
    else if (event.key === "Escape") setClosed(mention);
    else return false;
    event.preventDefault();
    return true;
  };
  return { choices, at, onPick: composer.pick, onKey };
}
