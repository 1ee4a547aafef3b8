/** `<<name args>>` or `<</name>>`. */
export interface Tag {
  readonly name: string;
  readonly args: string;
  readonly end: boolean;
}

/** Containers whose text is shown as it is, apart from how it looks or arrives. */
export const SHOWN = new Set(["nobr", "capture", "type", "do", "span", "div"]);

/** Macros that have an end. */
export const CONTAINERS = new Set([
  ...SHOWN,
  "if",
  "switch",
  "for",
  "link",
  "button",
  "click",
  "linkreplace",
  "linkappend",
  "linkprepend",
  "silently",
  "silent",
  "script",
  "widget",
  "timed",
  "repeat",
  "append",
  "prepend",
  "replace",
  "copy",
  "cycle",
  "listbox",
  "createplaylist",
  "createaudiogroup",
  "dialog",
  "done",
  "hover",
  "mouseover",
  "message",
]);

/** Macros without a sound or a look here. */
export const UNSEEN = new Set([
  "audio",
  "cacheaudio",
  "createplaylist",
  "masteraudio",
  "playlist",
  "removeplaylist",
  "waitforaudio",
  "addclass",
  "removeclass",
  "toggleclass",
  "remove",
  "next",
  "stop",
  "break",
  "redo",
  "refresh",
  "forget",
]);

const ARGUMENT =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\[\[[^\]]{0,600}\](?:\[[^\]]{0,600}\])?\]|[^\s"'`]+/gsu;

/** The arguments of a macro: texts with their quotes, links, words. */
export const argumentsOf = (args: string): string[] => [...args.matchAll(ARGUMENT)].map(([one]) => one);

const WIDGET = /<<widget\s+["']?([\p{L}_][\p{L}\p{N}_-]{0,40})["']?[^>\n]{0,60}>>/gu;
const WIDGET_MAX = 20_000;

/** The passage that a widget's text becomes, by a name no passage has. */
export const widgetName = (name: string): string => `<<${name}>>`;

/** The widgets of a passage, as passages. */
export function widgetsOf(source: string): { name: string; body: string }[] {
  const lastEnd = Math.max(source.lastIndexOf("<</widget>>"), source.lastIndexOf("<<endwidget>>"));
  return [...source.matchAll(WIDGET)].flatMap((found) => {
    const from = found.index + found[0].length;
    if (from > lastEnd) return [];
    const ahead = source.slice(from, from + WIDGET_MAX);
    const end = ahead.search(/<<\/widget>>|<<endwidget>>/u);
    return end < 0 ? [] : [{ name: found[1] ?? "", body: ahead.slice(0, end) }];
  });
}
