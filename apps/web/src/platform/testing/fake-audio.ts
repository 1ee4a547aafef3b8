type State = AudioContextState;

/** An audio context as a browser with Safari's rule gives it: it starts within a touch only, then at any time. */
export class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  /** A person touches the page right now. */
  static isTouched = false;
  state: State = "suspended";
  readonly currentTime = 0;
  readonly sampleRate = 48_000;
  readonly destination = {};
  onstatechange: (() => void) | null = null;
  /** Sources that were started. */
  started = 0;
  #mayStart = false;

  constructor() {
    FakeAudioContext.made.push(this);
  }

  /** Like a browser's, it waits for ever when it is refused, and fails during a phone call. */
  resume(): Promise<void> {
    this.#mayStart ||= FakeAudioContext.isTouched;
    if (this.state === "interrupted") return Promise.reject(new DOMException("", "InvalidStateError"));
    if (!this.#mayStart) return new Promise(() => undefined);
    this.become("running");
    return Promise.resolve();
  }

  become(state: State): void {
    this.state = state;
    this.onstatechange?.();
  }

  createBuffer = () => ({});
  createBufferSource = () => this.#source();
  createOscillator = () => this.#source();
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: () => undefined,
  });

  #source() {
    return {
      frequency: { value: 0 },
      connect: (to: object) => to,
      start: () => {
        this.started += 1;
      },
      stop: () => undefined,
    };
  }
}

/** A page that hears touches; `touch` sends one. */
export class FakePage extends EventTarget {
  hidden = false;

  touch(name = "touchend"): void {
    FakeAudioContext.isTouched = true;
    this.dispatchEvent(new Event(name));
    FakeAudioContext.isTouched = false;
  }

  show(): void {
    this.hidden = false;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
