import type { PostVisibility } from "@4d/contract";
import { CalendarHeart, Hash, Sparkles } from "lucide-react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { changeDraft, composeStore } from "../../compose.store.ts";
import { mediaStore } from "../../media-queue.store.ts";
import { roomsStore } from "../../rooms.store.ts";

const VISIBILITIES: readonly PostVisibility[] = ["public", "friends", "private"];
const NONE = "none";

async function chooseTopic(): Promise<void> {
  const { topics } = roomsStore.getState();
  const chosen = await actionSheet(
    [
      ...topics.map(({ id, emoji, name, about }) => ({
        id: String(id),
        label: `${emoji} ${name}`,
        hint: about,
      })),
      { id: NONE, label: t("square.noTopic") },
    ],
    t("square.topicPick"),
  );
  if (chosen !== null) changeDraft({ topicId: chosen === NONE ? null : Number(chosen) });
}

/** Where a post belongs, who sees it, and what is said of its pictures. */
export function ComposeOptions() {
  const { topicId, visibility, aiLabel, answersPrompt } = useStore(composeStore);
  const { topics, prompt } = useStore(roomsStore);
  const hasMedia = useStore(mediaStore, ({ items }) => items.length > 0);
  const topic = topics.find(({ id }) => id === topicId);
  return (
    <>
      <CellGroup>
        <Cell
          icon={<Hash />}
          title={t("square.topic")}
          value={topic === undefined ? t("square.noTopic") : `${topic.emoji} ${topic.name}`}
          onPress={() => void chooseTopic()}
        />
        {prompt !== null && (
          <SwitchCell
            icon={<CalendarHeart />}
            title={t("square.answerPrompt")}
            note={prompt.title}
            checked={answersPrompt}
            onChange={(on) => changeDraft({ answersPrompt: on })}
          />
        )}
        {hasMedia && (
          <SwitchCell
            icon={<Sparkles />}
            title={t("square.madeByAi")}
            note={t("square.madeByAiNote")}
            checked={aiLabel !== "none"}
            onChange={(on) => changeDraft({ aiLabel: on ? "model" : "none" })}
          />
        )}
      </CellGroup>
      <ChoiceGroup
        title={t("square.whoSees")}
        value={visibility}
        onChange={(next) => changeDraft({ visibility: next })}
        choices={VISIBILITIES.map((id) => ({
          id,
          label: t(`square.visible.${id}`),
          note: t(`square.visibleNote.${id}`),
        }))}
      />
    </>
  );
}
