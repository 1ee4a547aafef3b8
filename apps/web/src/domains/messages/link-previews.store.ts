import type { LinkPreview } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded } from "./messages.store.ts";

/** Previews of web pages by address; null where there is none (`MSG-14`). */
export const linkPreviewsStore = createStore<{ previews: ReadonlyMap<string, LinkPreview | null> }>()(() => ({
  previews: new Map(),
}));
const asked = new Set<string>();

/** Fetches a preview from the server, once; a failure counts as no preview until the next start. */
export async function loadLinkPreview(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  const outcome = await attempt(messagesApi.linkPreview(url));
  const preview = outcome.ok ? outcome.value : null;
  linkPreviewsStore.setState(({ previews }) => ({ previews: new Map(previews).set(url, preview) }));
}

chatsEnded.on(() => {
  asked.clear();
  linkPreviewsStore.setState({ previews: new Map() });
});
