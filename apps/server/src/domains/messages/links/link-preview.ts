import { createHash } from "node:crypto";
import type { api, InputOf, LinkPreview } from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { fail, SERVER_STOPPING } from "../../../platform/failure.ts";
import { FairQueue } from "../../../platform/fair-queue.ts";
import { perServices } from "../../../platform/per-services.ts";
import { type SafeFetch, safeFetch } from "../../../platform/safe-fetch.ts";
import type { Services } from "../../../platform/services.ts";
import { saveThumbnail } from "../../files/index.ts";
import { deletePreviews, findPreview, type PreviewRow, savePreview } from "./link-preview.repository.ts";
import { decodePage, readPageMetadata } from "./page-metadata.ts";

const DAY = 24 * 3_600_000;
const FRESH_MS = 7 * DAY;
const EMPTY_FRESH_MS = 3_600_000;
/** The thumbnail outlives its record, so a preview just returned never lacks its picture. */
const IMAGE_MS = 14 * DAY;
const FETCHES = { rate: 0.5, burst: 20 };
/** A page and its picture, redirects included. */
const FETCH_TIMEOUT_MS = 7_000;

// A host that never responds costs little more than a connection: allow many at once, few per account.
const bounds = { width: 48, share: 4, waitingEach: 20, waitingMost: 400 };
const fetchQueueOf = perServices(({ closing }) => new FairQueue(bounds, closing));

type Input = InputOf<typeof api.chats.linkPreview>;
type PreviewVerb = (call: Call<Input>) => Promise<LinkPreview | null>;

/**
 * Makes the handler from a fetch function. It returns a page's title, description and thumbnail (`MSG-14`), fetched
 * once for everybody and cached for a week; null when there is nothing to show, which is also all a caller learns of an
 * address that may not be fetched. The page's picture is never linked to, but rendered anew into our own store.
 * @throws Failure `invalid` for what is no web address, `tooMany` above 20 new pages at once.
 */
export function createLinkPreview(fetch: SafeFetch): PreviewVerb {
  const underWay = new Map<string, Promise<PreviewRow>>();
  return async ({ ctx, input }) => {
    const url = addressOf(input.url);
    const key = createHash("sha256").update(url.href).digest("hex");
    const known = await findPreview(ctx.services.db, key);
    if (known && isFresh(known, ctx.services.clock.now())) return present(url, known);
    await enforceLimit(ctx.services, `link:${ctx.actor.id}`, FETCHES);
    const startFetch = () => {
      const running =
        underWay.get(key) ?? fetchPreview(ctx, fetch, key, url).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    };
    // Only a started fetch is shared: nobody waits in the queue of somebody who requested a lot before.
    return present(url, await fetchQueueOf(ctx.services).run(ctx.actor.id, startFetch));
  };
}

/** The handler with the guarded fetch. */
export const linkPreview: PreviewVerb = createLinkPreview(safeFetch);

/** Deletes previews not fetched for a month. @returns how many. */
export const sweepPreviews = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> =>
  deletePreviews(db, clock.now() - 30 * DAY);

function addressOf(text: string): URL {
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) fail("invalid", { field: "url" });
  url.hash = "";
  return url;
}

const isFresh = (row: PreviewRow, now: number): boolean =>
  now - row.fetched_at < (row.title === null ? EMPTY_FRESH_MS : FRESH_MS);

async function fetchPreview(ctx: Context, fetch: SafeFetch, key: string, url: URL): Promise<PreviewRow> {
  const { services } = ctx;
  // Another request's fetch may have ended since the preview was found missing.
  const known = await findPreview(services.db, key);
  if (known && isFresh(known, services.clock.now())) return known;
  const signal = AbortSignal.any([services.closing, AbortSignal.timeout(FETCH_TIMEOUT_MS)]);
  const inTime: SafeFetch = (to, options) => fetch(to, { ...options, signal });
  const found = await readPage(ctx, inTime, url).catch(() => null);
  // A stopping server has learned nothing about the page.
  if (services.closing.aborted) return fail("unavailable", { cause: SERVER_STOPPING });
  const empty = { title: null, description: "", site: "", image_url: "" };
  const row: PreviewRow = { ...(found ?? empty), key, fetched_at: services.clock.now() };
  await savePreview(services.db, row);
  return row;
}

async function readPage({ services, actor }: Context, fetch: SafeFetch, url: URL) {
  const page = await fetch(url.href, { accept: "text/html,application/xhtml+xml" });
  if (page.status !== 200 || !/^(text\/html|application\/xhtml\+xml)\b/i.test(page.type)) return null;
  const { title, description, image } = readPageMetadata(decodePage(page.body, page.type));
  if (title === "") return null;
  return {
    title,
    description,
    // The host, not the page's own claim: anyone can call themselves a bank.
    site: new URL(page.url).hostname.replace(/^www\./, ""),
    image_url:
      image === ""
        ? ""
        : await thumbnail(services, fetch, image, { base: page.url, who: actor.id }).catch(() => ""),
  };
}

async function thumbnail(
  services: Services,
  fetch: SafeFetch,
  image: string,
  { base, who }: { base: string; who: number },
): Promise<string> {
  const source = URL.parse(image, base);
  if (!source) return "";
  const response = await fetch(source.href, { accept: "image/webp,image/jpeg,image/png,image/gif" });
  if (response.status !== 200 || response.truncated) return "";
  return saveThumbnail(services, response.body, { who, lifeMs: IMAGE_MS });
}

const present = (
  url: URL,
  { title, description, site, image_url: imageUrl }: PreviewRow,
): LinkPreview | null => (title === null ? null : { url: url.href, title, description, site, imageUrl });
