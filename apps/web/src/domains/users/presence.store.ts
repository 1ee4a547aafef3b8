import { ONLINE_REFRESH_MS } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { entered, leaving, left } from "../../platform/session.ts";
import { usersApi } from "./users.api.ts";

/** Terminals on which people are online, by id; nobody else is (`rules §3.7`). */
export type Presence = Readonly<Record<number, readonly number[]>>;

/** Who is online, told by lists, by the poll of every 30 s and by the socket, whichever speaks last (`USER-2`). */
export const presenceStore = createStore<{ online: Presence }>()(() => ({ online: {} }));

const sources = new Set<() => readonly number[]>();
let timer: ReturnType<typeof setInterval> | undefined;
const MOST = 1000;

/** Has these people asked about every 30 s; answers with the way to stop. */
export function watchPresence(ids: () => readonly number[]): () => void {
  sources.add(ids);
  return () => sources.delete(ids);
}

/** Sets where somebody is online now; an empty list is offline. */
export function notePresence(userId: number, terminals: readonly number[]): void {
  notePresences(new Map([[userId, terminals]]));
}

/** The same for many at once. */
export function notePresences(known: ReadonlyMap<number, readonly number[]>): void {
  presenceStore.setState(({ online }) => {
    const next: Record<number, readonly number[]> = { ...online };
    for (const [id, terminals] of known) {
      if (terminals.length > 0) next[id] = terminals;
      else delete next[id];
    }
    return { online: next };
  });
}

/** Asks about everybody watched; whoever is missing in the answer is offline. */
export async function refreshPresence(): Promise<void> {
  const ids = [...new Set([...sources].flatMap((source) => source()))];
  for (let at = 0; at < ids.length; at += MOST) {
    const part = ids.slice(at, at + MOST);
    const outcome = await attempt(usersApi.online(part));
    if (!outcome.ok) return;
    const answered = new Map(outcome.value.map(({ userId, terminals }) => [userId, terminals]));
    notePresences(new Map(part.map((id) => [id, answered.get(id) ?? []])));
  }
}

function start(): void {
  clearInterval(timer);
  timer = setInterval(() => {
    if (!document.hidden) void refreshPresence();
  }, ONLINE_REFRESH_MS);
}

entered.on(start);
leaving.on(() => clearInterval(timer));
left.on(() => presenceStore.setState({ online: {} }));
