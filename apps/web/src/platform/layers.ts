const layers: (() => void)[] = [];

/** Something lies over the page, and `close` closes it as Esc does; the answer is to be called when it is gone. */
export function coverPage(close: () => void): () => void {
  layers.push(close);
  return () => {
    const at = layers.lastIndexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Closes what lies on top of the page; false when nothing does. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
}
