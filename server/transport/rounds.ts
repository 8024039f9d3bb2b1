/**
 * Begins to answer a few requests each time the loop comes round: of dozens that arrive in one moment not all are carried out
 * before a move is heard that came with them. Whose address has had least lately comes first: who asks for much waits for themselves.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** So many are begun at once. */
const FEW = 2;
/** For so many milliseconds it counts what somebody had. */
const LATELY = 1000;

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export function inRounds(
  answer: RequestListener,
  addressOf: (request: IncomingMessage) => string,
  few = FEW,
): RequestListener {
  /** By address, in the order of their coming. */
  const waiting = new Map<string, Asked[]>();
  /** How much each address has had lately. */
  const had = new Map<string, number>();
  let [begun, since] = [0, 0];
  const begin = (address: string, { request, response }: Asked): void => {
    if (begun === 0) setImmediate(comeRound);
    begun++;
    had.set(address, (had.get(address) ?? 0) + 1);
    answer(request, response);
  };
  const comeRound = (): void => {
    begun = 0;
    for (let turn = 0; turn < few && waiting.size > 0; turn++) {
      const address = least(waiting.keys(), had);
      const [next, ...others] = waiting.get(address) ?? [];
      if (others.length > 0) waiting.set(address, others);
      else waiting.delete(address);
      if (next !== undefined) begin(address, next);
    }
  };
  return (request, response) => {
    const [address, now] = [addressOf(request), performance.now()];
    if (now - since > LATELY) {
      had.clear();
      since = now;
    }
    if (waiting.size === 0 && begun < few) return begin(address, { request, response });
    waiting.set(address, [...(waiting.get(address) ?? []), { request, response }]);
  };
}

/** Who has had least, the first of them. */
function least(addresses: Iterable<string>, had: ReadonlyMap<string, number>): string {
  let [found, fewest] = ['', Number.POSITIVE_INFINITY];
  for (const address of addresses) {
    const count = had.get(address) ?? 0;
    if (count < fewest) [found, fewest] = [address, count];
  }
  return found;
}
