import { Hash } from "lucide-react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Cell } from "../../../../ui/cell.tsx";
import { squareStore } from "../../square.store.ts";

const NONE = "none";

interface TopicCellProps {
  topicId: number | null;
  onChange: (topicId: number | null) => void;
}

async function chooseTopic(onChange: TopicCellProps["onChange"]): Promise<void> {
  const { topics } = squareStore.getState();
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
  if (chosen !== null) onChange(chosen === NONE ? null : Number(chosen));
}

/** The topic of a post. */
export function TopicCell({ topicId, onChange }: TopicCellProps) {
  const topic = useStore(squareStore, ({ topics }) => topics.find(({ id }) => id === topicId));
  return (
    <Cell
      icon={<Hash />}
      title={t("square.topic")}
      value={topic === undefined ? t("square.noTopic") : `${topic.emoji} ${topic.name}`}
      onPress={() => void chooseTopic(onChange)}
    />
  );
}
