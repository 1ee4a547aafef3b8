/** A text to look for: a string as it is, or a regular expression as its source and flags. */
export type Words = string | { readonly source: string; readonly flags: string };

/** Which element of the screen is meant. Goes into the page as JSON. */
export interface Query {
  readonly role?: string;
  /** The accessible name; a string must be equal to it. */
  readonly name?: Words;
  /** A form field by its accessible name. */
  readonly field?: Words;
  /** The innermost elements that show this text; a string may be a part of it. */
  readonly text?: Words;
  /** What the element must contain, beside the rest. */
  readonly having?: Words;
  /** The element around it. */
  readonly within?: Query;
  /** Which one, when there may be several. Without it, acting on one of several is an error. */
  readonly pick?: "last";
}

const words = (text: string | RegExp): Words =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

/** An element by its role and accessible name. */
export const byRole = (role: string, name?: string | RegExp): Query =>
  name === undefined ? { role } : { role, name: words(name) };
export const button = (name: string | RegExp): Query => byRole("button", name);
export const heading = (name: string | RegExp): Query => byRole("heading", name);
/** A form field by its label. */
export const field = (name: string | RegExp): Query => ({ field: words(name) });
/** The innermost element that shows a text. */
export const text = (shown: string | RegExp): Query => ({ text: words(shown) });
export const dialog = byRole("dialog");
/** A tab of the bar at the bottom. */
export const tab = (name: string | RegExp): Query => ({
  ...button(name),
  within: byRole("navigation"),
});
/** The lines of the open chat. */
export const log = byRole("log");

export const within = (outer: Query, inner: Query): Query => ({ ...inner, within: outer });
export const having = (query: Query, shown: string | RegExp): Query => ({ ...query, having: words(shown) });
export const last = (query: Query): Query => ({ ...query, pick: "last" });

const said = (name: Words | undefined): string => {
  if (name === undefined) return "";
  return typeof name === "string" ? ` “${name}”` : ` /${name.source}/${name.flags}`;
};

/** A query in words, for an error. */
export function inWords({
  role,
  name,
  field: label,
  text: shown,
  having: part,
  within: outer,
  pick,
}: Query): string {
  const kind = role ?? (label === undefined ? "text" : "field");
  const all = `${pick ? `the ${pick} ` : ""}${kind}${said(name)}${said(label)}${said(shown)}`;
  return `${all}${part === undefined ? "" : ` with${said(part)}`}${outer ? ` in ${inWords(outer)}` : ""}`;
}
