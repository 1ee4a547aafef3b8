export { CapsuleCard } from "./components/capsule-card.tsx";
