import { layout } from "@4d/story";
import { CirclePlus, List, Map as MapIcon, Network, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { setEditorView, useEditorView } from "../../editor-view.store.ts";
import { addNode, emptyNode, freeSpotBelow } from "../../graph/edit-nodes.ts";
import { freshId } from "../../graph/fresh-id.ts";
import type { CheckState } from "../../use-check.ts";
import type { OpenWork } from "../../use-work.ts";
import { redo, undo, writingStore } from "../../writing.store.ts";
import { NodeList } from "./node-list.tsx";
import { NodeSheet } from "./node-sheet.tsx";
import { StoryMap } from "./story-map.tsx";

/** Undo and redo for the graph. */
export function UndoButtons({ storyKey }: { storyKey: string }) {
  const history = useStore(writingStore, ({ histories }) => histories[storyKey]);
  return (
    <>
      <IconButton
        label={t("stories.undo")}
        icon={<Undo2 aria-hidden="true" />}
        disabled={history === undefined || history.past.length === 0}
        onClick={() => undo(storyKey)}
      />
      <IconButton
        label={t("stories.redo")}
        icon={<Redo2 aria-hidden="true" />}
        disabled={history === undefined || history.future.length === 0}
        onClick={() => redo(storyKey)}
      />
    </>
  );
}

function StructureTools({ open }: { open: OpenWork }) {
  const { key, work, edit } = open;
  const { list, node } = useEditorView(key);
  const { graph } = work.written;
  const add = () => {
    const beside = graph.nodes.find(({ id }) => id === node) ?? graph.nodes.at(-1) ?? { x: 0, y: -140 };
    const fresh = emptyNode(freshId("n"), freeSpotBelow(graph, beside));
    edit(addNode(fresh));
    setEditorView(key, { node: fresh.id });
  };
  const tidy = () => {
    edit(layout);
    toast(t("stories.tidied"));
  };
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center rounded-full bg-float pr-1.5 pl-1 shadow-pop">
      <UndoButtons storyKey={key} />
      <IconButton label={t("stories.tidy")} icon={<Network aria-hidden="true" />} onClick={tidy} />
      <IconButton
        label={list ? t("stories.asMap") : t("stories.asList")}
        icon={list ? <MapIcon aria-hidden="true" /> : <List aria-hidden="true" />}
        onClick={() => setEditorView(key, { list: !list })}
      />
      <Button
        size="small"
        className="ml-auto"
        icon={<CirclePlus aria-hidden="true" className="size-4.5" />}
        onClick={add}
      >
        {t("stories.addNode")}
      </Button>
    </div>
  );
}

/** The story as a map or a list of its nodes (`stories §2.1`). */
export function StructureTab({ open, checked }: { open: OpenWork; checked: CheckState }) {
  const { key, work, edit } = open;
  const { graph } = work.written;
  const { node: id, list } = useEditorView(key);
  const [shown, setShown] = useState(false);
  const node = graph.nodes.find((one) => one.id === id);
  const issues = checked.result?.issues ?? [];
  const openNode = (chosen: string) => {
    setEditorView(key, { node: chosen });
    setShown(true);
  };
  const createFirstNode = () => {
    const first = emptyNode(freshId("n"), { x: 0, y: 0 });
    edit(addNode(first));
    setEditorView(key, { node: first.id, tab: "write" });
  };
  if (graph.nodes.length === 0)
    return (
      <div className="scroller h-full">
        <EmptyState
          title={t("stories.blank")}
          note={t("stories.blankNote")}
          action={<Button onClick={createFirstNode}>{t("stories.firstNode")}</Button>}
        />
      </div>
    );
  return (
    <div className="relative h-full">
      {list ? (
        <NodeList graph={graph} issues={issues} onOpen={openNode} />
      ) : (
        <StoryMap
          open={open}
          issues={issues}
          focus={id}
          onFocus={(chosen) => setEditorView(key, { node: chosen })}
          onOpen={openNode}
        />
      )}
      <StructureTools open={open} />
      {node !== undefined && (
        <NodeSheet open={open} node={node} issues={issues} shown={shown} onClose={() => setShown(false)} />
      )}
    </div>
  );
}
