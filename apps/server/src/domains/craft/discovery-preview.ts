import type { Context } from "../../platform/context.ts";
import { findElements } from "./elements.repository.ts";
import { findByNumber } from "./recipes.repository.ts";

/** A first discovery of the caller's, by its certificate's number, as a post shows it; undefined for another's, and a hidden one. */
export async function discoveryPreview({ services, actor }: Context, number: number) {
  const row = await findByNumber(services.db, number);
  if (!row?.discovers || row.result === null || row.first_user !== actor.id) return undefined;
  const [element] = await findElements(services.db, [row.result]);
  if (!element || element.hidden_at !== null) return undefined;
  return {
    title: `${element.emoji} ${element.name}`,
    subtitle: `No. ${number}`,
    cover: "",
    aiLabel: element.origin === "model" ? ("model" as const) : ("none" as const),
    playable: true,
  };
}
