export { TalkTaste } from "./components/home/talk-taste.tsx";
