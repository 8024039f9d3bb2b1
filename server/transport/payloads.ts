/** The packets that a polling client sends in one request, handled a few at a time. */

/** What separates the packets of a payload. */
const BETWEEN = '\u001E';
/** How many packets one payload may hold. More messages than that would be refused anyway. */
const MOST = 200;
/** How many are handled in one turn of the event loop. Honest clients hardly ever send more at once. */
const FEW = 8;

/** The part of engine.io's transport for polling that is used here. */
export interface Polling {
  readonly name: string;
  onData(payload: string): void;
}

/** Lets a transport handle what it receives a few packets at a time. Calls `tooMany` in place of handling too many. */
export function inPieces(transport: Polling, tooMany: () => void): void {
  const handle = transport.onData.bind(transport);
  let waiting: string[] = [];
  const next = (): void => {
    const few = waiting.slice(0, FEW);
    for (const packet of few) handle(packet);
    waiting = waiting.slice(few.length);
    if (waiting.length > 0) setImmediate(next);
  };
  transport.onData = (payload) => {
    const packets = payload.split(BETWEEN, MOST + 1);
    if (waiting.length + packets.length > MOST) return tooMany();
    const isIdle = waiting.length === 0;
    waiting.push(...packets);
    if (isIdle) next();
  };
}
