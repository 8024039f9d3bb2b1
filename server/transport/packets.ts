/** The encoding of messages in socket.io's protocol. */
import { Decoder, type Packet } from 'socket.io-parser';

/** An encoder without binary support, because we send no binary data. socket.io's own searches every message for it. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    const written = data === undefined ? '' : JSON.stringify(data);
    return [`${type}${namespace}${id ?? ''}${written}`];
  }
}

export const packets = { Encoder, Decoder };
