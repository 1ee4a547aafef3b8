import { Buffer } from "node:buffer";
import type { FileWindow } from "./file-window.ts";

const MARKUP = /<(?:script[\s/>]|!doctype\s+html|iframe[\s/>]|html[\s>])/i;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
const ZIP_END_SIZE = 22;
const STEP = 32 * 1024;
/** Longer than every pattern, so that none is missed between two steps. */
const OVERLAP = 64;

/**
 * Whether a picture's file is also something else (`abuse §5`): markup hidden in it, a zip archive behind it (which is
 * read from its end), or a PDF (whose header may be anywhere in the first kilobyte). Such a file is refused although
 * re-encoding would clean it: nobody makes one by accident.
 */
export function isPolyglot(file: FileWindow): boolean {
  if (file.some(0, 1024).includes("%PDF-")) return true;
  for (let at = 0; at < file.size; at += STEP) {
    const piece = file.some(at, STEP + OVERLAP);
    if (MARKUP.test(piece.toString("latin1")) || endsAsZip(file, at, piece)) return true;
  }
  return false;
}

/** Whether this piece holds an archive's end record whose comment ends with the file. */
function endsAsZip(file: FileWindow, from: number, piece: Buffer): boolean {
  for (let at = piece.indexOf(ZIP_END); at >= 0; at = piece.indexOf(ZIP_END, at + 1)) {
    const isWhole = at + ZIP_END_SIZE <= piece.length;
    if (isWhole && from + at + ZIP_END_SIZE + piece.readUInt16LE(at + 20) === file.size) return true;
  }
  return false;
}
