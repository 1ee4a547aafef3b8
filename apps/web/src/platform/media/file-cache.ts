import { event } from "../signal.ts";
import { AUDIO_CAP, type CachedFile, copyUntil, IMAGE_CAP, staleFiles } from "./cache-rules.ts";
import { download, type Patience } from "./download.ts";

const NAMES = { image: "media-image", audio: "media-audio" } as const;
const CAPS = { image: IMAGE_CAP, audio: AUDIO_CAP } as const;
/** Headers of ours on a stored answer. */
const SIZE = "x-size";
const USED = "x-used";
const UNTIL = "x-until";
/** How often audio is looked through (`seed §9`). */
const AUDIO_SWEEP_MS = 60_000;

type Kind = keyof typeof NAMES;

/** A picture could not be had after all tries; the default one is shown in its place. */
export const mediaFailed = event<{ url: string; error: unknown }>();
/** The picture shown when another cannot be had. */
export const DEFAULT_PICTURE = `${import.meta.env.BASE_URL}icons/tesseract.svg`;

async function store(cache: Cache, url: string, body: Blob, until: number): Promise<void> {
  const own = { [SIZE]: String(body.size), [USED]: String(Date.now()), [UNTIL]: String(until) };
  await cache.put(url, new Response(body, { headers: { "content-type": body.type, ...own } }));
}

/** A number of ours; a copy of an earlier version has no time to live, so its time is over. */
const numberOf = (headers: Headers | undefined, name: string): number => Number(headers?.get(name) ?? 0);

async function listOf(cache: Cache): Promise<CachedFile[]> {
  const requests = await cache.keys();
  const found = await Promise.all(
    requests.map(async ({ url }) => {
      const headers = (await cache.match(url))?.headers;
      const [size, used] = [numberOf(headers, SIZE), numberOf(headers, USED)];
      return { url, size, used, until: numberOf(headers, UNTIL) };
    }),
  );
  return found;
}

const PATIENCE = { image: "picture", audio: "file" } as const;

/** A file from the cache, or fetched and kept; for one to keep on a disk with the patience for it. Rejects when it cannot be had. */
export async function cachedFile(
  kind: Kind,
  url: string,
  patience: Patience = PATIENCE[kind],
): Promise<Blob> {
  const cache = await caches.open(NAMES[kind]).catch(() => undefined);
  const known = await cache?.match(url);
  if (known !== undefined && numberOf(known.headers, UNTIL) > Date.now()) return known.blob();
  const { body, headers } = await download(url, patience);
  const until = copyUntil(headers, Date.now());
  // A full disk must not cost the picture that is already here.
  if (cache !== undefined) await store(cache, url, body, until).catch(() => undefined);
  return body;
}

/** An address to draw a picture from: an object URL of the cached file, or the default picture (`seed §8`). */
export async function cachedPicture(url: string): Promise<string> {
  try {
    return URL.createObjectURL(await cachedFile("image", url));
  } catch (error) {
    mediaFailed.emit({ url, error });
    return DEFAULT_PICTURE;
  }
}

/** Drops what the rules call stale; answers how many files went. */
export async function sweep(kind: Kind): Promise<number> {
  if (!("caches" in globalThis)) return 0;
  const cache = await caches.open(NAMES[kind]);
  const stale = staleFiles(await listOf(cache), CAPS[kind], Date.now());
  await Promise.all(stale.map(({ url }) => cache.delete(url)));
  return stale.length;
}

/** At launch: images once, audio every 60 s. */
export function startSweeping(): void {
  const quietly = (kind: Kind): void => void sweep(kind).catch(() => 0);
  quietly("image");
  quietly("audio");
  setInterval(() => {
    if (!document.hidden) quietly("audio");
  }, AUDIO_SWEEP_MS);
}

/**
 * Drops all of it when an account is left: pictures and voices of chats are its own as much as its words, and whoever
 * logs in next finds none (`seed §4` Exit).
 */
export async function forgetFiles(): Promise<void> {
  if (!("caches" in globalThis)) return;
  await Promise.all(Object.values(NAMES).map((name) => caches.delete(name).catch(() => false)));
}
