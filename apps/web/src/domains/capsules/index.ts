export { amountText, changeText } from "./amount-text.ts";
export { capsulesStore, loadAccount } from "./capsules.store.ts";
export { CapsuleCard } from "./components/capsule-card.tsx";
export { entryWords } from "./entry-words.ts";
export { isOverBalance } from "./over-balance.ts";
export { priceText } from "./price-text.ts";
export { toShop } from "./to-shop.ts";
