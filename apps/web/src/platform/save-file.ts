/** Gives a generated file to the person: the share sheet on touch devices that have one, otherwise a download. */
export async function saveFile(file: File): Promise<void> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.canShare?.({ files: [file] }) === true) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const url = URL.createObjectURL(file);
  saveAddress(url, file.name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads one of our addresses under this name, without holding the file in memory. */
export function saveAddress(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  // If a browser shows it instead of saving it, the app stays open.
  if (!url.startsWith("blob:")) link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
