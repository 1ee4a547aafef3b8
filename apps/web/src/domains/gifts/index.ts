export { GiftBubble } from "./components/gift-bubble.tsx";
export { GiftOpening } from "./components/gift-opening.tsx";
