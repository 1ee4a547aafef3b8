import { useStore } from "zustand/react";
import { type Desk, deskOf, deskStore } from "./desk.store.ts";

/** Where the author is in a story. */
export const useDesk = (key: string): Desk =>
  deskOf(
    useStore(deskStore, ({ desks }) => desks),
    key,
  );
