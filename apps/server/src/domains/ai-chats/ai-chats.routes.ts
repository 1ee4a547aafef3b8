import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { listAiChats, setActiveChat, setTemporary, showActiveChat } from "./ai-chats.ts";
import { listInGroup, setInGroup } from "./group-characters.ts";
import { inspire } from "./inspire.ts";
import { changeMemory, forget, forgetAll, listMemories, remember } from "./memories.ts";
import { openAiChat } from "./open-ai-chat.ts";
import { regenerateReply } from "./regenerate-reply.ts";
import { chooseVariant, showReply } from "./replies.ts";
import { showSentPrompt } from "./show-sent-prompt.ts";
import { stopChat, stopReply } from "./stop-reply.ts";
import { forkAiChat, showPaths, takePath } from "./take-path.ts";

/** The contract's `aiChats`, each bound to its verb. */
export const aiChatsRoutes = routes(api.aiChats, {
  active: showActiveChat,
  setActive: setActiveChat,
  list: listAiChats,
  open: openAiChat,
  temporary: setTemporary,
  inspire,
  reply: showReply,
  sentPrompt: showSentPrompt,
  regenerate: regenerateReply,
  chooseVariant,
  paths: showPaths,
  fork: forkAiChat,
  switchPath: takePath,
  stopReply,
  stopChat,
  memories: listMemories,
  remember,
  changeMemory,
  forget,
  forgetAll,
  inGroup: listInGroup,
  setInGroup,
});
