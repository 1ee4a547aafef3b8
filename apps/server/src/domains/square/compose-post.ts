import type { AiLabel, api, ClipLine, InputOf, PostCreation, PostKind, PostMedia } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { freezeClip } from "./clip.ts";
import { creationOf } from "./creations.ts";
import { coverOf, gatherMedia } from "./gather-media.ts";
import { topicOf } from "./topics.ts";

type ComposeInput = InputOf<typeof api.posts.create>;

/** The parts of a post that come from elsewhere, looked up and measured. */
export interface Composed {
  kind: PostKind;
  media: PostMedia[];
  cover: PostMedia | null;
  creation: PostCreation | null;
  clip: string | null;
  aiLabel: AiLabel;
}

const EMPTY = { field: "text", zh: "写点什么,或者放一张图", en: "Write something, or add a picture" };

/** @throws Failure invalid. */
export function ensureTopic(topicId: number | null | undefined): void {
  const known = topicId === null || topicId === undefined || topicOf(topicId);
  ensure(known, "invalid", { field: "topicId", zh: "没有这个话题", en: "Topic not found" });
}

function ensureContent({ title, text, media, creation, clip }: ComposeInput): void {
  ensure(title !== "" || text !== "" || media.length > 0 || creation || clip, "invalid", EMPTY);
  const sources = [media.length > 0, creation, clip].filter(Boolean).length;
  ensure(sources <= 1, "invalid", {
    field: "creation",
    zh: "图片、作品、聊天片段一次只能放一种",
    en: "Add only one: pictures, a creation or a chat clip",
  });
}

async function creationPost(ctx: Context, input: NonNullable<ComposeInput["creation"]>): Promise<Composed> {
  const found = await creationOf(ctx, input);
  ensure(found, "notFound", {
    zh: "作品不存在，或还没有公开发布",
    en: "This work doesn’t exist or isn’t public",
  });
  const { title, subtitle, playable, aiLabel } = found;
  const cover = await coverOf(ctx.services, { url: found.cover, thumbUrl: found.thumb, who: ctx.actor.id });
  return {
    kind: input.kind,
    // A picture is the work itself, and opens as pictures do.
    media: input.kind === "image" && cover ? [cover] : [],
    cover,
    creation: { kind: input.kind, id: input.id, title, subtitle, playable },
    clip: null,
    aiLabel,
  };
}

/** The AI label of the whole post: the author's own, else that of a machine-made part, a model's first. */
function labelOf(said: AiLabel, media: readonly PostMedia[], clip: readonly ClipLine[] | null): AiLabel {
  if (said !== "none") return said;
  const labels = media.map((one) => one.aiLabel);
  if (labels.includes("model")) return "model";
  const spoken = clip?.some((line) => line.speaker === "character") ?? false;
  return spoken || labels.includes("builtin") ? "builtin" : "none";
}

/**
 * Looks up and measures what a post shows. The kind follows from that; for creations the server knows who made them,
 * for people's own pictures it trusts them.
 * @throws Failure invalid, notFound (the creation, the messages).
 */
export async function composePost(ctx: Context, input: ComposeInput): Promise<Composed> {
  ensureContent(input);
  ensureTopic(input.topicId);
  if (input.creation) return creationPost(ctx, input.creation);
  const media = await gatherMedia(ctx.services, ctx.actor.id, input.media);
  const clip = input.clip ? await freezeClip(ctx, input.clip) : null;
  const cover = media[0] ?? null;
  const pictured = cover?.kind === "image" ? "image" : "note";
  return {
    kind: clip ? "clip" : pictured,
    media,
    cover,
    creation: null,
    clip: clip && JSON.stringify(clip),
    aiLabel: labelOf(input.aiLabel, media, clip),
  };
}
