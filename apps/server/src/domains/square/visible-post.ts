import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { type CardRow, findCards } from "./cards.repository.ts";
import { maySee } from "./square.policy.ts";

export const NO_POST = { zh: "帖子不存在或已被删除", en: "There is no such post, or it was taken away" };

/** A post the caller sees. @throws Failure notFound. */
export async function findVisiblePost({ services, actor }: Context, id: number): Promise<CardRow> {
  const [row] = await findCards(services.db, actor.id, [id]);
  ensure(row && maySee(row, actor.id, services.clock.now()), "notFound", NO_POST);
  return row;
}
