import { CalendarHeart } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { CellGroup } from "../../../../ui/cell.tsx";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { changeDraft, composeStore } from "../../compose.store.ts";
import { squareStore } from "../../square.store.ts";
import { TopicCell } from "./topic-cell.tsx";
import { VisibilityChoice } from "./visibility-choice.tsx";

/** A post's topic and visibility. */
export function ComposeOptions() {
  const { topicId, visibility, answersPrompt } = useStore(composeStore);
  const prompt = useStore(squareStore, (state) => state.prompt);
  return (
    <>
      <CellGroup>
        <TopicCell topicId={topicId} onChange={(next) => changeDraft({ topicId: next })} />
        {prompt !== null && (
          <SwitchCell
            icon={<CalendarHeart />}
            title={t("square.answerPrompt")}
            note={prompt.title}
            checked={answersPrompt}
            onChange={(on) => changeDraft({ answersPrompt: on })}
          />
        )}
      </CellGroup>
      <VisibilityChoice value={visibility} onChange={(next) => changeDraft({ visibility: next })} />
    </>
  );
}
