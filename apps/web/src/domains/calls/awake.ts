import { onFrame as onStoreFrame } from "./calls.store.ts";

/** Hears the socket for the whole domain. */
export const onFrame = onStoreFrame;
