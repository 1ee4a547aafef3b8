import type { Services } from "../../platform/services.ts";
import { chatOf } from "./chat-of.ts";
import type { Scene } from "./scene.ts";
import { tellChat } from "./tell-chat.ts";

/** Between two frames of one answer, ms; a group is many sockets. */
const EVERY_MS = 50;
const EVERY_MS_IN_GROUP = 150;

/** Tells the words of a model as they come, some together: at most twenty frames a second (`protocol §19.1.5`). */
export class DeltaTeller {
  readonly #services: Pick<Services, "bus">;
  readonly #scene: Pick<Scene, "turn" | "row">;
  readonly #everyMs: number;
  #waiting = "";
  #seq = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Pick<Services, "bus">, scene: Pick<Scene, "turn" | "row">) {
    this.#services = services;
    this.#scene = scene;
    this.#everyMs = scene.turn.group_id > 0 ? EVERY_MS_IN_GROUP : EVERY_MS;
  }

  say(text: string): void {
    this.#waiting += text;
    const left = this.#everyMs - (performance.now() - this.#toldAt);
    if (left <= 0) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), left);
  }

  /** Tells what waits, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === "") return;
    const { turn, row } = this.#scene;
    tellChat(this.#services, turn, {
      type: "ai.delta",
      ...{ turnId: turn.id, chatId: chatOf(turn, row.user_id), variant: turn.place },
      ...{ seq: this.#seq, text: this.#waiting },
      ...(turn.group_id > 0 ? { userId: row.user_id } : {}),
    });
    this.#seq += 1;
    this.#waiting = "";
    this.#toldAt = performance.now();
  }
}
