import type { AiLabel, CreationKind } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

/** A creation as a post shows it. */
export interface Creation {
  title: string;
  subtitle: string;
  /** A picture of our store; empty for none. */
  cover: string;
  /** A smaller one; the cover itself when there is none. */
  thumb?: string | undefined;
  aiLabel: AiLabel;
  /** It opens in a sheet and can be played there. */
  playable: boolean;
}

/**
 * The creation if the caller may show it to everybody: it is public, or his and as fit for all; undefined when there
 * is none.
 */
export type CreationSource = (ctx: Context, id: number) => Promise<Creation | undefined>;

const sourcesOf = perServices<Map<CreationKind, CreationSource>>(() => new Map());

/** Connects the domain that makes creations of a kind; of a kind nobody makes nothing can be posted. */
export function provideCreations(services: Services, kind: CreationKind, source: CreationSource): void {
  sourcesOf(services).set(kind, source);
}

export async function creationOf(
  ctx: Context,
  wish: { kind: CreationKind; id: number },
): Promise<Creation | undefined> {
  return sourcesOf(ctx.services).get(wish.kind)?.(ctx, wish.id);
}
