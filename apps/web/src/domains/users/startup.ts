import { onFrame as onStoreFrame } from "./users.store.ts";

/** Handles socket frames for the whole domain. */
export const onFrame = onStoreFrame;
