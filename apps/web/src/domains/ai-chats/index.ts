export { AiChatPreview } from "./components/home/ai-chat-preview.tsx";
