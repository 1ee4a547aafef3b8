import { onFrame as onStoreFrame } from "./groups.store.ts";

/** Hears the socket for the whole domain. */
export const onFrame = onStoreFrame;
