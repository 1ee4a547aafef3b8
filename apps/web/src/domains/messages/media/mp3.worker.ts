import { createEncoder } from "wasm-media-encoders";
import wasmUrl from "wasm-media-encoders/wasm/mp3?url";

/** One recording to encode: mono samples and their rate. */
export interface Mp3Order {
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}
const KBPS = 64;

/** Loads while the person still speaks; one encoder serves every recording of the page. */
const loading = createEncoder("audio/mpeg", wasmUrl);
// Reported to whoever requests an encoding.
loading.catch(() => undefined);

async function encode({ samples, sampleRate }: Mp3Order): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await loading;
  encoder.configure({ channels: 1, sampleRate, bitrate: KBPS });
  // Both calls return the same memory: the first part is copied before the second call.
  const body = encoder.encode([samples]).slice();
  const end = encoder.finalize().slice();
  const whole = new Uint8Array(body.length + end.length);
  whole.set(body);
  whole.set(end, body.length);
  return whole;
}

addEventListener("message", ({ data }: MessageEvent<Mp3Order>) => {
  encode(data).then(
    (mp3) => postMessage({ mp3 }, { transfer: [mp3.buffer] }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
