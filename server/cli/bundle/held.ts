/** Which letters a font file has. The package's own list names more than that. */
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** The code points of a font's letters. Rejects anything that isn't a font. */
export async function lettersHeld(font: Uint8Array): Promise<ReadonlySet<number>> {
  return new Set(new Face(new Blob(await convert(font, 'truetype'))).collectUnicodes());
}
