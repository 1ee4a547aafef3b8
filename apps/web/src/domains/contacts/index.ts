export { ContactBubble } from "./components/contact-bubble.tsx";
