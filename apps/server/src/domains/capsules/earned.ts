import { witnesses } from "../../platform/witnesses.ts";

/** Somebody was given what his work earned. */
export const earned = witnesses<{ userId: number; amount: number }>();
