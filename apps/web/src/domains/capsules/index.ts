export { amountText } from "./amount-text.ts";
export { capsulesStore, loadAccount } from "./capsules.store.ts";
export { CapsuleCard } from "./components/capsule-card.tsx";
export { priceText } from "./price-text.ts";
