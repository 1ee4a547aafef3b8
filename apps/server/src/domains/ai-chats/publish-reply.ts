import { type AiReplyTrouble, type ChatId, groupChatId, privateChatId, type SystemEvent } from "@4d/contract";

import { publishEvent, publishRoomEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import type { ReplyRow } from "./replies.table.ts";
import type { ReplyContext } from "./reply-context.ts";

/** The id of the chat a reply belongs to, as seen by the person it answers. */
export const chatIdOfReply = (
  { group_id: groupId }: { group_id: number },
  characterUserId: number,
): ChatId => (groupId > 0 ? groupChatId(groupId) : privateChatId(characterUserId));

/** Publishes an event in a reply's chat: to the person it answers, or to everybody in the group (`GROUP-4`). */
function publishToChat(
  { bus }: Pick<Services, "bus">,
  reply: Pick<ReplyRow, "user_id" | "group_id">,
  event: SystemEvent,
): void {
  if (reply.group_id > 0) publishRoomEvent(bus, reply.group_id, event);
  else publishEvent(bus, [reply.user_id], event);
}

/** Publishes the status of a reply (`ai.turn`); a group also learns who speaks, and to whom. */
export function publishReplyStatus(
  services: Pick<Services, "bus">,
  {
    reply,
    row,
  }: { reply: Pick<ReplyContext["reply"], "id" | "user_id" | "group_id">; row: { user_id: number | null } },
  status: "streaming" | "done" | "failed" | "cancelled",
  because?: AiReplyTrouble,
): void {
  const userId = row.user_id ?? 0;
  const why = because === undefined ? {} : { because };
  const who = reply.group_id > 0 ? { userId, to: reply.user_id } : {};
  const chatId = chatIdOfReply(reply, userId);
  publishToChat(services, reply, { type: "ai.turn", turnId: reply.id, chatId, status, ...why, ...who });
}

/** Milliseconds between two frames of one reply; longer in a group, which has many sockets. */
const EVERY_MS = 50;
const EVERY_MS_IN_GROUP = 150;

/** Publishes a model's words as they arrive, batched to at most twenty frames a second (`protocol §19.1.5`). */
export class DeltaPublisher {
  readonly #services: Pick<Services, "bus">;
  readonly #context: Pick<ReplyContext, "reply" | "row">;
  readonly #everyMs: number;
  #waiting = "";
  #seq = 0;
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Pick<Services, "bus">, context: Pick<ReplyContext, "reply" | "row">) {
    this.#services = services;
    this.#context = context;
    this.#everyMs = context.reply.group_id > 0 ? EVERY_MS_IN_GROUP : EVERY_MS;
  }

  add(text: string): void {
    this.#waiting += text;
    const left = this.#everyMs - (performance.now() - this.#sentAt);
    if (left <= 0) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), left);
  }

  /** Publishes pending words at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === "") return;
    const { reply, row } = this.#context;
    publishToChat(this.#services, reply, {
      type: "ai.delta",
      ...{ turnId: reply.id, chatId: chatIdOfReply(reply, row.user_id), variant: reply.place },
      ...{ seq: this.#seq, text: this.#waiting },
      ...(reply.group_id > 0 ? { userId: row.user_id } : {}),
    });
    this.#seq += 1;
    this.#waiting = "";
    this.#sentAt = performance.now();
  }
}
