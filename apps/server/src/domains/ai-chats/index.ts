export { aiChatsRoutes } from "./ai-chats.routes.ts";
export { forgetCharacterMemories } from "./memories.ts";
export { aiChatsData } from "./personal-data.ts";
export { deleteReplyVariants } from "./replies.repository.ts";
export { serveVoices } from "./serve-voices.ts";
export { type ReplyWorker, startReplyWorker } from "./start-reply-worker.ts";
