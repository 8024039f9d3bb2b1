/** How messages are written down, by socket.io's protocol. */
import { Decoder, type Packet } from 'socket.io-parser';

/** Nothing that is sent has binary parts: socket.io's own encoder walks through all of a message to look for them. */
class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    const written = data === undefined ? '' : JSON.stringify(data);
    return [`${type}${namespace}${id ?? ''}${written}`];
  }
}

export const packets = { Encoder, Decoder };
