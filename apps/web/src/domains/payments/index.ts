export { goodsText, stateText } from "./order-words.ts";
