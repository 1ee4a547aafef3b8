import sharp from "sharp";
import {
  type OpenAiServer,
  type ResponseScript,
  respond,
  startOpenAiServer,
} from "../../../../scripts/lib/openai-server.ts";

/** An endpoint of a model that paints, and the variables by which a server finds it. */
export interface PictureModel {
  readonly endpoint: OpenAiServer;
  readonly environment: Record<string, string>;
}

export async function startPictureModel(): Promise<PictureModel> {
  const endpoint = await startOpenAiServer();
  const environment = {
    AI_IMAGE_BASE_URL: endpoint.url,
    AI_IMAGE_API_KEY: "sk-x",
    AI_IMAGE_MODEL: "paint",
  };
  return { endpoint, environment };
}

/** A plum-coloured square with an author in its EXIF, as a model may send it. */
export const plumSquare = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "plum" } })
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();

/** The model's answer with that picture in it. */
export const gallery = (bytes: Buffer): ResponseScript =>
  respond(200, { created: 1, data: [{ b64_json: bytes.toString("base64") }] });
