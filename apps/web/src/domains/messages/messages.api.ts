import { api, type ChatId, parseChatId, type SyncedDraft } from "@4d/contract";
import { callWith, quietCall } from "../../platform/http/client.ts";

export interface SearchQuery {
  keyword: string;
  chatId?: ChatId;
  type?: number;
  after?: number;
  before?: number;
  cursor?: string;
}

const callKeepalive = callWith({ quiet: true, keepalive: true });

function targetOf(chatId: ChatId): { friendId: number } | { groupId: number } {
  const target = parseChatId(chatId);
  const targetId = target?.targetId ?? 0;
  return target?.kind === "group" ? { groupId: targetId } : { friendId: targetId };
}

/** The server calls of the message stores; failures are only rejected. */
export const messagesApi = {
  /** The engine's own calls. */
  call: quietCall,
  /** Includes ended drafts, so that this terminal removes what it still shows. */
  drafts: () => quietCall(api.chats.drafts, { query: { ended: true } }),
  setDrafts: (drafts: Record<string, SyncedDraft>) => quietCall(api.chats.setDrafts, { body: drafts }),
  /** The same from a page that may be about to close. */
  setDraftsKeepalive: (drafts: Record<string, SyncedDraft>) =>
    callKeepalive(api.chats.setDrafts, { body: drafts }),
  typing: (friendId: number) => quietCall(api.privateMessages.typing, { query: { friendId } }),
  readUsers: (groupId: number, messageId: number) =>
    quietCall(api.groupMessages.readUsers, { query: { groupId, messageId } }),
  pinned: (chatId: ChatId) => {
    const query = targetOf(chatId);
    return "groupId" in query
      ? quietCall(api.groupMessages.pinned, { query })
      : quietCall(api.privateMessages.pinned, { query });
  },
  search: (query: SearchQuery) => quietCall(api.chats.search, { query }),
  linkPreview: (url: string) => quietCall(api.chats.linkPreview, { query: { url } }),
};
