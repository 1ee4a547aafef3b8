export { capsulesStore, loadAccount } from "./capsules.store.ts";
export { CapsuleCard } from "./components/capsule-card.tsx";
