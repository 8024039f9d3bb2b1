/** Requests that come in one moment: a few are begun at a time, and addresses have their turns. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { AddressQueue, REQUESTS } from '../../../server/http/address-queue.ts';
import { queued } from '../../../server/transport/connections.ts';
import { handClock } from '../../clock.ts';

/** What is asked by an address, such as `ann 1`, and what is begun of it when the loop has come round so often. */
function server(few: number, clock = handClock()) {
  let begun: string[] = [];
  const answer: RequestListener = ({ url }) => void begun.push(url ?? '');
  const listener = queued(answer, ({ url }) => url?.split(' ')[0] ?? '', new AddressQueue({ ...REQUESTS, few }, clock));
  const ask = (...urls: readonly string[]) => {
    for (const url of urls) listener({ url } as IncomingMessage, {} as ServerResponse & { req: IncomingMessage });
  };
  const taken = () => {
    const now = begun;
    begun = [];
    return now;
  };
  const round = async () => {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    return taken();
  };
  return { ask, taken, round };
}

test('what comes alone is answered at once', async () => {
  const { ask, taken, round } = server(2);
  ask('ann 1', 'bob 1');
  expect(taken()).toEqual(['ann 1', 'bob 1']);
  expect(await round()).toEqual([]);
  ask('ann 2');
  expect(taken()).toEqual(['ann 2']);
});

test('of many that come at once a few are begun each time the loop comes round', async () => {
  const { ask, taken, round } = server(2);
  ask('ann 1', 'ann 2', 'ann 3', 'ann 4', 'ann 5');
  expect([taken(), await round(), await round(), await round()]).toEqual([
    ['ann 1', 'ann 2'],
    ['ann 3', 'ann 4'],
    ['ann 5'],
    [],
  ]);
});

test('who asks for much waits for themselves, and what one asks for comes in its order', async () => {
  const { ask, taken, round } = server(2);
  ask('ann 1', 'ann 2', 'ann 3', 'ann 4', 'ann 5', 'bob 1');
  expect(taken()).toEqual(['ann 1', 'ann 2']);
  expect(await round()).toEqual(['bob 1', 'ann 3']);
  ask('bob 2');
  expect(await round()).toEqual(['bob 2', 'ann 4']);
  expect(await round()).toEqual(['ann 5']);
});

test('of who has had much one is answered at a time, others have their time between, and whoever has had little comes at once', async () => {
  const clock = handClock();
  const { ask, taken, round } = server(2, clock);
  const much = Array.from({ length: 64 }, (_, index) => `ann ${index + 1}`);
  ask(...much);
  const had: string[] = [...taken()];
  for (let rounds = 0; rounds < 29; rounds++) had.push(...(await round()));
  expect(had).toEqual(much.slice(0, 60));
  // The first beyond takes the server two milliseconds: others have six.
  expect(await round()).toEqual(['ann 61']);
  clock.turn(2);
  expect(await round()).toEqual([]);
  ask('bob 1', 'bob 2');
  expect(taken()).toEqual(['bob 1', 'bob 2']);
  clock.turn(5);
  expect(await round()).toEqual([]);
  clock.turn(1);
  expect(taken()).toEqual(['ann 62']);
});

test('what one has had is forgotten by halves', async () => {
  const clock = handClock();
  const { ask, taken, round } = server(100, clock);
  ask(...Array.from({ length: 70 }, (_, index) => `ann ${index + 1}`));
  expect(taken()).toHaveLength(60);
  clock.turn(1000);
  expect(await round()).toHaveLength(10);
});
