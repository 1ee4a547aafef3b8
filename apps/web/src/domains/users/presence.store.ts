import { ONLINE_MAX, ONLINE_REFRESH_MS, Terminal } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { signedIn, signedOut, signingOut } from "../../platform/session.ts";
import { ageText } from "../../platform/time-text.ts";
import { usersApi } from "./users.api.ts";

/** Online terminals by person; anyone absent is offline (`rules §3.7`). */
type Presence = Readonly<Record<number, readonly number[]>>;

/** Who is online, from lists, the poll every 30 s and the socket; the latest wins (`USER-2`). */
export const presenceStore = createStore<{ online: Presence }>()(() => ({ online: {} }));

const sources = new Set<() => readonly number[]>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Polls the presence of these people about every 30 s; returns how to stop. */
export function watchPresence(ids: () => readonly number[]): () => void {
  sources.add(ids);
  return () => sources.delete(ids);
}

/** Sets the terminals on which somebody is online; an empty list is offline. */
export function setPresence(userId: number, terminals: readonly number[]): void {
  setPresences(new Map([[userId, terminals]]));
}

/** Like `setPresence`, for many people at once. */
export function setPresences(known: ReadonlyMap<number, readonly number[]>): void {
  presenceStore.setState(({ online }) => {
    const next: Record<number, readonly number[]> = { ...online };
    for (const [id, terminals] of known) {
      if (terminals.length > 0) next[id] = terminals;
      else delete next[id];
    }
    return { online: next };
  });
}

/** Fetches the presence of everybody watched; anyone missing in the answer is offline. */
export async function refreshPresence(): Promise<void> {
  const ids = [...new Set([...sources].flatMap((source) => source()))];
  for (let at = 0; at < ids.length; at += ONLINE_MAX) {
    const part = ids.slice(at, at + ONLINE_MAX);
    const outcome = await attempt(usersApi.online(part));
    if (!outcome.ok) return;
    const terminalsById = new Map(outcome.value.map(({ userId, terminals }) => [userId, terminals]));
    setPresences(new Map(part.map((id) => [id, terminalsById.get(id) ?? []])));
  }
}

function startPolling(): void {
  clearInterval(timer);
  timer = setInterval(() => {
    if (!document.hidden) void refreshPresence();
  }, ONLINE_REFRESH_MS);
}

signedIn.on(startPolling);
signingOut.on(() => clearInterval(timer));
signedOut.on(() => presenceStore.setState({ online: {} }));

/** "手机在线", "网页、手机在线", "3 小时前在线", or "" if it is unknown (`USER-2`). */
export function presenceText(terminals: readonly number[] | undefined, lastSeenAt?: number | null): string {
  if (terminals !== undefined && terminals.length > 0) {
    const app = terminals.includes(Terminal.APP);
    const web = terminals.some((terminal) => terminal !== Terminal.APP);
    if (app && web) return t("users.onlineBoth");
    return app ? t("users.onlineApp") : t("users.onlineWeb");
  }
  return lastSeenAt === undefined || lastSeenAt === null
    ? ""
    : t("users.lastOnline", { time: ageText(lastSeenAt) });
}
