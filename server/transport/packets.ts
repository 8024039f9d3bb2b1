/** Messages in socket.io's protocol: their encoding, and which are fit to be read. */
import { Decoder, type Packet } from 'socket.io-parser';
import { isWholeText } from '../guard.ts';

/** An encoder without binary support, because we send no binary data. socket.io's own searches every message for it. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    const written = data === undefined ? '' : JSON.stringify(data);
    return [`${type}${namespace}${id ?? ''}${written}`];
  }
}

export const packets = { Encoder, Decoder };

/** Ids and keys in a message; what lies deeper is judged where it is read. */
export const isFit = (word: unknown): boolean => typeof word !== 'string' || isWholeText(word);
