import type { Services } from "../../platform/services.ts";
import { type CapsuleSettings, readSettings } from "../settings/index.ts";

/** Advertisements that may be shown: our own, and pages on listed hosts. */
export const showableAds = ({ ads, adHosts }: CapsuleSettings): CapsuleSettings["ads"] =>
  ads.filter(({ url }) => url === undefined || adHosts.includes(new URL(url).host));

/** Hosts the advertisement frame may show: those of the current advertisements (`money §2.5`). */
export async function adFrameHosts(services: Services): Promise<string[]> {
  const { capsules } = await readSettings(services);
  const urls = showableAds(capsules).flatMap(({ url }) => (url === undefined ? [] : [new URL(url).host]));
  return [...new Set(urls)];
}
