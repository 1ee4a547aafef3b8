import { useStore } from "zustand/react";
import { type EditorView, editorViewOf, editorViewStore } from "./editor-view.store.ts";

/** Where the author is in a story. */
export const useEditorView = (key: string): EditorView =>
  editorViewOf(
    useStore(editorViewStore, ({ views }) => views),
    key,
  );
