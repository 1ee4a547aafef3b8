/** The parts of any call. */
export type Parts = Record<string, unknown>;

const isGroup = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names of fields that hold ids. */
const NAMED = /id$|ids$|^ref$|^remixOf$/i;
const CHAT = /^([pg]):\d+$/;

function isId(name: string, value: unknown): boolean {
  if (typeof value === "string") return CHAT.test(value) || (NAMED.test(name) && /^\d+(,\d+)*$/.test(value));
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => typeof one === "number" || CHAT.test(String(one)));
  return typeof value === "number" && value > 0 && NAMED.test(name);
}

/** The id fields of a call, as paths: `params.id`, `body.creation.id`. */
export function idLeaves(parts: Parts, before = ""): string[] {
  return Object.entries(parts).flatMap(([name, value]) => {
    if (before === "" && name === "headers") return [];
    if (isId(name, value)) return [`${before}${name}`];
    return isGroup(value) ? idLeaves(value, `${before}${name}.`) : [];
  });
}

function replaced(value: unknown, id: number): unknown {
  if (Array.isArray(value)) return [replaced(value[0], id)];
  if (typeof value !== "string") return id;
  const [, kind] = CHAT.exec(value) ?? [];
  return kind === undefined ? String(id) : `${kind}:${id}`;
}

/** The same call with another id at one of these places. */
export function withLeaf<Whole extends Parts>(parts: Whole, leaf: string, id: number): Whole {
  const [name = "", ...rest] = leaf.split(".");
  const value = parts[name];
  const inner =
    rest.length === 0 ? replaced(value, id) : isGroup(value) && withLeaf(value, rest.join("."), id);
  return { ...parts, [name]: inner };
}
