import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { openSecrets } from "./secrets.ts";
import { listSettings } from "./settings.repository.ts";
import { type Settings, settingsSchema } from "./settings-schema.ts";

/** A fallback for a lost announcement; a change normally arrives sooner, through the bus. */
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
    // A value stored by an older or newer version must not stop the server: it counts as absent.
    if (settingsSchema.safeParse({ [name]: value }).success) known[name] = value;
    else log.warn({ setting: name }, "a stored setting is not valid and is ignored");
  }
  return settingsSchema.parse(known);
}

/** The current settings, cached until something changes them. */
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
