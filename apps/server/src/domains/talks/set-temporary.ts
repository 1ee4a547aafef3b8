import type { api, InputOf, Talk } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { streamHead } from "../messages/index.ts";
import { describeTalk } from "./describe-talk.ts";
import { metCharacter } from "./met-character.ts";
import { closeSpan, openSpan, readSpans } from "./spans.ts";
import { changeTalk, findTalk, touchTalks } from "./talks.repository.ts";

/** Talks without being remembered from now on, or again as always (`characters §8.3`). @throws Failure notFound. */
export async function setTemporary({
  ctx,
  input: { characterId, on },
}: Call<InputOf<typeof api.talks.temporary>>): Promise<Talk> {
  const { services, actor } = ctx;
  const row = await metCharacter(services, characterId, actor.id);
  const pair = { userId: actor.id, characterId };
  await touchTalks(services.db, [pair], { now: services.clock.now(), counts: false });
  await services.db.transaction().execute(async (trx) => {
    const talk = await findTalk(trx, pair);
    if (!talk || talk.temporary === on) return;
    const head = await streamHead(trx, "private");
    const spans = on ? openSpan(readSpans(talk.spans), head) : closeSpan(readSpans(talk.spans), head);
    await changeTalk(trx, pair, { temporary: on, spans: JSON.stringify(spans) });
  });
  return describeTalk(ctx, row);
}
