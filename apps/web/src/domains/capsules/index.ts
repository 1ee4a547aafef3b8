export { amountText } from "./amount-text.ts";
export { capsulesStore, loadAccount } from "./capsules.store.ts";
export { CapsuleCard } from "./components/capsule-card.tsx";
export { isOverBalance } from "./over-balance.ts";
export { priceText } from "./price-text.ts";
