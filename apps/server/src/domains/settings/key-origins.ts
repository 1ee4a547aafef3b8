import { AI_KEYS, type AiAddresses, type AiKey, isKeyUsableAt, keyOrigins } from "@4d/contract";
import * as z from "zod";
import { ensure } from "../../platform/failure.ts";
import type { Settings } from "./settings-schema.ts";

type Ai = Settings["ai"];
type Keys = Partial<Record<AiKey, string>>;
/** A change of the model settings; null removes a value, so that the environment applies again. */
export type AiChange = { [Name in Exclude<keyof Ai, "keysFor">]?: string | null | undefined };

/** The keys that go where they were entered for. A key from an older version belongs to the address stored with it. */
export const keysOf = (ai: Ai, origins: Record<AiKey, string>): Keys =>
  Object.fromEntries(
    AI_KEYS.flatMap((name) => {
      const key = ai[name];
      return key !== undefined && isKeyUsableAt(ai.keysFor?.[name] ?? origins[name], origins[name])
        ? [[name, key]]
        : [];
    }),
  );

/** The stored form of the model settings: a sealed key is longer than the key. */
const storedAi = z.looseObject({
  ...Object.fromEntries(AI_KEYS.map((name) => [name, z.string().optional()])),
  baseUrl: z.string().optional(),
  imageBaseUrl: z.string().optional(),
  ttsBaseUrl: z.string().optional(),
  keysFor: z.partialRecord(z.enum(AI_KEYS), z.string()).optional(),
});

/**
 * Records for what origin each key was entered, where that is missing: the origin it goes to now. Returns the same
 * value when there is nothing to record, or it is no model setting.
 */
export function bindKeys<Value>(value: Value, environment: AiAddresses): Value {
  const { data: ai } = storedAi.safeParse(value);
  const open = AI_KEYS.filter((name) => ai?.[name] && ai.keysFor?.[name] === undefined);
  if (ai === undefined || open.length === 0) return value;
  const origins = keyOrigins(ai, environment);
  const found = Object.fromEntries(open.map((name) => [name, origins[name]]));
  return { ...value, keysFor: { ...ai.keysFor, ...found } };
}

const NO_ADDRESS = (field: string) => ({
  field,
  zh: "请先填写密钥对应的接口地址",
  en: "A key needs the address it is for",
});

/**
 * Merges a change into the stored model settings. A key in the change belongs to the current origin of its address; a
 * stored key is dropped when that origin differs from the one it was entered for.
 * @throws Failure invalid naming a key that has no address.
 */
export function mergeAiChange(stored: Ai, change: AiChange, environment: AiAddresses): Ai {
  const old = bindKeys(stored, environment);
  const merged: Ai = Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );
  const origins = keyOrigins(merged, environment);
  const keysFor: Keys = {};
  for (const name of AI_KEYS) {
    const goesTo = origins[name];
    if (change[name]) {
      ensure(goesTo !== "", "invalid", NO_ADDRESS(`ai.${name}`));
      keysFor[name] = goesTo;
    } else if (merged[name]) {
      const givenFor = old.keysFor?.[name] ?? "";
      if (isKeyUsableAt(givenFor, goesTo)) keysFor[name] = givenFor;
      else delete merged[name];
    }
  }
  return { ...merged, keysFor };
}
