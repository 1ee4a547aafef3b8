import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";

/** Frames of one answer a second at most, times the milliseconds of one. */
const EVERY_MS = 50;

interface About {
  userIds: readonly number[];
  turnId: number;
  chatId: string;
  variant: number;
}

/** Tells the words of a model as they come, some together: at most twenty frames a second (`protocol §19.1.5`). */
export class DeltaTeller {
  readonly #bus: Services["bus"];
  readonly #about: About;
  #waiting = "";
  #seq = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor({ bus }: Pick<Services, "bus">, about: About) {
    this.#bus = bus;
    this.#about = about;
  }

  say(text: string): void {
    this.#waiting += text;
    const left = EVERY_MS - (performance.now() - this.#toldAt);
    if (left <= 0) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), left);
  }

  /** Tells what waits, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === "") return;
    const { userIds, ...about } = this.#about;
    tell(this.#bus, userIds, { type: "ai.delta", ...about, seq: this.#seq, text: this.#waiting });
    this.#seq += 1;
    this.#waiting = "";
    this.#toldAt = performance.now();
  }
}
