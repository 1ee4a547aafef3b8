/** Where fetching something stands; content already held stays on screen whatever this says. */
export type LoadState = "idle" | "loading" | "ready" | "failed";
