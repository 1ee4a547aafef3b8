import type { ImageTerms, Provenance } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { dayOf } from "../capsules/index.ts";
import { readSettings } from "../settings/index.ts";
import { countUse } from "./jobs.repository.ts";

/** The current terms for everybody; loaded before a transaction, because they come from the settings. */
export interface ImageRules {
  /** Who paints by default: the configured model, or the built-in painter where there is none. */
  by: Provenance;
  /** Capsules for a picture by the model. */
  price: number;
  /** Pictures one person may ask for in a day. */
  perDay: Record<Provenance, number>;
  /** Jobs one person may have at a time. */
  atOnce: number;
  /** The current day, counted from 1970-01-01 in the zone of the settings. */
  day: number;
}

export async function currentRules(services: Services): Promise<ImageRules> {
  const [{ limits, capsules }, can] = await Promise.all([
    readSettings(services),
    services.llm.capabilities(),
  ]);
  return {
    by: can.pictures ? "model" : "builtin",
    price: capsules.prices.image,
    perDay: { builtin: limits.imagesPerDay, model: limits.modelImagesPerDay },
    atOnce: limits.imageJobsAtOnce,
    day: dayOf(services.clock.now(), capsules.timeZone),
  };
}

/** The price of pictures, and how many the caller may still ask for today (`IMAGE-1`). */
export async function showTerms({ ctx: { services, actor } }: Call<unknown>): Promise<ImageTerms> {
  const { by, price, perDay, atOnce, day } = await currentRules(services);
  const used = await countUse(services.db, actor.id, day);
  const left = (of: Provenance) => ({ most: perDay[of], left: Math.max(0, perDay[of] - used[of]) });
  const today = { builtin: left("builtin"), model: left("model") };
  return { by, price, today, atOnce, underWay: used.underWay };
}
