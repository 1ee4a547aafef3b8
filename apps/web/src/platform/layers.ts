const layers: (() => void)[] = [];

/** Registers a layer over the page, which `close` closes as Esc does; call the result once it is closed. */
export function coverPage(close: () => void): () => void {
  layers.push(close);
  return () => {
    const at = layers.lastIndexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Closes the top layer over the page; returns false if there is none. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
}
