/** Limits how much is buffered for a connection that reads more slowly than it is sent to. */
import type { IncomingMessage } from 'node:http';

/** In characters. The largest match needs a tenth of it. */
const MOST = 1024 * 1024;

interface Packet {
  readonly data?: unknown;
}

/** What a packet takes beside its text. */
const FRAME = 64;

/** The parts of an engine.io socket that are used here. */
export interface Wire {
  readonly request: IncomingMessage;
  on(event: 'packetCreate', listener: (packet: Packet) => void): void;
  on(event: 'flush', listener: (packets: readonly Packet[]) => void): void;
  close(discard: boolean): void;
}

/** Calls `cut` when too much waits for a connection, to end it. Clients that still play reconnect by themselves. */
export function boundBacklog(wire: Wire, cut: () => void): void {
  let waiting = 0;
  wire.on('packetCreate', (packet) => {
    if (waiting > MOST) cut();
    waiting += sizeOf(packet);
  });
  wire.on('flush', (packets) => {
    for (const packet of packets) waiting -= sizeOf(packet);
  });
}

function sizeOf({ data }: Packet): number {
  return FRAME + (typeof data === 'string' ? data.length : 0);
}
