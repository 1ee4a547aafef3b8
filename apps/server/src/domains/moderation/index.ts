export { judgeText } from "./judge-text.ts";
