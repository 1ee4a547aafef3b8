export { goodsText, stateText } from "./order-text.ts";
