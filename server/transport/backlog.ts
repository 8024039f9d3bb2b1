/** Bounds what is kept for a connection that reads slower than it is told. */
import type { IncomingMessage } from 'node:http';

/** In characters. The largest match takes a tenth of it. */
const MOST = 1024 * 1024;

interface Packet {
  readonly data?: unknown;
}

/** What is used here of an engine.io socket. */
export interface Wire {
  readonly request: IncomingMessage;
  on(event: 'packetCreate', listener: (packet: Packet) => void): void;
  on(event: 'flush', listener: (packets: readonly Packet[]) => void): void;
  close(discard: boolean): void;
}

/** Cuts a connection off once too much waits for it; `cut` is told. Whoever still plays comes back by themselves. */
export function boundBacklog(wire: Wire, cut: () => void): void {
  let waiting = 0;
  wire.on('packetCreate', (packet) => {
    if (waiting > MOST) {
      cut();
      wire.close(true);
      // What the network was given already goes too.
      wire.request.socket.destroy();
    }
    waiting += sizeOf(packet);
  });
  wire.on('flush', (packets) => {
    for (const packet of packets) waiting -= sizeOf(packet);
  });
}

function sizeOf({ data }: Packet): number {
  return typeof data === 'string' ? data.length : 0;
}
