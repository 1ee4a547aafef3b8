import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentCertificate } from "./craft.presenter.ts";
import { readWallCursor } from "./cursors.ts";
import { findElements } from "./elements.repository.ts";
import { countOwned } from "./inventory.repository.ts";
import { presentDiscoveries } from "./present-discoveries.ts";
import { chainHead, findByNumber, findDiscoveries } from "./recipes.repository.ts";

type Wall = typeof api.craft.wall;
type Certificate = typeof api.craft.certificate;

/** First discoveries, the newest first: everybody's, or the caller's. @throws Failure invalid (cursor). */
export async function listDiscoveries({
  ctx: { services, actor },
  input: { mine, cursor, limit },
}: Call<InputOf<Wall>>): Promise<OutputOf<Wall>> {
  const userId = mine === "true" ? actor.id : undefined;
  const before = readWallCursor(cursor);
  const [rows, total] = await Promise.all([
    findDiscoveries(services.db, { before, userId, limit: limit + 1 }),
    userId === undefined
      ? chainHead(services.db).then(({ discoveries }) => discoveries)
      : countOwned(services.db, userId).then(({ firsts }) => firsts),
  ]);
  const shown = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? String(shown.at(-1)?.number ?? 0) : null;
  return { items: await presentDiscoveries(services, shown), nextCursor, total };
}

/** The certificate of a discovery, and whose it is; a hidden one's to its discoverer. @throws Failure notFound. */
export async function showCertificate({
  ctx: { services, actor },
  input,
}: Call<InputOf<Certificate>>): Promise<OutputOf<Certificate>> {
  const row = await findByNumber(services.db, input.number);
  ensure(row, "notFound");
  const [element] = await findElements(services.db, row.result === null ? [] : [row.result]);
  ensure(!row.discovers || element?.hidden_at == null || row.first_user === actor.id, "notFound");
  const certificate = presentCertificate(row);
  const [discovery] = await presentDiscoveries(services, [row]);
  ensure(certificate && discovery, "notFound");
  return { certificate, discovery };
}
