import { AI_KEYS, type AiAddresses, type AiKey, isKeyUsableAt, keyOrigins } from "@4d/contract";
import * as z from "zod";
import { ensure } from "../../platform/failure.ts";
import type { Settings } from "./settings-schema.ts";

type Ai = Settings["ai"];
type Keys = Partial<Record<AiKey, string>>;
/** What is sent of the models; null takes away, so that the environment counts again. */
export type AiChange = { [Name in Exclude<keyof Ai, "keysFor">]?: string | null | undefined };

/** Those of the keys that go where they were given for. One of an older version was given for what stands beside it. */
export const keysOf = (ai: Ai, origins: Record<AiKey, string>): Keys =>
  Object.fromEntries(
    AI_KEYS.flatMap((name) => {
      const key = ai[name];
      return key !== undefined && isKeyUsableAt(ai.keysFor?.[name] ?? origins[name], origins[name])
        ? [[name, key]]
        : [];
    }),
  );

/** What of the models stands as it is stored: a sealed key is longer than the key. */
const storedAi = z.looseObject({
  ...Object.fromEntries(AI_KEYS.map((name) => [name, z.string().optional()])),
  baseUrl: z.string().optional(),
  imageBaseUrl: z.string().optional(),
  ttsBaseUrl: z.string().optional(),
  keysFor: z.partialRecord(z.enum(AI_KEYS), z.string()).optional(),
});

/**
 * Says for what origin each key was given where nothing says so: the one it goes to now. The same value comes back
 * when there is nothing to say, or it is no setting of models.
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
 * Of the models what was sent, over what stands. A key that is sent belongs to the origin its address has now; one
 * that is not sent goes when that origin is another than it was given for.
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
