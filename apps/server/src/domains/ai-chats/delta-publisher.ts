import type { Services } from "../../platform/services.ts";
import { chatIdOfReply } from "./chat-of.ts";
import { publishToChat } from "./publish-to-chat.ts";
import type { ReplyContext } from "./reply-context.ts";

/** Between two frames of one answer, ms; a group is many sockets. */
const EVERY_MS = 50;
const EVERY_MS_IN_GROUP = 150;

/** Tells the words of a model as they come, some together: at most twenty frames a second (`protocol §19.1.5`). */
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

  /** Tells what waits, at once. */
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
