// Saves unsaved drafts of characters on this device in the background.
import "./unsaved-works.store.ts";
