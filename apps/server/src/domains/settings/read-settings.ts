import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { openSecrets } from "./secrets.ts";
import { listSettings } from "./settings.repository.ts";
import { type Settings, settingsSchema } from "./settings-schema.ts";

/** A backstop for a lost announcement; a change is known sooner through the bus. */
const TRUST_MS = 30_000;

interface Cache {
  settings: Promise<Settings> | undefined;
  readAt: number;
}

const cacheOf = perServices<Cache>((services) => {
  const cache: Cache = { settings: undefined, readAt: 0 };
  services.bus.subscribe("stale", (what) => {
    if (what === "settings") cache.settings = undefined;
  });
  services.bus.subscribe("missed", () => {
    cache.settings = undefined;
  });
  return cache;
});

async function load(services: Services): Promise<Settings> {
  const { db, log } = services;
  const rows = await listSettings(db);
  const known: Record<string, unknown> = {};
  for (const { name, value: stored } of rows) {
    const value = await openSecrets(services, name, stored);
    // A value an older or newer version stored must not stop the server: it counts as absent.
    if (settingsSchema.safeParse({ [name]: value }).success) known[name] = value;
    else log.warn({ setting: name }, "a stored setting is not valid and is ignored");
  }
  return settingsSchema.parse(known);
}

/** The settings as they are now, from memory as long as nothing changed them. */
export async function readSettings(services: Services): Promise<Settings> {
  const cache = cacheOf(services);
  const now = services.clock.now();
  if (!cache.settings || now - cache.readAt > TRUST_MS) {
    const loading = load(services);
    cache.settings = loading;
    cache.readAt = now;
    loading.catch(() => {
      if (cache.settings === loading) cache.settings = undefined;
    });
  }
  return cache.settings;
}
