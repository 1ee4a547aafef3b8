import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { presentCertificate } from "./craft.presenter.ts";
import { readWallCursor } from "./cursors.ts";
import { findElements, hideElementAt } from "./elements.repository.ts";
import { countOwned } from "./inventory.repository.ts";
import { presentDiscoveries } from "./present-discoveries.ts";
import { chainHead, findByNumber, findDiscoveries } from "./recipes.repository.ts";

type Wall = typeof api.craft.wall;
type Certificate = typeof api.craft.certificate;

/** First discoveries, newest first: everybody's, or the caller's. @throws Failure invalid (cursor). */
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

/**
 * The certificate of a discovery and its discoverer; a hidden one only for its discoverer. @throws Failure notFound.
 */
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

/**
 * The caller's first discovery with this certificate number, as a post shows it; undefined for anyone else's and a
 * hidden one.
 */
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

type Needs = Pick<Services, "db" | "clock">;

/**
 * The evidence for a reported element (`FEED-3`): its names and its discoverer. Undefined for starting elements, which
 * nobody discovered, and for the caller's own.
 */
export async function elementEvidence({ services: { db }, actor }: Context, { id }: { id: number }) {
  const [element] = await findElements(db, [id]);
  const recipe = element?.number == null ? undefined : await findByNumber(db, element.number);
  if (!element || !recipe || recipe.first_user === actor.id) return undefined;
  const { name, name_en: nameEn, emoji, origin, number } = element;
  return { name, nameEn, emoji, origin, number, accusedId: recipe.first_user };
}

/**
 * Hides a discovery from the wall, and its certificate from everybody but its discoverer (`ADMIN-3`). The outcome of a
 * pair never changes, so whoever combines the same two still gets the name. Idempotent.
 */
export const hideElement = ({ db, clock }: Needs, id: number): Promise<void> =>
  hideElementAt(db, id, clock.now());

/** Shows it on the wall again. */
export const unhideElement = ({ db }: Needs, id: number): Promise<void> => hideElementAt(db, id, null);
