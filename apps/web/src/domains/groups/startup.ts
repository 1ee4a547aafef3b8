import { onFrame as onStoreFrame } from "./groups.store.ts";

/** Handles socket frames for the whole domain. */
export const onFrame = onStoreFrame;
