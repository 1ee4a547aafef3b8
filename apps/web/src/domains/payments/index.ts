export { orderGoodsText, orderStateText } from "./order-text.ts";
