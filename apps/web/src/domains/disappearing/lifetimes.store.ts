import { type ChatId, type DownFrame, groupChatId, type Lifetime, privateChatId } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { me } from "../../platform/session.ts";
import { chatsEnded } from "../messages/index.ts";
import { disappearingApi } from "./disappearing.api.ts";

interface Lifetimes {
  /** Seconds messages of a chat stay, as far as it was asked for; 0 for ever. */
  chats: Readonly<Partial<Record<ChatId, Lifetime>>>;
}

/** How long messages of chats stay (`MSG-17`). */
export const lifetimesStore = createStore<Lifetimes>()(() => ({ chats: {} }));

const setKnownLifetime = (chatId: ChatId, seconds: Lifetime): void =>
  lifetimesStore.setState(({ chats }) => ({ chats: { ...chats, [chatId]: seconds } }));

/** Loads how long messages of a chat stay; later changes arrive as tips. */
export async function loadLifetime(chatId: ChatId): Promise<void> {
  const outcome = await attempt(disappearingApi.find(chatId));
  if (outcome.ok) setKnownLifetime(chatId, outcome.value.seconds);
}

/** Sets how long messages sent from now on stay. Resolves with why not, or null. */
export async function setLifetime(chatId: ChatId, seconds: Lifetime): Promise<Failure | null> {
  const outcome = await attempt(disappearingApi.set(chatId, seconds));
  if (!outcome.ok) return outcome.failure;
  setKnownLifetime(chatId, outcome.value.seconds);
  return null;
}

const TIP_LIFETIMES: Readonly<Record<string, Lifetime>> = {
  "disappear.off": 0,
  "disappear.day": 86_400,
  "disappear.week": 604_800,
};

/** Applies the lifetime that a tip in a chat announces. */
export function onLifetimeFrame({ cmd, data }: DownFrame): void {
  if ((cmd !== 3 && cmd !== 4) || !("extra" in data)) return;
  const seconds = TIP_LIFETIMES[data.extra?.tip?.key ?? ""];
  if (seconds === undefined) return;
  if ("groupId" in data) setKnownLifetime(groupChatId(data.groupId), seconds);
  else setKnownLifetime(privateChatId(data.sendId === me.get()?.uid ? data.recvId : data.sendId), seconds);
}

chatsEnded.on(() => lifetimesStore.setState({ chats: {} }));
