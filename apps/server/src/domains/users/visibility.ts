import type { Services } from "../../platform/services.ts";
import { maySeeOnline, type Relation, type ViewerRelation, viewerRelationOf } from "./users.policy.ts";
import type { Viewer } from "./users.presenter.ts";
import { findUsers } from "./users.repository.ts";
import type { UserRow } from "./users.table.ts";

declare module "../../platform/services.ts" {
  interface Ports {
    /** The relation of each `from` to its `to`, in the order asked; `blocked` when `to` blocks `from`. */
    relationsOf(
      db: Services["db"],
      pairs: readonly { from: number; to: number }[],
    ): Promise<readonly Relation[]>;
    /** Whether two people ever had contact, as far as one later domain knows; asked one after the other. */
    acquaintance: readonly ((db: Services["db"], oneId: number, otherId: number) => Promise<boolean>)[];
  }
}

/** What the viewer is to each of these people, by id, in one query. */
export async function viewerRelationsOf(
  services: Services,
  viewerId: number,
  userIds: readonly number[],
): Promise<Map<number, ViewerRelation>> {
  const others = [...new Set(userIds)].filter((id) => id !== viewerId);
  const pairs = others.map((to) => ({ from: viewerId, to }));
  const relations = pairs.length === 0 ? [] : await services.ports.relationsOf(services.db, pairs);
  const viewerRelations = new Map(
    others.map((id, index) => [id, viewerRelationOf(viewerId, id, relations[index])]),
  );
  return viewerRelations.set(viewerId, "self");
}

/**
 * How the viewer sees each of these people (USER-2, USER-3), for `presentUser`; `online` adds whether they see them
 * online. One query for relations and one for presence, however many people.
 */
export async function viewersOf(
  services: Services,
  viewerId: number,
  people: readonly UserRow[],
  { online }: { online: boolean },
): Promise<(row: UserRow) => Viewer> {
  const ids = people.map(({ id }) => id);
  const viewerRelations = await viewerRelationsOf(services, viewerId, ids);
  const there = online ? await services.presence.terminalsOf(ids) : undefined;
  return ({ id, see_online }) => {
    const relation = viewerRelations.get(id) ?? "stranger";
    return { relation, online: there ? there.has(id) && maySeeOnline(see_online, relation) : null };
  };
}

/**
 * The terminals of those of these people who are online and let the viewer see it (USER-2, USER-3). People always see
 * themselves. Two database queries, however many people.
 */
export async function presenceFor(
  services: Services,
  viewerId: number,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  const online = await services.presence.terminalsOf(userIds);
  const others = [...online.keys()].filter((id) => id !== viewerId);
  if (others.length === 0) return online;
  const people = await findUsers(services.db, others);
  const viewerRelations = await viewerRelationsOf(services, viewerId, others);
  for (const id of others) {
    const setting = people.get(id)?.see_online ?? "nobody";
    if (!maySeeOnline(setting, viewerRelations.get(id) ?? "stranger")) online.delete(id);
  }
  return online;
}

/** Whether two people are or were friends, in a group together, or in a chat: then each sees the other's name. */
export async function areAcquainted(services: Services, oneId: number, otherId: number): Promise<boolean> {
  for (const knows of services.ports.acquaintance) if (await knows(services.db, oneId, otherId)) return true;
  return false;
}
