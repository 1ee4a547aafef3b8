import type { AiLabel, CreationKind, PostCreation } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";

/** A creation as a post shows it. */
export interface Creation {
  title: string;
  subtitle: string;
  /** A picture in our store; empty for none. */
  cover: string;
  /** A smaller version; the cover itself when there is none. */
  thumb?: string | undefined;
  aiLabel: AiLabel;
  /** It opens in a sheet and can be played there. */
  playable: boolean;
}

/**
 * The creation if the caller may show it to everybody: it is public, or their own and fit for everybody; undefined
 * otherwise.
 */
type CreationSource = (ctx: Context, id: number) => Promise<Creation | undefined>;

/** The link of a creation shared by link, and who made it. */
export interface CreationLink {
  id: number;
  ownerId: number;
  link: string | null;
}
/** The links of those of these creations that are shared by link. */
type LinkSource = (db: Services["db"], ids: readonly number[]) => Promise<CreationLink[]>;

declare module "../../platform/services.ts" {
  interface Ports {
    /** How a post shows a creation, by its kind. */
    creations: Readonly<Record<CreationKind, CreationSource>>;
    /** The links of creations that can be shared by link, by their kind. */
    creationLinks: Readonly<Record<"character" | "story", LinkSource>>;
  }
}

interface PostWithCreation {
  author_id: number;
  creation: PostCreation | null;
}

/**
 * What opens the creation of each of these posts, where it is shared by link and the post is its author's own: by
 * posting it they show it to whoever sees the post. In the order asked, one query per kind.
 */
export async function linksOf(
  services: Services,
  posts: readonly PostWithCreation[],
): Promise<(string | undefined)[]> {
  const found = new Map<string, CreationLink>();
  for (const [kind, source] of Object.entries(services.ports.creationLinks)) {
    const ids = posts.flatMap(({ creation }) => (creation?.kind === kind ? [creation.id] : []));
    if (ids.length === 0) continue;
    for (const one of await source(services.db, [...new Set(ids)])) found.set(`${kind}:${one.id}`, one);
  }
  return posts.map(({ author_id, creation }) => {
    const one = creation ? found.get(`${creation.kind}:${creation.id}`) : undefined;
    return one?.ownerId === author_id ? (one.link ?? undefined) : undefined;
  });
}

/** A creation for a post, or undefined when the caller may not show it to everybody. */
export async function creationOf(
  ctx: Context,
  target: { kind: CreationKind; id: number },
): Promise<Creation | undefined> {
  return ctx.services.ports.creations[target.kind](ctx, target.id);
}
