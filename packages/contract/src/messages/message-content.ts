import * as z from "zod/mini";
import { provenance } from "../characters/ai-reply.ts";
import { characterVoice } from "../characters/character-sheet.ts";
import { MessageType } from "../enums.ts";
import { CONTENT_MAX, VOICE_MAX_S } from "../limits.ts";

/** An address in our own file store: a path, or the same path on the server's public origin (`W21`). */
export const storedUrl = z.string().check(
  z.maxLength(400),
  z.regex(/^(https?:\/\/[\w.:-]+)?\/(files|h5\/stickers)\/[\w./-]+$/),
  z.refine((url) => !url.includes("..")),
);

const size = z.number().check(z.nonnegative());
const pixels = z.number().check(z.nonnegative(), z.maximum(100_000));

/** IMAGE: the response of the upload; `sticker` names one of the product's own drawings. */
export const imageContent = z.object({
  originUrl: storedUrl,
  thumbUrl: storedUrl,
  width: z._default(pixels, 0),
  height: z._default(pixels, 0),
  blur: z.optional(
    z.string().check(z.maxLength(400), z.regex(/^data:image\/(webp|png|jpeg);base64,[\w+/=]+$/)),
  ),
  sticker: z.optional(z.string().check(z.maxLength(40))),
  /** It is animated, and its thumbnail is not. */
  moving: z.optional(z.boolean()),
  /** What generated it; always labelled (`characters §12`). */
  by: z.optional(provenance),
});
export type ImageContent = z.infer<typeof imageContent>;

export const fileContent = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  size,
  url: storedUrl,
});
export type FileContent = z.infer<typeof fileContent>;

/** AUDIO: `duration` in seconds; `wave` is 0–9 per bar, at most 64 bars. */
export const audioContent = z.object({
  duration: z.number().check(z.nonnegative(), z.maximum(VOICE_MAX_S + 5)),
  url: storedUrl,
  wave: z.optional(z.string().check(z.regex(/^\d{0,64}$/))),
});
export type AudioContent = z.infer<typeof audioContent>;

export const videoContent = z.object({
  url: storedUrl,
  coverUrl: z._default(z.union([storedUrl, z.literal("")]), ""),
  duration: z._default(z.number().check(z.nonnegative()), 0),
  width: z._default(pixels, 0),
  height: z._default(pixels, 0),
  size: z._default(size, 0),
});
export type VideoContent = z.infer<typeof videoContent>;

/** TEXT_WITH_AUDIO: `url` plays the text; with `voice` the reader's device can speak it. `duration` in seconds. */
export const spokenText = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(CONTENT_MAX)),
  url: z.union([storedUrl, z.literal("")]),
  duration: z.number().check(z.nonnegative()),
  voice: z.optional(characterVoice),
});
export type SpokenText = z.infer<typeof spokenText>;

/** Schemas for the content of each media message type. */
export const contentSchemas = {
  [MessageType.IMAGE]: imageContent,
  [MessageType.FILE]: fileContent,
  [MessageType.AUDIO]: audioContent,
  [MessageType.VIDEO]: videoContent,
  [MessageType.TEXT_WITH_AUDIO]: spokenText,
} as const;

interface ContentOf {
  1: ImageContent;
  2: FileContent;
  3: AudioContent;
  4: VideoContent;
  7: SpokenText;
}

/**
 * Parses the JSON content of a media message (`protocol §14.1`). Null when it is not JSON, has the wrong shape, or
 * points outside our own store; readers then draw a "cannot be shown" bubble.
 */
export function parseContent<T extends keyof ContentOf>(type: T, content: string): ContentOf[T] | null {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return null;
  }
  const result = z.safeParse<z.ZodMiniType>(contentSchemas[type], json);
  return result.success ? (result.data as ContentOf[T]) : null;
}

/** Whether this content is valid for this type. */
export function isContentValid(type: number, content: string): boolean {
  switch (type) {
    case MessageType.IMAGE:
    case MessageType.FILE:
    case MessageType.AUDIO:
    case MessageType.VIDEO:
    case MessageType.TEXT_WITH_AUDIO:
      return parseContent(type, content) !== null;
    default:
      return content.trim().length > 0;
  }
}
