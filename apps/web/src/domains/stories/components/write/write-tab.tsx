import { ChevronsUpDown, Trash2, UsersRound, Variable } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { setEditorView, useEditorView } from "../../editor-view.store.ts";
import { addNode, emptyNode } from "../../graph/edit-nodes.ts";
import { freshId } from "../../graph/fresh-id.ts";
import { nodeName } from "../../node-name.ts";
import type { CheckState } from "../../use-check.ts";
import type { OpenWork } from "../../use-work.ts";
import { CastSheet } from "./cast-sheet.tsx";
import { NodeForm } from "./node-form.tsx";
import { NodePicker } from "./node-picker.tsx";
import { askToRemoveNode } from "./node-sheet.tsx";
import { UndoButtons } from "./structure-tab.tsx";
import { VariablesSheet } from "./variables-sheet.tsx";

type OpenSheet = "nodes" | "variables" | "cast" | null;

/** The editor's tab for one node at a time: its text and its choices (`stories §2.1`). */
export function WriteTab({ open, checked }: { open: OpenWork; checked: CheckState }) {
  const { key, work, edit } = open;
  const { graph } = work.written;
  const view = useEditorView(key);
  const [openSheet, setOpenSheet] = useState<OpenSheet>(null);
  const node =
    graph.nodes.find(({ id }) => id === view.node) ?? graph.nodes.find(({ id }) => id === graph.start);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another node starts at its top
  useEffect(() => {
    top.current?.scrollTo(0, 0);
  }, [node?.id]);
  const createFirstNode = () => {
    const fresh = emptyNode(freshId("n"), { x: 0, y: 0 });
    edit(addNode(fresh));
    setEditorView(key, { node: fresh.id });
  };
  const close = () => setOpenSheet(null);
  if (node === undefined)
    return (
      <EmptyState
        title={t("stories.blank")}
        note={t("stories.blankNote")}
        action={<Button onClick={createFirstNode}>{t("stories.firstNode")}</Button>}
      />
    );
  const issues = (checked.result?.issues ?? []).filter((issue) => issue.node === node.id);
  return (
    <div ref={top} className="scroller h-full px-4 pb-10">
      <div className="sticky top-0 z-10 -mx-4 flex items-center bg-ink-1 px-2.5 pb-1">
        <button
          type="button"
          aria-label={t("stories.chooseNode", { name: nodeName(node) })}
          onClick={() => setOpenSheet("nodes")}
          className="press flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-full px-2 text-left text-s text-text-2"
        >
          <ChevronsUpDown aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="truncate">{nodeName(node)}</span>
        </button>
        <UndoButtons storyKey={key} />
      </div>
      <NodeForm
        key={node.id}
        open={open}
        node={node}
        issues={issues}
        onCast={() => setOpenSheet("cast")}
        onVariables={() => setOpenSheet("variables")}
      />
      <CellGroup title={t("stories.wholeStory")}>
        <Cell
          icon={<Variable />}
          title={t("stories.variables")}
          value={String(graph.variables.length)}
          onPress={() => setOpenSheet("variables")}
        />
        <Cell
          icon={<UsersRound />}
          title={t("stories.cast")}
          value={String(graph.cast.length)}
          onPress={() => setOpenSheet("cast")}
        />
        <Cell
          icon={<Trash2 />}
          title={t("stories.removeNode")}
          danger
          onPress={() => void askToRemoveNode(open, node)}
        />
      </CellGroup>
      <NodePicker
        graph={graph}
        title={t("stories.nodes")}
        value={node.id}
        open={openSheet === "nodes"}
        onClose={close}
        onPick={(id) => setEditorView(key, { node: id })}
      />
      <VariablesSheet open={open} shown={openSheet === "variables"} onClose={close} />
      <CastSheet open={open} shown={openSheet === "cast"} onClose={close} />
    </div>
  );
}
