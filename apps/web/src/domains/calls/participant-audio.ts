import { changeParticipant } from "./call.store.ts";
import { type Meter, meter } from "./media/voice-meter.ts";

/** The streams being heard, from whichever connection; marks who speaks on each tile. */
export class ParticipantAudio {
  readonly #playing = new Map<number, { stream: MediaStream; meter: Meter }>();

  /** Sets a person's stream. */
  setStream(userId: number, stream: MediaStream): void {
    if (this.#playing.get(userId)?.stream === stream) return;
    changeParticipant(userId, { stream });
    this.#playing.get(userId)?.meter.stop();
    let before = false;
    const listening = meter(stream, (_, isSpeaking) => {
      if (isSpeaking !== before) changeParticipant(userId, { isSpeaking });
      before = isSpeaking;
    });
    this.#playing.set(userId, { stream, meter: listening });
  }

  /** Nothing of this person is heard any more. */
  clear(userId: number): void {
    this.#playing.get(userId)?.meter.stop();
    this.#playing.delete(userId);
    changeParticipant(userId, { stream: null, isSpeaking: false });
  }

  close(): void {
    for (const { meter: listening } of this.#playing.values()) listening.stop();
    this.#playing.clear();
  }
}
