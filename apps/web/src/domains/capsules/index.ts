export { amountText, changeText } from "./amount-text.ts";
export { capsulesStore, loadAccount } from "./capsules.store.ts";
export { CapsuleCard } from "./components/capsule-card.tsx";
export { entryText } from "./entry-text.ts";
export { wasOpenedFromBalance } from "./over-balance.ts";
export { priceText } from "./price-text.ts";
export { openShop } from "./to-shop.ts";
