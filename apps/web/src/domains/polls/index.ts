export { PollBubble } from "./components/poll-bubble.tsx";
