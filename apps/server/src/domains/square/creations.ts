import type { AiLabel, CreationKind, PostCreation } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { perServices } from "../../platform/per-services.ts";
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
export type CreationSource = (ctx: Context, id: number) => Promise<Creation | undefined>;

const sourcesOf = perServices<Map<CreationKind, CreationSource>>(() => new Map());

/** Connects the domain that makes creations of a kind; a kind without a source cannot be posted. */
export function provideCreations(services: Services, kind: CreationKind, source: CreationSource): void {
  sourcesOf(services).set(kind, source);
}

/** The link of a creation shared by link, and who made it. */
export interface CreationLink {
  id: number;
  ownerId: number;
  link: string | null;
}
/** The links of those of these creations that are shared by link. */
export type LinkSource = (ids: readonly number[]) => Promise<CreationLink[]>;

const linksFrom = perServices<Map<CreationKind, LinkSource>>(() => new Map());

/** Connects the domain that knows the links of a kind. */
export function provideLinks(services: Services, kind: CreationKind, source: LinkSource): void {
  linksFrom(services).set(kind, source);
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
  for (const [kind, source] of linksFrom(services)) {
    const ids = posts.flatMap(({ creation }) => (creation?.kind === kind ? [creation.id] : []));
    if (ids.length === 0) continue;
    for (const one of await source([...new Set(ids)])) found.set(`${kind}:${one.id}`, one);
  }
  return posts.map(({ author_id, creation }) => {
    const one = creation ? found.get(`${creation.kind}:${creation.id}`) : undefined;
    return one?.ownerId === author_id ? (one.link ?? undefined) : undefined;
  });
}

export async function creationOf(
  ctx: Context,
  target: { kind: CreationKind; id: number },
): Promise<Creation | undefined> {
  return sourcesOf(ctx.services).get(target.kind)?.(ctx, target.id);
}
