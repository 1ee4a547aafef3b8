/** Pasted or dropped content: files, and text beside them ("" for none). */
export interface TransferredContent {
  files: File[];
  text: string;
}

/** The last part of a path or address, as a file name. */
function lastPart(line: string): string {
  const part = line.split(/[/\\]/).at(-1) ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a text only repeats the files' names, as file managers add them. */
function areNames(text: string, files: readonly File[]): boolean {
  const names = new Set(files.map(({ name }) => name));
  return text.split(/\r?\n/).every((line) => line.trim() === "" || names.has(lastPart(line.trim())));
}

/** Whether a text is the address of the copied picture, as browsers add it. */
function isItsAddress(text: string, data: Pick<DataTransfer, "getData">): boolean {
  const word = text.trim();
  if (!/^(https?|blob|data|file):\S+$/.test(word)) return false;
  return data.getData("text/uri-list").includes(word) || data.getData("text/html").includes("<img");
}

/**
 * The content of a clipboard or drag. Office programs add a picture of the text to the text; then the text is what
 * counts. File names, or a picture's address, do not count as text. Call it during the event.
 */
export function transferredContent(data: Pick<DataTransfer, "files" | "getData">): TransferredContent {
  const files = [...data.files];
  const text = data.getData("text/plain");
  if (files.length === 0 || text.trim() === "") return { files, text };
  return areNames(text, files) || isItsAddress(text, data) ? { files, text: "" } : { files, text };
}
