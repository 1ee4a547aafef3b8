import { useStore } from "zustand/react";
import { usersStore } from "./users.store.ts";

/** Whether minor mode is on: characters do not talk with me then, and nothing is bought (`characters §11.5`). */
export const useTeenMode = (): boolean => useStore(usersStore, ({ self }) => self?.minor === true);
