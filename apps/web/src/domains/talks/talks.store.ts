import type { Character, Talk } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { keepCopy, keptCopy } from "../../platform/kept.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { joined, neighbour } from "./talk-order.ts";
import { talksApi } from "./talks.api.ts";

export interface TalksState {
  /** With whom chat-homepage talks; null before it is known, and when there is nobody. */
  active: Talk | null;
  state: LoadState;
  /** In the order of swiping: those I talk with, then public ones, as far as they are here. */
  ring: readonly Character[];
  /** Where the rest of the ring begins; undefined before the first page, null when all are here. */
  rest: string | null | undefined;
  /** With which of its greetings a character is to begin, where I chose. */
  beginnings: Readonly<Record<number, number>>;
  /** Characters by their users, as far as they were asked for; null when a user is none I may see. */
  byUser: Readonly<Record<number, Character | null>>;
}
const initial: TalksState = {
  active: null,
  state: "idle",
  ring: [],
  rest: undefined,
  beginnings: {},
  byUser: {},
};
const KEPT = "talk";
/** So near to the last of the ring that is here, more are fetched. */
const NEAR = 5;

/** The characters I talk with (`CHAR-2`). */
export const talksStore = createStore<TalksState>()(() => initial);

/** Shallow: it is only drawn until the server's own is here. */
function isTalk(value: unknown): value is Talk {
  if (typeof value !== "object" || value === null || !("character" in value)) return false;
  const { character } = value;
  return (
    typeof character === "object" && character !== null && "userId" in character && "starters" in character
  );
}

function know(character: Character): void {
  talksStore.setState(({ byUser, ring }) => ({
    byUser: { ...byUser, [character.userId]: character },
    ring: ring.map((other) => (other.id === character.id ? character : other)),
  }));
}

function show(talk: Talk | null): void {
  talksStore.setState({ active: talk, state: "ready" });
  keepCopy(KEPT, talk);
  if (talk !== null) know(talk.character);
}

/** What was on screen last, so that the first picture waits for nobody. */
export function recallTalk(): void {
  if (talksStore.getState().active !== null) return;
  const kept = keptCopy(KEPT);
  if (isTalk(kept)) talksStore.setState({ active: kept });
}

/** With whom I talked last, or somebody to begin with; and who can be swiped to. */
export async function loadActive(): Promise<void> {
  if (talksStore.getState().state !== "ready") talksStore.setState({ state: "loading" });
  const before = talksStore.getState().active;
  const outcome = await attempt(talksApi.active());
  // Somebody else was swiped to meanwhile.
  if (talksStore.getState().active?.character.id !== before?.character.id) return;
  if (!outcome.ok) return talksStore.setState({ state: "failed" });
  show(outcome.value);
  void reachRing();
}

let reaching = false;

/** Fetches more of the ring when the active one is near its end. */
async function reachRing(): Promise<void> {
  const { active, ring, rest } = talksStore.getState();
  const at = ring.findIndex(({ id }) => id === active?.character.id);
  if (reaching || rest === null || (rest !== undefined && at < ring.length - NEAR)) return;
  reaching = true;
  const outcome = await attempt(talksApi.list(rest));
  reaching = false;
  if (!outcome.ok || talksStore.getState().rest !== rest) return;
  const { items, nextCursor } = outcome.value;
  talksStore.setState((state) => ({ ring: joined(state.ring, items), rest: nextCursor }));
}

/** Whom a swipe leads to. */
export function neighbourOf(id: number, by: 1 | -1): Character | null {
  return neighbour(talksStore.getState().ring, id, by);
}

/** Shows a character at once; it is first among those I talk with when the server has heard. */
export async function goTo(character: Character): Promise<Failure | null> {
  const { active } = talksStore.getState();
  if (active?.character.id === character.id) return null;
  const talk: Talk = {
    character,
    temporary: false,
    greeting: 0,
    by: active?.by ?? "builtin",
    cost: active?.cost ?? 0,
  };
  show(talk);
  void reachRing();
  const outcome = await attempt(talksApi.setActive(character.id));
  if (!outcome.ok) return outcome.failure;
  if (talksStore.getState().active?.character.id === character.id) show(outcome.value);
  return null;
}

/** Goes on to the next or back to the previous character. */
export function goOn(by: 1 | -1): void {
  const { active } = talksStore.getState();
  const next = active === null ? null : neighbourOf(active.character.id, by);
  if (next !== null) void goTo(next);
}

/** Which of its greetings a character is to begin with. */
export const chooseGreeting = (characterId: number, greeting: number): void =>
  talksStore.setState(({ beginnings }) => ({ beginnings: { ...beginnings, [characterId]: greeting } }));

/** Begins to talk: the first time it introduces itself and greets, by messages. */
export async function openTalk(characterId: number): Promise<Failure | null> {
  const greeting = talksStore.getState().beginnings[characterId];
  const outcome = await attempt(talksApi.open(characterId, greeting));
  if (!outcome.ok) return outcome.failure;
  if (talksStore.getState().active?.character.id === characterId) show(outcome.value);
  return null;
}

/** Talks without being remembered, or again as always; on screen when the server has it. */
export async function setTemporary(characterId: number, on: boolean): Promise<Outcome<Talk>> {
  const outcome = await attempt(talksApi.temporary(characterId, on));
  if (outcome.ok && talksStore.getState().active?.character.id === characterId) show(outcome.value);
  return outcome;
}

/** What comes before the first thing I say to somebody who may be a character. */
export async function beginTalk(userId: number): Promise<void> {
  const character = await findCharacter(userId);
  if (character !== null) await openTalk(character.id);
}

const asking = new Map<number, Promise<Character | null>>();

/** The character that is a user; asked for once, null when there is none I may see. */
export function findCharacter(userId: number, { fresh = false } = {}): Promise<Character | null> {
  const known = talksStore.getState().byUser[userId];
  if (known !== undefined && known !== null && !fresh) return Promise.resolve(known);
  const running = asking.get(userId) ?? ask(userId);
  asking.set(userId, running);
  return running;
}

async function ask(userId: number): Promise<Character | null> {
  const outcome = await attempt(talksApi.ofUser(userId));
  asking.delete(userId);
  if (outcome.ok) know(outcome.value);
  else if (outcome.failure.code !== 0)
    talksStore.setState(({ byUser }) => ({ byUser: { ...byUser, [userId]: null } }));
  return outcome.ok ? outcome.value : null;
}

/** A character by its own id; known from then on, so that the first word to it opens the talk. */
export async function meetCharacter(id: number): Promise<Outcome<Character>> {
  const outcome = await attempt(talksApi.character(id));
  if (outcome.ok) know(outcome.value);
  return outcome;
}

/** A character became my friend, or is no longer. */
export function markFriend(userId: number, friend: boolean): void {
  const { byUser, active } = talksStore.getState();
  const known = byUser[userId];
  if (known) know({ ...known, friend });
  if (active?.character.userId === userId) show({ ...active, character: { ...active.character, friend } });
}

left.on(() => talksStore.setState(initial, true));
