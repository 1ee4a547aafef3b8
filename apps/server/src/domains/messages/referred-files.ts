import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { foreignUrls, touchFiles } from "../files/index.ts";
import { storedAddresses } from "./message-content.ts";

/** The product's own drawings are part of our web app, not of the store; another site's are not ours. */
function inStore({ config }: Services, address: string): boolean {
  const { publicUrl } = config;
  const isPublic = publicUrl !== undefined && address.startsWith(`${publicUrl}/`);
  return !(isPublic ? address.slice(publicUrl.length) : address).startsWith("/h5/stickers/");
}

/** Files a message is about to refer to must exist in our store (`W21`). @throws Failure `invalid`. */
export async function ensureFilesExist(services: Services, type: number, content: string): Promise<void> {
  const addresses = storedAddresses(type, content).filter((address) => inStore(services, address));
  if (addresses.length === 0) return;
  const foreign = await foreignUrls(services.db, services.config.publicUrl, addresses);
  const words = { field: "content", zh: "消息里的文件不存在", en: "A file of this message does not exist" };
  ensure(foreign.length === 0, "invalid", words);
}

/** A stored message refers to these files: they live as long as it does, or until it is gone (`protocol §19.1.14`). */
export async function keepFiles(
  services: Services,
  type: number,
  content: string,
  gone?: number,
): Promise<void> {
  const addresses = storedAddresses(type, content).filter((address) => inStore(services, address));
  if (addresses.length === 0) return;
  await touchFiles(services.db, addresses, {
    publicUrl: services.config.publicUrl,
    now: services.clock.now(),
    until: gone ?? null,
  });
}
