import { SINGLE_UPLOAD_MAX } from "@4d/contract";
import { bytesOf } from "../../platform/bytes-of.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { storageKeyOf } from "./file-names.ts";
import { type FileRow, recordKind } from "./files.repository.ts";
import type { FileKind } from "./files.table.ts";
import { detectType, HEAD_BYTES } from "./sniff.ts";

type Needs = Pick<Services, "storage" | "db" | "pictures">;

/** The types our own encoder writes. */
const ENCODED = /^image\/(jpeg|png|webp|gif)$/;
/** The markers of camera metadata in JPEG, PNG and WebP. */
const EXIF = ["Exif\0\0", "eXIf", "EXIF"];

/**
 * Determines and records the kind of a file that has none: it was stored before kinds were, or its container may hold a
 * film or only sound. `requested` is the kind that person `who` refers to it as; it decides when the bytes do not.
 */
export async function determineKind(
  services: Needs,
  file: FileRow,
  { requested, who }: { requested: FileKind; who: number },
): Promise<FileKind> {
  const kind =
    requested === "picture"
      ? await pictureOrFile(services, file, who)
      : await mediaKind(services, file, requested);
  await recordKind(services.db, file.key, kind);
  return kind;
}

/** "picture" for one as our own encoder writes them, which decodes and has no camera metadata; "file" otherwise. */
async function pictureOrFile({ storage, pictures }: Needs, file: FileRow, who: number): Promise<FileKind> {
  if (!ENCODED.test(file.type) || file.size > SINGLE_UPLOAD_MAX) return "file";
  const bytes = await read(storage, file, file.size);
  if (EXIF.some((mark) => bytes.includes(mark, 0, "latin1"))) return "file";
  try {
    return await pictures.run(
      "remake",
      { who, source: async () => bytes, params: {} },
      () => "picture" as const,
    );
  } catch (error) {
    // Only a broken picture counts as a plain file; when the decoder is busy, the caller tries again.
    if (error instanceof Failure && error.kind === "invalid") return "file";
    throw error;
  }
}

async function mediaKind({ storage }: Needs, file: FileRow, requested: FileKind): Promise<FileKind> {
  const { kind } = await detectType(await read(storage, file, HEAD_BYTES));
  return kind ?? (requested === "film" || requested === "sound" ? requested : "file");
}

/** The first `most` bytes of a file. */
async function read(storage: Services["storage"], { key, size }: FileRow, most: number): Promise<Buffer> {
  const range = { start: 0, end: Math.min(size, most) - 1 };
  const stream = size === 0 ? undefined : await storage.open(storageKeyOf(key), range);
  const pieces: Uint8Array[] = [];
  if (stream) for await (const piece of bytesOf(stream)) pieces.push(piece);
  return Buffer.concat(pieces);
}
