/**
 * SHA-256 and HMAC-SHA-256 of texts, as 64 hexadecimal digits. They are written in JavaScript because browsers offer
 * their own only on https pages.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text in UTF-8. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The HMAC-SHA-256 of a text under a key. */
export function hmacSha256(key: string, text: string): string {
  return bytesToHex(hmac(digest, utf8ToBytes(key), utf8ToBytes(text)));
}
