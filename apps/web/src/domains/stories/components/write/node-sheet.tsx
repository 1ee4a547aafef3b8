import type { StoryNode } from "@4d/contract";
import type { StoryIssue } from "@4d/story";
import { Link2, PenLine, Play, Plus, Trash2, Workflow } from "lucide-react";
import { useState } from "react";
import { confirm } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { setEditorView } from "../../editor-view.store.ts";
import { hasRoom, linkNodes } from "../../graph/edit-choices.ts";
import { addNode, emptyNode, freeSpotBelow, removeNode, setStart } from "../../graph/edit-nodes.ts";
import { freshId } from "../../graph/fresh-id.ts";
import { nodeName } from "../../node-name.ts";
import type { OpenWork } from "../../use-work.ts";
import { IssueLine } from "./issue-line.tsx";
import { NodePicker } from "./node-picker.tsx";

interface NodeSheetProps {
  open: OpenWork;
  node: StoryNode;
  issues: readonly StoryIssue[];
  shown: boolean;
  onClose: () => void;
}

/** Asks, then removes a node; undo restores it. */
export async function askToRemoveNode({ edit }: OpenWork, node: StoryNode): Promise<boolean> {
  const sure = await confirm({
    title: t("stories.removeNodeTitle", { name: nodeName(node) }),
    body: t("stories.removeNodeBody"),
    ok: t("common.delete"),
    danger: true,
  });
  if (sure) edit(removeNode(node.id));
  return sure;
}

/** A node tapped on the map: its content, issues and actions. */
export function NodeSheet({ open, node, issues, shown, onClose }: NodeSheetProps) {
  const { key, work, edit } = open;
  const { graph } = work.written;
  const [linking, setLinking] = useState(false);
  const nodeIssues = issues.filter((issue) => issue.node === node.id);
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  const addAfter = () => {
    const next = emptyNode(freshId("n"), freeSpotBelow(graph, node));
    edit((before) => linkNodes(node.id, next.id)(addNode(next)(before)));
    setEditorView(key, { node: next.id });
  };
  return (
    <>
      <BottomSheet open={shown} onClose={onClose} title={nodeName(node)}>
        <div className="px-4 pb-2 *:[&_.bg-ink-2]:bg-ink-3">
          {node.text.trim() !== "" && (
            <p className="mb-3 line-clamp-3 px-1 text-s wrap-anywhere whitespace-pre-line text-text-2">
              {node.text}
            </p>
          )}
          {nodeIssues.length > 0 && (
            <div className="mb-3 rounded-m bg-ink-3 px-4 py-1.5">
              {nodeIssues.map((issue) => (
                <IssueLine key={`${issue.kind} ${issue.choice}`} issue={issue} />
              ))}
            </div>
          )}
          <div className="flex gap-2.5 pb-3">
            <Button
              className="flex-1 px-3!"
              icon={<PenLine aria-hidden="true" className="size-4.5" />}
              onClick={act(() => setEditorView(key, { tab: "write", node: node.id }))}
            >
              {t("stories.writeIt")}
            </Button>
            <Button
              look="ghost"
              className="flex-1 px-3!"
              icon={<Play aria-hidden="true" className="size-4.5" />}
              onClick={act(() => setEditorView(key, { tab: "play", node: node.id }))}
            >
              {t("stories.playFromHere")}
            </Button>
          </div>
          <CellGroup>
            {!node.ending && hasRoom(node) && (
              <>
                <Cell icon={<Plus />} title={t("stories.addAfter")} onPress={act(addAfter)} />
                <Cell icon={<Link2 />} title={t("stories.linkTo")} onPress={act(() => setLinking(true))} />
              </>
            )}
            {graph.start !== node.id && (
              <Cell
                icon={<Workflow />}
                title={t("stories.makeStart")}
                onPress={act(() => edit(setStart(node.id)))}
              />
            )}
            <Cell
              icon={<Trash2 />}
              title={t("stories.removeNode")}
              danger
              onPress={act(() => void askToRemoveNode(open, node))}
            />
          </CellGroup>
        </div>
      </BottomSheet>
      <NodePicker
        graph={graph}
        title={t("stories.linkTo")}
        open={linking}
        onClose={() => setLinking(false)}
        onPick={(id) => edit(linkNodes(node.id, id))}
        onNew={addAfter}
      />
    </>
  );
}
