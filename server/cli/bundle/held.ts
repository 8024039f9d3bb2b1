/** Which letters a font file really has, read from its own table of them: what a package says of its files is too much. */
import { brotliDecompressSync } from 'node:zlib';

/** The header of a WOFF2 file, and how its table of contents names the one table that is looked for: https://www.w3.org/TR/WOFF2/. */
const HEADER = 48;
const SIGNATURE = 'wOF2';
const CMAP = 0;
const GLYPHS = [10, 11];
const UNKNOWN = 63;

/** Kinds of lists within that table, by how they write numbers: https://learn.microsoft.com/typography/opentype/spec/cmap. */
const NARROW = 4;
const BROAD = 12;

/** The letters of a WOFF2 font, by their numbers. Throws on anything else. */
export function lettersHeld(font: Uint8Array): ReadonlySet<number> {
  const file = Buffer.from(font);
  if (file.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) throw new Error('not a WOFF2 font');
  const { from, compressedFrom } = findCmap(file);
  const compressed = file.subarray(compressedFrom, compressedFrom + file.readUInt32BE(20));
  return lettersOf(brotliDecompressSync(compressed).subarray(from));
}

/** Where the table lies in what is compressed, and where that begins in the file. */
function findCmap(file: Buffer): { from: number; compressedFrom: number } {
  let at = HEADER;
  /** Seven bits a byte, the last one without its highest. */
  const number = () => {
    let value = 0;
    for (let more = true; more; at++) {
      const byte = file.readUInt8(at);
      value = value * 128 + (byte & 127);
      more = byte > 127;
    }
    return value;
  };
  let passed = 0;
  let from: number | undefined;
  for (let tables = file.readUInt16BE(12); tables > 0; tables--) {
    const flags = file.readUInt8(at);
    const tag = flags & 63;
    at += tag === UNKNOWN ? 5 : 1;
    const length = number();
    // Outlines are transformed unless they say otherwise, all else only where it says so: then another length follows.
    const version = flags >> 6;
    const transformed = GLYPHS.includes(tag) ? version !== 3 : version !== 0;
    if (tag === CMAP) from = passed;
    passed += transformed ? number() : length;
  }
  if (from === undefined) throw new Error('a font without letters');
  return { from, compressedFrom: at };
}

function lettersOf(cmap: Buffer): ReadonlySet<number> {
  const letters = new Set<number>();
  const add = (first: number, last: number) => {
    for (let letter = first; letter <= last; letter++) letters.add(letter);
  };
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry++) {
    const list = cmap.subarray(cmap.readUInt32BE(4 + 8 * entry + 4));
    const kind = list.readUInt16BE(0);
    if (kind === BROAD)
      for (let at = 16, left = list.readUInt32BE(12); left > 0; at += 12, left--)
        add(list.readUInt32BE(at), list.readUInt32BE(at + 4));
    if (kind === NARROW) {
      const bytes = list.readUInt16BE(6);
      // The last run ends the list and holds nothing.
      for (let at = 0; at < bytes - 2; at += 2) add(list.readUInt16BE(16 + bytes + at), list.readUInt16BE(14 + at));
    }
  }
  return letters;
}
