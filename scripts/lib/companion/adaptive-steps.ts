/** How numbers are moved. */
export interface StepSettings {
  readonly rate: number;
  /** Pulls numbers towards zero. */
  readonly decay: number;
  /** What each number counts as moved by already: the greater, the smaller its first steps. */
  readonly first: number;
}

/** Numbers that are moved against their gradients, each in smaller steps the more it was moved (AdaGrad). */
export class AdaptiveSteps {
  readonly values: Float32Array;
  readonly #moved: Float32Array;
  readonly #settings: StepSettings;
  /** Where numbers stay zero. */
  #left: Uint8Array | undefined;

  constructor(size: number, settings: StepSettings) {
    this.values = new Float32Array(size);
    this.#moved = new Float32Array(size).fill(settings.first);
    this.#settings = settings;
  }

  /** Makes numbers smaller than this zero for good, so that what is moved from now on makes up for them. */
  leaveOut(least: number): void {
    this.#left = Uint8Array.from(this.values, (value) => (Math.abs(value) < least ? 1 : 0));
    for (const [at, isLeft] of this.#left.entries()) if (isLeft === 1) this.values[at] = 0;
  }

  move(at: number, given: number): void {
    if (this.#left?.[at] === 1) return;
    const { rate, decay } = this.#settings;
    const value = this.values[at] ?? 0;
    const gradient = given + decay * value;
    const moved = (this.#moved[at] ?? 0) + gradient * gradient;
    this.#moved[at] = moved;
    this.values[at] = value - (rate * gradient) / Math.sqrt(moved);
  }
}
