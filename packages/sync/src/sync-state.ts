import type { ChatId, StreamKind } from "@4d/contract";
import { type ChatData, emptyChat } from "./chat.ts";
import { ChatBuilder, type Touched } from "./chat-builder.ts";
import { type Cursor, cursorAt } from "./cursor.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Everything a terminal knows of its messages. Plain and immutable; the functions here make the next state.
 */
export interface SyncState {
  me: number;
  chats: ReadonlyMap<ChatId, ChatData>;
  streams: Readonly<Record<StreamKind, Cursor>>;
  outbox: Outbox;
}

/** A new state and what must be stored because of it. */
export interface Change {
  state: SyncState;
  touched: ReadonlyMap<ChatId, Touched>;
}

/** A terminal that knows nothing yet. */
export function emptyState(me: number): SyncState {
  return { me, chats: new Map(), streams: { private: cursorAt(0), group: cursorAt(0) }, outbox: [] };
}

/** Runs a change over some chats; unchanged chats keep their identity. */
export function changeChats(
  state: SyncState,
  work: (builder: (chatId: ChatId) => ChatBuilder) => void,
): Change {
  const builders = new Map<ChatId, ChatBuilder>();
  work((chatId) => {
    const known = builders.get(chatId);
    if (known !== undefined) return known;
    const builder = new ChatBuilder(state.me, state.chats.get(chatId) ?? emptyChat(chatId));
    builders.set(chatId, builder);
    return builder;
  });
  const chats = new Map(state.chats);
  const touched = new Map<ChatId, Touched>();
  for (const [chatId, builder] of builders) {
    const { chat } = builder;
    if (chat === state.chats.get(chatId)) continue;
    chats.set(chatId, chat);
    touched.set(chatId, builder.touched);
  }
  return touched.size === 0 ? { state, touched } : { state: { ...state, chats }, touched };
}

/** A state change that touches no chat. */
export const untouched = (state: SyncState): Change => ({ state, touched: new Map() });

/** Applies one change after another. */
export function andThen(first: Change, next: (state: SyncState) => Change): Change {
  const second = next(first.state);
  const touched = new Map(first.touched);
  for (const [chatId, { messages, waiting }] of second.touched) {
    const held = touched.get(chatId);
    touched.set(chatId, {
      messages: new Set([...(held?.messages ?? []), ...messages]),
      waiting: new Set([...(held?.waiting ?? []), ...waiting]),
    });
  }
  return { state: second.state, touched };
}
