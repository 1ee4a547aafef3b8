import { STORY_CHOICE_MAX, type StoryChoice, type StoryNode } from "@4d/contract";
import { ArrowDown, ArrowUp, CornerDownRight, Ellipsis, SlidersHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../../ui/cx.ts";
import { Menu } from "../../../../../ui/menu.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { changeChoice, removeChoice, shiftChoice } from "../../../graph/edit-choices.ts";
import { addNode, emptyNode, freeSpotBelow } from "../../../graph/edit-nodes.ts";
import { freshId } from "../../../graph/fresh-id.ts";
import { nodeName } from "../../../node-name.ts";
import { conditionText, effectText } from "../../../rule-text.ts";
import type { OpenWork } from "../../../use-work.ts";
import { NodePicker } from "../node-picker.tsx";
import { RulesSheet } from "./rules-sheet.tsx";

interface ChoiceCardProps {
  open: OpenWork;
  node: StoryNode;
  choice: StoryChoice;
  at: number;
  onVariables: () => void;
}

function useRules({ work }: OpenWork, { conditions, effects }: StoryChoice): string {
  const names = new Map(work.written.graph.variables.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? t("stories.noVariable");
  return [
    ...conditions.map((rule) => t("stories.ifWords", { rule: conditionText(rule, nameOf(rule.variable)) })),
    ...effects.map((rule) => effectText(rule, nameOf(rule.variable))),
  ].join(" · ");
}

function ChoiceMenu({ open: { edit }, node, at }: Pick<ChoiceCardProps, "open" | "node" | "at">) {
  const items = [
    ...(at > 0
      ? [
          {
            id: "up",
            label: t("stories.moveUp"),
            icon: <ArrowUp aria-hidden="true" />,
            onPress: () => edit(shiftChoice(node.id, at, -1)),
          },
        ]
      : []),
    ...(at < node.choices.length - 1
      ? [
          {
            id: "down",
            label: t("stories.moveDown"),
            icon: <ArrowDown aria-hidden="true" />,
            onPress: () => edit(shiftChoice(node.id, at, 1)),
          },
        ]
      : []),
    {
      id: "delete",
      label: t("common.delete"),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onPress: () => edit(removeChoice(node.id, at)),
    },
  ];
  return (
    <Menu
      label={t("stories.choiceMore", { n: at + 1 })}
      icon={<Ellipsis aria-hidden="true" />}
      items={items}
    />
  );
}

/** A choice: its text, target, conditions and effects. */
export function ChoiceCard({ open, node, choice, at, onVariables }: ChoiceCardProps) {
  const { work, edit } = open;
  const { graph } = work.written;
  const [picking, setPicking] = useState(false);
  const [ruling, setRuling] = useState(false);
  const rules = useRules(open, choice);
  const target = graph.nodes.find(({ id }) => id === choice.target);
  const change = (part: Partial<StoryChoice>, about = "") => edit(changeChoice(node.id, at, part), about);
  const addTargetNode = () => {
    const next = emptyNode(freshId("n"), freeSpotBelow(graph, node));
    edit((before) => changeChoice(node.id, at, { target: next.id })(addNode(next)(before)));
  };
  return (
    <li className="mb-3 rounded-m bg-ink-2 p-2.5">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <TextField
            aria-label={t("stories.choiceText", { n: at + 1 })}
            placeholder={t("stories.choiceHint")}
            value={choice.text}
            maxLength={STORY_CHOICE_MAX}
            onChange={(text) => change({ text }, `choice ${node.id} ${at}`)}
          />
        </div>
        <ChoiceMenu open={open} node={node} at={at} />
      </div>
      <button
        type="button"
        aria-label={t("stories.targetOf", {
          n: at + 1,
          name: target ? nodeName(target) : t("stories.nowhere"),
        })}
        onClick={() => setPicking(true)}
        className="mt-1 flex min-h-11 w-full items-center gap-2.5 rounded-full px-3 text-left text-m active:bg-ink-3"
      >
        <CornerDownRight aria-hidden="true" className="size-4.5 shrink-0 text-text-3" />
        <span className={cx("min-w-0 flex-1 truncate", target === undefined && "text-amber")}>
          {target === undefined ? t("stories.nowhere") : nodeName(target)}
        </span>
      </button>
      <button
        type="button"
        aria-label={`${t("stories.rulesOf", { n: at + 1 })} · ${rules || t("stories.noRules")}`}
        onClick={() => setRuling(true)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-full px-3 text-left text-s text-text-2 active:bg-ink-3"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5 shrink-0 text-text-3" />
        <span className="min-w-0 flex-1 py-1 wrap-anywhere">{rules || t("stories.noRules")}</span>
      </button>
      <NodePicker
        graph={graph}
        title={t("stories.leadsTo")}
        value={choice.target}
        open={picking}
        onClose={() => setPicking(false)}
        onPick={(id) => change({ target: id })}
        onNew={addTargetNode}
      />
      <RulesSheet
        choice={choice}
        variables={graph.variables}
        open={ruling}
        onClose={() => setRuling(false)}
        onChange={(part) => change(part, `rules ${node.id} ${at}`)}
        onVariables={() => {
          setRuling(false);
          onVariables();
        }}
      />
    </li>
  );
}
