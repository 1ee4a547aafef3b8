import { randomUUID } from "node:crypto";
import { api } from "@4d/contract";
import { ApiError, readEnvelope } from "../../scripts/lib/api-client.ts";
import type { Figure } from "../lib/figures.ts";
import type { Account } from "../lib/people.ts";
import { hugePng, slowSvg } from "./hostile-pictures.ts";
import { observe, type Target } from "./observe.ts";
import { patientAccounts } from "./patient-accounts.ts";

const TIMEOUT_MS = 120_000;
const TIMES = 5;

/** Sends a file as a form. @throws ApiError for every code but 200. */
async function send(origin: string, { tokens: [token = ""] }: Account, path: string, file: File) {
  const form = new FormData();
  form.append("file", file);
  const response = await fetch(`${origin}/api${path}`, {
    method: "POST",
    body: form,
    headers: { accessToken: token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { code, message, data } = readEnvelope(await response.json());
  if (code !== 200) throw new ApiError(code, message);
  return data;
}

/** Runs all at once and counts how they ended: `5 × done, 3 × 422`. */
async function outcomes(work: readonly Promise<unknown>[]): Promise<string> {
  const ends = await Promise.allSettled(work);
  const words = ends.map((end) => {
    if (end.status === "fulfilled") return "done";
    return end.reason instanceof ApiError ? String(end.reason.code) : "no answer";
  });
  return [...new Set(words)]
    .map((word) => `${words.filter((one) => one === word).length} × ${word}`)
    .join(", ");
}

/** Uploads a huge picture as an ordinary file and then uses it as pictures of posts. */
async function filesAsPictures(origin: string, attacker: Account, bomb: File): Promise<string> {
  const url = String(await send(origin, attacker, "/file/upload", bomb));
  const post = () =>
    attacker.call(api.posts.create, {
      headers: { "idempotency-key": randomUUID() },
      body: { title: "three at once", media: [{ url }, { url }, { url }] },
    });
  return outcomes(Array.from({ length: TIMES }, post));
}

/**
 * Uploads a drawing that takes minutes as an ordinary file, uses it as a portrait, and requests it as a card.
 */
async function drawingAsPortrait(origin: string, attacker: Account, drawing: File): Promise<string> {
  const url = String(await send(origin, attacker, "/file/upload", drawing));
  const { id } = await attacker.call(api.characters.create, { body: { sheet: { name: "Slow" } } });
  const { version } = await attacker.call(api.characters.draft, { params: { id } });
  const named = outcomes([
    attacker.call(api.characters.update, {
      params: { id },
      headers: { "if-match": version },
      body: { sheet: { avatar: url } },
    }),
  ]);
  const exported = () =>
    attacker.call(api.characterMaking.exportCard, { params: { id }, body: { format: "png" } });
  return `named: ${await named}; cards: ${await outcomes(Array.from({ length: TIMES }, exported))}`;
}

/** Sends the same files to the upload of pictures, by three accounts at once. */
const uploads = (origin: string, attackers: readonly Account[], files: readonly File[]): Promise<string> =>
  outcomes(
    attackers.flatMap((attacker) =>
      Array.from({ length: TIMES }).flatMap(() =>
        files.map((file) => send(origin, attacker, "/image/upload", file)),
      ),
    ),
  );

/** Pictures that are small to send and huge to draw, wherever an account can put one. */
export async function pictures(target: Target): Promise<Figure[]> {
  const { origin } = target;
  const attackers = await patientAccounts(origin, 3);
  const [attacker] = attackers;
  if (!attacker) throw new Error("nobody to attack with");
  const bomb = new File([new Uint8Array(await hugePng())], "bomb.png", { type: "image/png" });
  const drawing = new File([new Uint8Array(slowSvg())], "slow.svg", { type: "image/svg+xml" });
  return [
    ...(await observe(target, "files named as pictures", () => filesAsPictures(origin, attacker, bomb))),
    ...(await observe(target, "a drawing as portrait", () => drawingAsPortrait(origin, attacker, drawing))),
    ...(await observe(target, "hostile uploads", () => uploads(origin, attackers, [bomb, drawing]))),
  ];
}
