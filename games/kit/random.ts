/**
 * The only source of chance: sfc32 from PractRand, a small fast counter generator. Its four words are stored beside the
 * game's state, so that a match can be stored, resumed and replayed.
 */

/** Four 32-bit words. */
export type RandomWords = [number, number, number, number];

/** A random number generator that continues from four words: the same words give the same numbers. */
export class Random {
  /** How many words this object has drawn. 0 means that a move used no chance. */
  draws = 0;

  /** Draws from `words`, which it advances in place. */
  constructor(readonly words: RandomWords) {}

  /** A uniform integer in 0 … 2^32 − 1. */
  word(): number {
    return this.step() >>> 0;
  }

  /** The next 32 bits as a signed integer. JavaScript engines return small integers without allocating. */
  private step(): number {
    this.draws++;
    const w = this.words;
    const a = w[0];
    const b = w[1];
    const c = w[2];
    const counter = w[3];
    const sum = (((a + b) | 0) + counter) | 0;
    w[3] = (counter + 1) | 0;
    w[0] = b ^ (b >>> 9);
    w[1] = (c + (c << 3)) | 0;
    w[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }

  /**
   * A uniform integer in 0 … `n` − 1, without modulo bias. `n` is from 1 to 2^20, so that the product of a word and `n`
   * stays exact.
   */
  below(n: number): number {
    // Lemire 2019: take the high part of word × n, unless the low part is one of the 2^32 mod n surplus values.
    for (;;) {
      const word = this.step();
      const low = Math.imul(word, n) >>> 0;
      if (low >= n || low >= 4294967296 % n) return highPart(word >>> 0, n);
    }
  }

  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const kept = items[i] as T;
      items[i] = items[j] as T;
      items[j] = kept;
    }
    return items;
  }

  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** A random index, with probability `counts[index] / total`: draws a card from a heap that is counted by kind. */
  indexOf(counts: readonly number[], total: number): number {
    let left = this.below(total);
    let index = 0;
    while (left >= (counts[index] as number)) left -= counts[index++] as number;
    return index;
  }
}

/** Up to this size, a number times 16 bits fits into 32 bits. */
const SMALL = 1 << 15;

/** The upper 32 bits of word × n. For small n it uses only integers, which is faster than floating point. */
function highPart(word: number, n: number): number {
  if (n > SMALL) return Math.floor(word * n * 2 ** -32);
  return ((word >>> 16) * n + (((word & 0xffff) * n) >>> 16)) >>> 16;
}

/** A generator started from a seed. A seed of 32 hexadecimal digits is used as it is; any other text is hashed. */
export function randomFrom(seed: string): Random {
  const random = new Random(wordsOf(seed));
  for (let i = 0; i < 12; i++) random.word();
  random.draws = 0;
  return random;
}

/** A new 128-bit seed from the platform's cryptographic generator, as 32 hexadecimal digits. */
export function freshSeed(): string {
  return digits(globalThis.crypto.getRandomValues(new Uint32Array(4)));
}

/** 256 bits from the platform's cryptographic generator, as 64 hexadecimal digits. */
export function freshSecret(): string {
  return digits(globalThis.crypto.getRandomValues(new Uint32Array(8)));
}

/** The seed as 32 hexadecimal digits that start the same generator. */
export function seedDigits(seed: string): string {
  return digits(wordsOf(seed));
}

function digits(words: Iterable<number>): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function wordsOf(seed: string): RandomWords {
  return /^[0-9a-f]{32}$/i.test(seed) ? hexWords(seed) : hashWords(seed);
}

function hexWords(seed: string): RandomWords {
  const word = (at: number) => Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
}

/** FNV-1a over the text, once for each word, each time with another offset. */
function hashWords(seed: string): RandomWords {
  const word = (salt: number) => {
    let hash = 0x811c9dc5 ^ salt;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    return hash | 0;
  };
  return [word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162), word(0x6a09e667)];
}
