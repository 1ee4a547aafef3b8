/** Colours of the palette of six (`rules §9.5`); values live in tokens.css as --av-0 … --av-5. */
const AVATAR_COLOURS = 6;

/** Index into the palette: sum of the name's character codes. */
export function avatarColour(name: string): number {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return sum % AVATAR_COLOURS;
}

/** The first letter, upper-cased; a whole emoji or rare character stays whole. */
export function avatarLetter(name: string): string {
  const [first = "?"] = name.trim();
  return first.toUpperCase();
}
