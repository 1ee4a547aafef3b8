import {
  type api,
  type CardKind,
  cardOf,
  cleanName,
  type InputOf,
  isNormal,
  type MessageExtra,
  MessageStatus,
  MessageType,
  type OutputOf,
  type Provenance,
  parseChatId,
} from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { findUsers } from "../../users/index.ts";
import { storableContent } from "../files/message-content.ts";
import { type Chat, findVisibleRows } from "../history/visible-messages.ts";
import { findRecommendable } from "../send-contact.ts";
import { sendIntoChat } from "../send-into-chat.ts";
import { takeForwardLimit } from "../sending-limit.ts";
import { clipOf, findClipPeople } from "./clip.ts";

type Input = InputOf<typeof api.chats.forward>;
type Forwarded = OutputOf<typeof api.chats.forward>;

/** A message as it can be forwarded. */
interface ForwardedMessage {
  /** Who made the text of a character. */
  by: Provenance | undefined;
  /** The kind of card, by its label. */
  card: CardKind | undefined;
  /** Recommends somebody whom the caller may recommend too. */
  contact: MessageExtra["contact"];
  id: number;
  sendId: number;
  name: string;
  type: number;
  content: string;
  sendTime: number;
  /** When it expires. */
  gone_at: number | null;
}

function marksOf({ extra }: { extra: string | null }): Pick<ForwardedMessage, "by" | "card" | "contact"> {
  const all = JSON.parse(extra ?? "{}") as MessageExtra;
  return { by: all.ai?.by ?? all.by, card: cardOf(all), contact: all.contact };
}

/** A card of somebody whom the caller may not recommend is forwarded as text. */
async function withoutForbiddenContacts(
  ctx: Context,
  sources: ForwardedMessage[],
): Promise<ForwardedMessage[]> {
  const ids = [...new Set(sources.flatMap(({ contact }) => contact?.userId ?? []))];
  const allowedIds = ids.length === 0 ? new Set<number>() : await findRecommendable(ctx, ids);
  return sources.map((one) => ({
    ...one,
    contact: allowedIds.has(one.contact?.userId ?? 0) ? one.contact : undefined,
  }));
}

/** The JSON of a card's messages, in bytes: every target chat stores it again. */
const MERGED_MAX = 64 * 1024;

const TOO_LONG = {
  field: "ids",
  zh: "选中的消息太长,合不成一张,请少选几条",
  en: "These messages are too long for one card. Please choose fewer",
};

const NOT_FOUND = { field: "ids", zh: "要转发的消息不存在", en: "A message you want to forward is gone" };

const NOTHING_TO_SHARE = {
  zh: "选中的都是别人说的话，没有同意就不能分享",
  en: "These are all other people’s words. They can’t be shared without consent",
};

/** What the caller sees of these messages and may pass on; in the chat's order. */
async function findSources(ctx: Context, from: Chat, ids: readonly number[]): Promise<ForwardedMessage[]> {
  const rows = await findVisibleRows(ctx, from, ids);
  const people = from.kind === "private" ? [ctx.actor.id, from.targetId] : [];
  const users = await findUsers(ctx.services.db, people);
  const nameOf = (row: (typeof rows)[number]) =>
    "send_nick_name" in row ? row.send_nick_name : (users.get(row.send_id)?.nick_name ?? "");
  return rows
    .filter((row) => isNormal(row.type) && row.status !== MessageStatus.RECALL)
    .map((row) => ({
      ...row,
      ...marksOf(row),
      sendId: row.send_id,
      name: nameOf(row),
      sendTime: row.send_time,
    }));
}

async function sourcesOf(ctx: Context, input: Input): Promise<ForwardedMessage[]> {
  const from = parseChatId(input.from);
  ensure(from, "invalid", { field: "from" });
  const ids = [...new Set(input.ids)];
  const sources = await findSources(ctx, from, ids);
  ensure(sources.length === ids.length, "notFound", NOT_FOUND);
  const inOrder = sources.map((one) => ({
    ...one,
    name: cleanName(one.name),
    content: storableContent(one.type, one.content),
  }));
  if (!input.clip) return withoutForbiddenContacts(ctx, inOrder);
  // A card holds other people's messages, as they once were.
  const single = inOrder.filter(({ card }) => card !== "merged");
  const shared = clipOf(single, ctx.actor.id, await findClipPeople(ctx, from));
  ensure(shared.length > 0, "forbidden", NOTHING_TO_SHARE);
  return shared;
}

/**
 * The messages to send: each one again, or one card with all of them, readable as text in older clients.
 * @throws Failure invalid, when they are too large for one card.
 */
function toOutgoing(
  input: Input,
  sources: ForwardedMessage[],
): { type: number; content: string; extra: MessageExtra; expiresAt: number | null }[] {
  const provenanceFields = (by: Provenance | undefined) => (by === undefined ? {} : { by });
  if (!input.merged && !input.clip)
    return sources.map(({ type, content, by, contact, gone_at: expiresAt }) => ({
      type,
      content,
      expiresAt,
      extra: { forwarded: true, ...provenanceFields(by), ...(contact && { contact }) },
    }));
  const items = sources.map(({ sendId, name, type, content, sendTime, by, card }) => ({
    ...{ sendId, name, type, content, sendTime },
    ...provenanceFields(by),
    ...(card && { card }),
  }));
  ensure(Buffer.byteLength(JSON.stringify(items)) <= MERGED_MAX, "invalid", TOO_LONG);
  const lines = items
    .slice(0, 4)
    .map((item) => `${item.name}: ${item.type === MessageType.TEXT ? item.content.slice(0, 40) : "…"}`);
  const content = [input.title || "聊天记录", ...lines].join("\n");
  // A forwarded message lives no longer than its source; of several, the first to expire.
  const times = sources.flatMap(({ gone_at: time }) => time ?? []);
  const expiresAt = times.length === 0 ? null : Math.min(...times);
  const extra = { forwarded: true, merged: { title: input.title, items } };
  return [{ type: MessageType.TEXT, content, extra, expiresAt }];
}

/**
 * Forwards messages I see into my chats, one by one, merged (`MSG-7`) or as a clip (`messages §11.2`). All are
 * submitted at once and share the stream's batches; each chat keeps their order. The same tmpId is stored once, so a
 * retry after a denial or a lost response sends only what is missing.
 * @throws Failure invalid (too large for one card), notFound (a message is unavailable), forbidden (a target denies it,
 * or nothing of a clip may be shared), tooMany.
 */
export async function forwardMessages({ ctx, input }: Call<Input>): Promise<Forwarded> {
  const { services, actor } = ctx;
  const sources = await sourcesOf(ctx, input);
  const list = toOutgoing(input, sources);
  const targets = [...new Set(input.to)];
  // A card counts as many messages as it holds.
  await takeForwardLimit(services, actor.id, sources.length * targets.length);
  // Without the asking session: if one target denies the message, that session learns of the others by their frames.
  const sending = targets.flatMap((chatId) =>
    list.map((outgoing, index) =>
      sendIntoChat(services, chatId, {
        ...outgoing,
        sendId: actor.id,
        tmpId: `${input.tmpId}.${chatId}.${index}`,
      }),
    ),
  );
  await Promise.allSettled(sending);
  return Promise.all(sending);
}
