/** SHA-256 and HMAC with it over texts, as 64 hexadecimal digits. Browsers have their own on pages that come by https alone. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text's UTF-8. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The HMAC-SHA-256 of a text under a key. */
export function hmacSha256(key: string, text: string): string {
  return bytesToHex(hmac(digest, utf8ToBytes(key), utf8ToBytes(text)));
}
