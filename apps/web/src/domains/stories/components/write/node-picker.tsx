import type { StoryGraph, StoryNode } from "@4d/contract";
import { foldQuery, includesFolded } from "@4d/contract/folding";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FullSheet } from "../../../../ui/full-sheet.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { nodeName } from "../../node-name.ts";

interface NodePickerProps {
  graph: StoryGraph;
  title: string;
  value?: string | undefined;
  open: boolean;
  onClose: () => void;
  onPick: (id: string) => void;
  /** Offers to create a node. */
  onNew?: (() => void) | undefined;
}

const matchesQuery = ({ title, text, endingName }: StoryNode, words: string): boolean =>
  includesFolded(words, title, text, endingName);

/** Chooses one of the story's nodes by its text. */
export function NodePicker({ graph, title, value, open, onClose, onPick, onNew }: NodePickerProps) {
  const [words, setWords] = useState("");
  const key = foldQuery(words);
  const nodes = key === "" ? graph.nodes : graph.nodes.filter((node) => matchesQuery(node, key));
  const pick = (act: () => void) => {
    onClose();
    setWords("");
    act();
  };
  return (
    <FullSheet
      open={open}
      onClose={onClose}
      title={title}
      head={
        graph.nodes.length > 6 && (
          <SearchField label={t("stories.findNode")} value={words} onChange={setWords} />
        )
      }
    >
      <ul className="px-4 pb-6">
        {onNew !== undefined && (
          <li>
            <button
              type="button"
              onClick={() => pick(onNew)}
              className="hairline-b flex min-h-13.5 w-full items-center gap-3 text-left text-m font-semibold text-capsule -outline-offset-2"
            >
              <Plus aria-hidden="true" className="size-5" />
              {t("stories.newNode")}
            </button>
          </li>
        )}
        {nodes.map((node) => (
          <li key={node.id} className="[contain-intrinsic-size:auto_54px] [content-visibility:auto]">
            <button
              type="button"
              aria-current={node.id === value || undefined}
              onClick={() => pick(() => onPick(node.id))}
              className="hairline-b flex min-h-13.5 w-full items-center gap-3 py-2 text-left -outline-offset-2"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className={cx("truncate text-m", node.id === value && "font-semibold text-capsule")}>
                  {nodeName(node)}
                </span>
                <span className="truncate text-s text-text-3">
                  {node.ending ? node.endingName || t("stories.ending") : node.text}
                </span>
              </span>
              {node.id === value && <Check aria-hidden="true" className="size-5 shrink-0 text-capsule" />}
            </button>
          </li>
        ))}
      </ul>
      {nodes.length === 0 && key !== "" && <EmptyState title={t("stories.notFound", { words })} />}
    </FullSheet>
  );
}
