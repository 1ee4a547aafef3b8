// Drafts of characters that wait on this device are saved without being asked.
import "./unsaved-works.store.ts";
