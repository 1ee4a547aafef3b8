import type { CraftElement } from "../element.ts";

/**
 * The form of an element's name inside a composed name, where its own name is too long or too plain for that.
 */
export interface Modifier {
  readonly zh: string;
  readonly en: string;
}

export interface BaseElement extends CraftElement {
  readonly modifier: Modifier;
}

/** A recipe by names. The order of the ingredients has no meaning. */
export interface BaseRecipe {
  readonly a: string;
  readonly b: string;
  readonly result: string;
}

export interface Theme {
  readonly elements: readonly BaseElement[];
  readonly recipes: readonly BaseRecipe[];
}

/**
 * Reads a theme. An element is a line `name | English | emoji | tags`, optionally `| 短名 / Short` for
 * composed names; the indented line below lists the pairs that make it: `a+b, c+d`.
 */
export function readTheme(text: string): Theme {
  const elements: BaseElement[] = [];
  const recipes: BaseRecipe[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    if (!line.startsWith(" ")) elements.push(readElement(line));
    else recipes.push(...readRecipes(line, elements.at(-1)?.name ?? ""));
  }
  return { elements, recipes };
}

function readElement(line: string): BaseElement {
  const [name = "", nameEn = "", emoji = "", tags = "", short] = line.split("|").map((part) => part.trim());
  const [zh = name, en = nameEn] = short?.split("/").map((part) => part.trim()) ?? [];
  return { name, nameEn, emoji, tags: tags.split(" "), modifier: { zh, en } };
}

function readRecipes(line: string, result: string): BaseRecipe[] {
  return line.split(",").map((pair) => {
    const [a = "", b = ""] = pair.split("+").map((part) => part.trim());
    return { a, b, result };
  });
}
