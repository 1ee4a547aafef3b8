import type { Part } from "./parts.ts";

/** The parts directly inside a part, in their order. */
export function insideOf(part: Part): readonly (readonly Part[])[] {
  if (part.kind === "if") return part.branches.map(({ parts }) => parts);
  if (part.kind === "reveal" || part.kind === "loop" || part.kind === "each") return [part.parts];
  return part.kind === "link" ? [part.effects] : [];
}

/** Whether a part anywhere among these passes; `enters` says which parts to look into. */
export function someDeep(
  parts: readonly Part[],
  passes: (part: Part) => boolean,
  enters: (part: Part) => boolean = () => true,
): boolean {
  const left: Part[] = [...parts];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (passes(part)) return true;
    if (enters(part)) for (const inside of insideOf(part)) left.push(...inside);
  }
  return false;
}

/** Every part, those inside others after them. */
export function allDeep(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  someDeep(parts, (part) => {
    found.push(part);
    return false;
  });
  return found;
}

/** Only what changes variables: the text of a passage that runs before the story is never shown. */
export function withoutText(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "if")
      return [
        {
          ...part,
          branches: part.branches.map(({ when, parts: inside }) => ({ when, parts: withoutText(inside) })),
        },
      ];
    if (part.kind === "loop" || part.kind === "each") return [{ ...part, parts: withoutText(part.parts) }];
    return part.kind === "set" ? [part] : [];
  });
}
