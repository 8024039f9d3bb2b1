/** Compresses text that is made for each request. Static files have compressed copies beside them instead. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** A medium quality: the text is compressed for every request, which must not take longer than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a text, compressed if the client accepts that. The caller sets its type. */
export async function sendSmall(ctx: Context, text: string): Promise<void> {
  ctx.vary('Accept-Encoding');
  // Browsers accept all encodings equally and name the smallest last.
  const accepted: readonly string[] = ctx.acceptsEncodings();
  const encoding = ['br', 'gzip'].find((each) => accepted.includes(each));
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  if (encoding === 'br') ctx.body = await promisify(brotliCompress)(text, BROTLI);
  else ctx.body = encoding === 'gzip' ? await promisify(gzip)(text) : text;
}
