/** Which letters a font file really has: what a package says of its files is too much. */
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** The letters of a font, by their numbers. Rejects on anything else. */
export async function lettersHeld(font: Uint8Array): Promise<ReadonlySet<number>> {
  return new Set(new Face(new Blob(await convert(font, 'truetype'))).collectUnicodes());
}
