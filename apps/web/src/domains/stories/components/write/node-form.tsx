import { STORY_CHOICES_MAX, STORY_TEXT_MAX, STORY_TITLE_MAX, type StoryNode } from "@4d/contract";
import type { StoryIssue } from "@4d/story";
import { Plus } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { addChoice, choiceTo, hasRoom } from "../../graph/edit-choices.ts";
import { changeNode } from "../../graph/edit-nodes.ts";
import type { OpenWork } from "../../use-work.ts";
import { IssueLine } from "./issue-line.tsx";
import { ChoiceCard } from "./node/choice-card.tsx";
import { PictureField } from "./picture-field.tsx";
import { SpeakerRow } from "./speaker-row.tsx";
import { SuggestCard } from "./suggest-card.tsx";

interface NodeFormProps {
  open: OpenWork;
  node: StoryNode;
  issues: readonly StoryIssue[];
  onCast: () => void;
  onVariables: () => void;
}

function Choices({ open, node, onVariables }: Omit<NodeFormProps, "issues" | "onCast">) {
  return (
    <section className="mb-4">
      <h3 className="flex items-baseline px-1 pb-2 text-m font-semibold">
        <span className="flex-1">{t("stories.choices")}</span>
        <span className="num text-s font-normal text-text-3">
          {t("common.counter", { n: node.choices.length, max: STORY_CHOICES_MAX })}
        </span>
      </h3>
      <ul>
        {node.choices.map((choice, at) => (
          <ChoiceCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is identified by its place in its node
            key={at}
            open={open}
            node={node}
            choice={choice}
            at={at}
            onVariables={onVariables}
          />
        ))}
      </ul>
      {hasRoom(node) && (
        <Button
          look="ghost"
          block
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => open.edit(addChoice(node.id, choiceTo("")))}
        >
          {t("stories.addChoice")}
        </Button>
      )}
    </section>
  );
}

/** All fields of a node, each saved while it is edited. */
export function NodeForm({ open, node, issues, onCast, onVariables }: NodeFormProps) {
  const { work, edit } = open;
  const { graph } = work.written;
  const change = (part: Partial<Omit<StoryNode, "id">>, about = "") =>
    edit(changeNode(node.id, part), about && `${about} ${node.id}`);
  const known = [...new Set(graph.nodes.map(({ background }) => background))].filter(Boolean);
  return (
    <>
      {issues.length > 0 && (
        <div className="mb-3 rounded-m bg-ink-2 px-4 py-1.5">
          {issues.map((issue) => (
            <IssueLine key={`${issue.kind} ${issue.choice} ${issue.variable}`} issue={issue} />
          ))}
        </div>
      )}
      <div className="flex flex-col gap-3 pb-4">
        <TextField
          label={t("stories.nodeTitle")}
          placeholder={t("stories.nodeTitleHint")}
          value={node.title}
          maxLength={STORY_TITLE_MAX}
          onChange={(title) => change({ title }, "title")}
        />
        <TextArea
          label={t("stories.nodeText")}
          placeholder={t("stories.nodeTextHint")}
          value={node.text}
          max={STORY_TEXT_MAX}
          rows={5}
          tall
          onChange={(text) => change({ text }, "text")}
        />
        <div>
          <p className="px-1 pb-1 text-s text-text-2">{t("stories.speaker")}</p>
          <SpeakerRow
            cast={graph.cast}
            value={node.speaker}
            onChange={(speaker) => change({ speaker })}
            onCast={onCast}
          />
        </div>
        <PictureField
          label={t("stories.paintBackground")}
          idea={`${node.title} ${node.text}`.trim()}
          shape="9:16"
          value={node.background}
          known={known}
          onChange={(background) => change({ background })}
        />
        <div className="overflow-hidden rounded-m bg-ink-2">
          <SwitchCell
            title={t("stories.isEnding")}
            note={t("stories.isEndingNote")}
            checked={node.ending}
            onChange={(ending) => change({ ending })}
          />
        </div>
        {node.ending && (
          <TextField
            label={t("stories.endingName")}
            placeholder={t("stories.endingNameHint")}
            value={node.endingName}
            maxLength={STORY_TITLE_MAX}
            onChange={(endingName) => change({ endingName }, "endingName")}
          />
        )}
      </div>
      {!node.ending && (
        <>
          <Choices open={open} node={node} onVariables={onVariables} />
          {hasRoom(node) && <SuggestCard open={open} node={node} />}
        </>
      )}
    </>
  );
}
