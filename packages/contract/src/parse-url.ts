/** The address a text is, or null, as URL.parse of newer browsers returns it. Pure. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
