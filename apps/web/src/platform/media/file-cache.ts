import { serverNow } from "../server-clock.ts";
import { event } from "../signal.ts";
import { withStorageTimeout } from "../storage/with-storage-timeout.ts";
import { AUDIO_CAP, type CachedFile, copyUntil, IMAGE_CAP, staleFiles } from "./cache-rules.ts";
import { download, type Patience } from "./download.ts";

const NAMES = { image: "media-image", audio: "media-audio" } as const;
const CAPS = { image: IMAGE_CAP, audio: AUDIO_CAP } as const;
/** Our headers on a stored answer. */
const SIZE = "x-size";
const USED = "x-used";
const UNTIL = "x-until";
/** How often stale audio is swept (`rules §7.6`), ms. */
const AUDIO_SWEEP_MS = 60_000;
/** Longest check whether a file still exists, ms. */
const CHECK_TIMEOUT_MS = 10_000;

type Kind = keyof typeof NAMES;
const KINDS: readonly Kind[] = ["image", "audio"];

/** The cache of a kind; undefined if the browser has none, refuses it or does not answer: a picture must not wait. */
async function openCache(kind: Kind): Promise<Cache | undefined> {
  try {
    return await withStorageTimeout(caches.open(NAMES[kind]));
  } catch {
    return undefined;
  }
}

/** A picture could not be loaded after all tries; the default one is shown instead. */
export const mediaFailed = event<{ url: string; error: unknown }>();
/** The picture shown in place of an unavailable one. */
export const DEFAULT_PICTURE = `${import.meta.env.BASE_URL}icons/tesseract.svg`;

async function store(cache: Cache, url: string, body: Blob, until: number): Promise<void> {
  const own = { [SIZE]: String(body.size), [USED]: String(serverNow()), [UNTIL]: String(until) };
  await cache.put(url, new Response(body, { headers: { "content-type": body.type, ...own } }));
}

/** A number from our headers; a copy of an earlier version has no expiry, so it counts as expired. */
const numberOf = (headers: Headers | undefined, name: string): number => Number(headers?.get(name) ?? 0);

async function listOf(cache: Cache): Promise<CachedFile[]> {
  const requests = await cache.keys();
  const files = await Promise.all(
    requests.map(async ({ url }) => {
      const headers = (await cache.match(url))?.headers;
      const [size, used] = [numberOf(headers, SIZE), numberOf(headers, USED)];
      return { url, size, used, until: numberOf(headers, UNTIL) };
    }),
  );
  return files;
}

/**
 * Whether a copy may be shown: it is fresh, or the server says that the file still exists. Offline it is
 * shown: removed files are deleted on their own signal (`forgetFile`).
 */
async function isCurrent(known: Response, url: string, cache: Cache | undefined): Promise<boolean> {
  if (numberOf(known.headers, UNTIL) > serverNow()) return true;
  if (numberOf(known.headers, UNTIL) === 0) return false;
  const response = await fetch(url, {
    method: "HEAD",
    cache: "no-cache",
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).catch(() => undefined);
  if (response === undefined || response.status >= 500 || response.status === 429) return true;
  if (response.status !== 200) {
    await cache?.delete(url);
    return false;
  }
  if (cache !== undefined)
    await store(cache, url, await known.clone().blob(), copyUntil(response.headers, serverNow())).catch(
      () => undefined,
    );
  return true;
}

const PATIENCE = { image: "picture", audio: "file" } as const;

/** A file from the cache, or fetched and cached; files to save are fetched with more patience. Rejects on failure. */
export async function cachedFile(
  kind: Kind,
  url: string,
  patience: Patience = PATIENCE[kind],
): Promise<Blob> {
  const cache = await openCache(kind);
  const known = await cache?.match(url).catch(() => undefined);
  if (known !== undefined && (await isCurrent(known, url, cache))) return known.blob();
  const { body, headers } = await download(url, patience);
  const until = copyUntil(headers, serverNow());
  // A full disk must not cost the picture that is already loaded.
  if (cache !== undefined) await store(cache, url, body, until).catch(() => undefined);
  return body;
}

/** An object URL of the cached file, or the default picture (`rules §8.2`). */
export async function cachedPicture(url: string): Promise<string> {
  try {
    return URL.createObjectURL(await cachedFile("image", url));
  } catch (error) {
    mediaFailed.emit({ url, error });
    return DEFAULT_PICTURE;
  }
}

/**
 * Deletes the copies of files whose message was removed, and revalidates the browser's own copy, which ends it
 * unless something else still shows the file.
 */
export async function forgetFile(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      for (const kind of KINDS) await (await openCache(kind))?.delete(url).catch(() => false);
      const response = await fetch(url, { cache: "no-cache" });
      await response.body?.cancel();
    }),
  );
}

/** Deletes what the rules call stale; returns the number of files. */
export async function sweep(kind: Kind): Promise<number> {
  const cache = await openCache(kind);
  if (cache === undefined) return 0;
  const stale = staleFiles(await listOf(cache), CAPS[kind], serverNow());
  await Promise.all(stale.map(({ url }) => cache.delete(url)));
  return stale.length;
}

/** At launch: sweeps images once, and audio every 60 s. */
export function startSweeping(): void {
  const quietly = (kind: Kind): void => void sweep(kind).catch(() => 0);
  quietly("image");
  quietly("audio");
  setInterval(() => {
    if (!document.hidden) quietly("audio");
  }, AUDIO_SWEEP_MS);
}

/**
 * Deletes all cached files on logout: an account's pictures and voices are as private as its messages, and the
 * next login must find none (`rules §4.13`).
 */
export async function forgetFiles(): Promise<void> {
  await Promise.all(
    KINDS.map(async (kind) => {
      try {
        await caches.delete(NAMES[kind]);
      } catch {
        // Where Cache Storage is missing or forbidden there is nothing to delete.
      }
    }),
  );
}
