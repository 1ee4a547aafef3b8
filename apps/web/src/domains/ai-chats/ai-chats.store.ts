import type { AiChat, Character } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { signedOut } from "../../platform/session.ts";
import { aiChatsApi } from "./ai-chats.api.ts";

export interface AiChatsState {
  /** The AI chat on chat-homepage; null before it is known, and when there is none. */
  active: AiChat | null;
  state: LoadState;
  /** Swipe order: those I chat with, then public ones, as far as they are loaded. */
  ring: readonly Character[];
  /** Cursor of the next page of the ring; undefined before the first page, null when all are loaded. */
  rest: string | null | undefined;
  /** A swipe made before the ring was known: it is gone by once it is. */
  earlySwipe: 1 | -1 | null;
  /** Greeting I chose to begin with, by character. */
  beginnings: Readonly<Record<number, number>>;
  /** Characters by user id, as far as they were requested; null when a user is none I may see. */
  byUser: Readonly<Record<number, Character | null>>;
}
const initial: AiChatsState = {
  active: null,
  state: "idle",
  ring: [],
  rest: undefined,
  earlySwipe: null,
  beginnings: {},
  byUser: {},
};
const COPY_KEY = "talk";
/** When the active one is this close to the loaded end of the ring, more are fetched. */
const NEAR = 5;

/** The characters I chat with (`CHAR-2`). */
export const aiChatsStore = createStore<AiChatsState>()(() => initial);

/** Shallow: it is only shown until the server's copy arrives. */
function isAiChat(value: unknown): value is AiChat {
  if (typeof value !== "object" || value === null || !("character" in value)) return false;
  const { character } = value;
  return (
    typeof character === "object" && character !== null && "userId" in character && "starters" in character
  );
}

function cacheCharacter(character: Character): void {
  aiChatsStore.setState(({ byUser, ring }) => ({
    byUser: { ...byUser, [character.userId]: character },
    ring: ring.map((other) => (other.id === character.id ? character : other)),
  }));
}

function setActive(aiChat: AiChat | null): void {
  aiChatsStore.setState({ active: aiChat, state: "ready" });
  saveCopy(COPY_KEY, aiChat);
  if (aiChat !== null) cacheCharacter(aiChat.character);
}

/** Restores the last AI chat, so that the first screen need not wait for the server. */
export function restoreActive(): void {
  if (aiChatsStore.getState().active !== null) return;
  const stored = loadCopy(COPY_KEY);
  if (isAiChat(stored)) aiChatsStore.setState({ active: stored });
}

/** Loads the last AI chat, or somebody to begin with, and the ring to swipe through. */
export async function loadActive(): Promise<void> {
  if (aiChatsStore.getState().state !== "ready") aiChatsStore.setState({ state: "loading" });
  const before = aiChatsStore.getState().active;
  const outcome = await attempt(aiChatsApi.active());
  // Somebody else was swiped to meanwhile.
  if (aiChatsStore.getState().active?.character.id !== before?.character.id) return;
  if (!outcome.ok) return aiChatsStore.setState({ state: "failed", earlySwipe: null });
  setActive(outcome.value);
  void extendRing();
}

let isExtending = false;

/** Fetches more of the ring when the active one is near its loaded end. */
async function extendRing(): Promise<void> {
  const { active, ring, rest } = aiChatsStore.getState();
  const at = ring.findIndex(({ id }) => id === active?.character.id);
  if (isExtending || rest === null || (rest !== undefined && at < ring.length - NEAR)) return;
  isExtending = true;
  const outcome = await attempt(aiChatsApi.list(rest));
  isExtending = false;
  const { earlySwipe } = aiChatsStore.getState();
  aiChatsStore.setState({ earlySwipe: null });
  if (!outcome.ok || aiChatsStore.getState().rest !== rest) return;
  const { items, nextCursor } = outcome.value;
  aiChatsStore.setState((state) => ({ ring: mergedRing(state.ring, items), rest: nextCursor }));
  if (earlySwipe !== null) switchBy(earlySwipe);
}

/** The character a swipe leads to. */
export function neighbourOf(id: number, by: 1 | -1): Character | null {
  return neighbour(aiChatsStore.getState().ring, id, by);
}

/** Shows a character at once; it comes first in the ring once the server has confirmed. */
export async function switchTo(character: Character): Promise<Failure | null> {
  const { active } = aiChatsStore.getState();
  if (active?.character.id === character.id) return null;
  const aiChat: AiChat = {
    character,
    temporary: false,
    greeting: 0,
    by: active?.by ?? "builtin",
    cost: active?.cost ?? 0,
  };
  setActive(aiChat);
  void extendRing();
  const outcome = await attempt(aiChatsApi.setActive(character.id));
  if (!outcome.ok) return outcome.failure;
  if (aiChatsStore.getState().active?.character.id === character.id) setActive(outcome.value);
  return null;
}

/** Switches to the next or previous character; as soon as the ring is known when it is not yet. */
export function switchBy(by: 1 | -1): void {
  const { active, rest } = aiChatsStore.getState();
  const next = active === null ? null : neighbourOf(active.character.id, by);
  if (next !== null) void switchTo(next);
  else if (rest === undefined) aiChatsStore.setState({ earlySwipe: by });
}

/** Chooses the greeting a character begins with. */
export const chooseGreeting = (characterId: number, greeting: number): void =>
  aiChatsStore.setState(({ beginnings }) => ({ beginnings: { ...beginnings, [characterId]: greeting } }));

/** Opens an AI chat; the first time the character introduces itself and greets, by messages. */
export async function openAiChat(characterId: number): Promise<Failure | null> {
  const greeting = aiChatsStore.getState().beginnings[characterId];
  const outcome = await attempt(aiChatsApi.open(characterId, greeting));
  if (!outcome.ok) return outcome.failure;
  if (aiChatsStore.getState().active?.character.id === characterId) setActive(outcome.value);
  return null;
}

/** Turns the temporary mode, in which nothing is remembered, on or off; shown once the server has confirmed. */
export async function setTemporary(characterId: number, on: boolean): Promise<Outcome<AiChat>> {
  const outcome = await attempt(aiChatsApi.temporary(characterId, on));
  if (outcome.ok && aiChatsStore.getState().active?.character.id === characterId) setActive(outcome.value);
  return outcome;
}

/** Opens the AI chat before my first message to somebody who may be a character. */
export async function openAiChatWith(userId: number): Promise<void> {
  const character = await findCharacter(userId);
  if (character !== null) await openAiChat(character.id);
}

const runningLookups = new Map<number, Promise<Character | null>>();

/** The character of a user, requested once; null when there is none I may see. */
export function findCharacter(userId: number, { fresh = false } = {}): Promise<Character | null> {
  const known = aiChatsStore.getState().byUser[userId];
  if (known !== undefined && known !== null && !fresh) return Promise.resolve(known);
  const running = runningLookups.get(userId) ?? fetchCharacter(userId);
  runningLookups.set(userId, running);
  return running;
}

async function fetchCharacter(userId: number): Promise<Character | null> {
  const outcome = await attempt(aiChatsApi.ofUser(userId));
  runningLookups.delete(userId);
  if (outcome.ok) cacheCharacter(outcome.value);
  else if (outcome.failure.code !== 0)
    aiChatsStore.setState(({ byUser }) => ({ byUser: { ...byUser, [userId]: null } }));
  return outcome.ok ? outcome.value : null;
}

/** A character by its own id. It is cached, so that my first message to it opens the AI chat. */
export async function loadCharacter(id: number): Promise<Outcome<Character>> {
  const outcome = await attempt(aiChatsApi.character(id));
  if (outcome.ok) cacheCharacter(outcome.value);
  return outcome;
}

/** Records that a character became my friend, or no longer is. */
export function setFriend(userId: number, friend: boolean): void {
  const { byUser, active } = aiChatsStore.getState();
  const known = byUser[userId];
  if (known) cacheCharacter({ ...known, friend });
  if (active?.character.userId === userId)
    setActive({ ...active, character: { ...active.character, friend } });
}

signedOut.on(() => aiChatsStore.setState(initial, true));

/** The one before or after in a ring; null when there is no other. Pure. */
export function neighbour<T extends { id: number }>(ring: readonly T[], id: number, by: 1 | -1): T | null {
  const others = ring.filter((one) => one.id !== id).length;
  if (others === 0) return null;
  const at = ring.findIndex((one) => one.id === id);
  if (at < 0) return ring.at(by > 0 ? 0 : -1) ?? null;
  return ring[(at + by + ring.length) % ring.length] ?? null;
}

/** Appends new items without duplicates; existing ones keep their place. Pure. */
export function mergedRing<T extends { id: number }>(held: readonly T[], added: readonly T[]): readonly T[] {
  const renewed = new Map(added.map((one) => [one.id, one]));
  const known = new Set(held.map(({ id }) => id));
  return [...held.map((one) => renewed.get(one.id) ?? one), ...added.filter(({ id }) => !known.has(id))];
}
