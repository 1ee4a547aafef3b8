import { useSyncExternalStore } from "react";
import { directoryChanged } from "./chat-directory.ts";

let version = 0;
directoryChanged.on(() => {
  version += 1;
});
const now = () => version;

/** Redraws when a name, a picture or a group's state changes; read them from chat-directory while drawing. */
export function useDirectory(): void {
  useSyncExternalStore(directoryChanged.on, now);
}
