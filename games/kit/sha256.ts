/**
 * SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104) over texts, as 64 hexadecimal digits. Browsers have their own on pages that
 * come by https alone; these run wherever the rules do.
 */

/** So many bytes are mixed at once. */
const BLOCK = 64;

const { initial, constants } = tables();

/** The SHA-256 of a text's UTF-8. */
export function sha256(text: string): string {
  return hexOf(digest(new TextEncoder().encode(text)));
}

/** The HMAC-SHA-256 of a text under a key. */
export function hmacSha256(key: string, text: string): string {
  const bytes = new TextEncoder().encode(key);
  const padded = new Uint8Array(BLOCK);
  padded.set(bytes.length > BLOCK ? digest(bytes) : bytes);
  const keyed = (mask: number, rest: Uint8Array) =>
    digest(new Uint8Array([...padded.map((byte) => byte ^ mask), ...rest]));
  return hexOf(keyed(0x5c, keyed(0x36, new TextEncoder().encode(text))));
}

function digest(message: Uint8Array): Uint8Array {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setUint32(blocks.byteLength - 8, Math.floor(message.length / 2 ** 29));
  blocks.setUint32(blocks.byteLength - 4, message.length * 8);
  const state = Uint32Array.from(initial);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) mix(state, schedule(blocks, at));
  const result = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) result.setUint32(index * 4, word);
  return new Uint8Array(result.buffer);
}

/** The 64 words a block is spread to. */
function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] as number;
    const late = words[i - 2] as number;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] as number) + s0 + (words[i - 7] as number) + s1;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = h + s1 + ((e & f) ^ (~e & g)) + (constants[i] as number) + (words[i] as number);
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word;
}

/** The first 32 bits behind the point of the square roots of the first 8 primes, and of the cube roots of the first 64. */
function tables(): { readonly initial: Uint32Array; readonly constants: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    initial: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    constants: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
