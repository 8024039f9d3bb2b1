/** Sends text that is made for who asks as small as they can read it; files have their compressed copies beside them. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

/** Middling: made anew for every asker, it is to take no longer than it spares. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Answers with a text, compressed where the asker says they understand it. Its type is the caller's to set. */
export async function sendSmall(ctx: Context, text: string): Promise<void> {
  ctx.vary('Accept-Encoding');
  // Browsers take all of them alike, and name the smallest last.
  const accepted: readonly string[] = ctx.acceptsEncodings();
  const encoding = ['br', 'gzip'].find((each) => accepted.includes(each));
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  if (encoding === 'br') ctx.body = await promisify(brotliCompress)(text, BROTLI);
  else ctx.body = encoding === 'gzip' ? await promisify(gzip)(text) : text;
}
