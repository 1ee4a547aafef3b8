export { amountText, changeText, priceText } from "./amount-text.ts";
export { openShop, wasOpenedFromBalance } from "./capsule-navigation.ts";
export { capsulesStore, loadAccount, loadOffer } from "./capsules.store.ts";
export { CapsuleCard } from "./components/capsule-card.tsx";
export { entryText } from "./entry-text.ts";
