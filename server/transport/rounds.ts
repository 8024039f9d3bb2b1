/**
 * Begins to answer a few requests each time the loop comes round: of dozens that arrive in one moment not all are carried out
 * before a move is heard that came with them. Addresses have their turns, so that who asks for much waits for themselves.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** So many are begun at once. */
const FEW = 2;

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export function inRounds(
  answer: RequestListener,
  addressOf: (request: IncomingMessage) => string,
  few = FEW,
): RequestListener {
  /** By address, whoever's turn is next first. */
  const waiting = new Map<string, Asked[]>();
  let begun = 0;
  const begin = ({ request, response }: Asked): void => {
    if (begun === 0) setImmediate(comeRound);
    begun++;
    answer(request, response);
  };
  const comeRound = (): void => {
    begun = 0;
    for (const [address, [next, ...others]] of waiting) {
      if (begun === few) return;
      waiting.delete(address);
      if (others.length > 0) waiting.set(address, others);
      if (next !== undefined) begin(next);
    }
  };
  return (request, response) => {
    if (waiting.size === 0 && begun < few) return begin({ request, response });
    const address = addressOf(request);
    waiting.set(address, [...(waiting.get(address) ?? []), { request, response }]);
  };
}
