import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256, sha256 } from '../../games/kit/sha256.ts';

/** Lengths around those at which a block more is needed, with letters of one, two and three bytes. */
const texts = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000].flatMap((length) =>
  ['a', 'é', '卓'].map((letter) => letter.repeat(length)),
);

test('SHA-256 gives what the standard gives as examples', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('SHA-256 and HMAC agree with another implementation, whatever the length', () => {
  for (const text of texts) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    expect(hmacSha256(text, 'abc')).toBe(createHmac('sha256', text).update('abc').digest('hex'));
    expect(hmacSha256('key', text)).toBe(createHmac('sha256', 'key').update(text).digest('hex'));
  }
});
