import { isObject, type Json, type JsonObject, own } from "../json.ts";

const isGiven = (value: Json | undefined): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.values(value).some(isGiven) : value === true;
};

/** What apps add to a card that is not done here, by its label and where it lies among the card's extensions. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "part:patterns": ["regex_scripts", "risuai.customScripts"],
  "part:scripts": ["tavern_helper", "TavernHelper_scripts", "risuai.triggerscript", "risuai.virtualscript"],
  "part:page": ["risuai.backgroundHTML"],
  "part:variables": ["risuai.defaultVariables"],
  "part:assets": ["risuai.additionalAssets", "risuai.emotions"],
};

/** The labels of what a card's extensions hold and is not done. */
export function undoneParts(extensions: JsonObject): string[] {
  const at = (path: string) =>
    path
      .split(".")
      .reduce<Json | undefined>((held, key) => (isObject(held) ? own(held, key) : undefined), extensions);
  return Object.keys(PARTS).filter((label) => PARTS[label]?.some((path) => isGiven(at(path))));
}
