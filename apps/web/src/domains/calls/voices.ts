import { changeFace } from "./call.store.ts";
import { type Meter, meter } from "./media/voice-meter.ts";

/** Whose stream is heard, by whatever way it came; says on each face who speaks. */
export class Voices {
  readonly #heard = new Map<number, { stream: MediaStream; meter: Meter }>();

  /** This is his stream now. */
  hear(userId: number, stream: MediaStream): void {
    if (this.#heard.get(userId)?.stream === stream) return;
    changeFace(userId, { stream });
    this.#heard.get(userId)?.meter.stop();
    let before = false;
    const listening = meter(stream, (_, isSpeaking) => {
      if (isSpeaking !== before) changeFace(userId, { isSpeaking });
      before = isSpeaking;
    });
    this.#heard.set(userId, { stream, meter: listening });
  }

  /** Nothing of him is heard any more. */
  forget(userId: number): void {
    this.#heard.get(userId)?.meter.stop();
    this.#heard.delete(userId);
    changeFace(userId, { stream: null, isSpeaking: false });
  }

  close(): void {
    for (const { meter: listening } of this.#heard.values()) listening.stop();
    this.#heard.clear();
  }
}
