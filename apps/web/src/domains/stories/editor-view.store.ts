import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import { signedOut } from "../../platform/session.ts";

export const TABS = ["structure", "write", "play", "publish"] as const;
export type Tab = (typeof TABS)[number];

interface EditorView {
  readonly tab: Tab;
  /** The focused node; empty for none. */
  readonly node: string;
  /** The structure as a list beside the map. */
  readonly list: boolean;
}
const DEFAULT_VIEW: EditorView = { tab: "structure", node: "", list: false };

/** The editor's view of each story. */
const editorViewStore = createStore<{ views: Readonly<Record<string, EditorView>> }>()(() => ({
  views: {},
}));

const editorViewOf = (views: Readonly<Record<string, EditorView>>, key: string): EditorView =>
  views[key] ?? DEFAULT_VIEW;

/** Changes the view: a tab, a node, the list. */
export const setEditorView = (key: string, part: Partial<EditorView>): void =>
  editorViewStore.setState(({ views }) => ({
    views: { ...views, [key]: { ...editorViewOf(views, key), ...part } },
  }));

signedOut.on(() => editorViewStore.setState({ views: {} }));

/** The editor's view of a story. */
export const useEditorView = (key: string): EditorView =>
  editorViewOf(
    useStore(editorViewStore, ({ views }) => views),
    key,
  );
