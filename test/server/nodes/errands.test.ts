/** What players of another server ask of each other is judged by what is known once that other's deeds have been read. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Bulletin } from '../../../server/match/bulletin.ts';
import { Errands } from '../../../server/nodes/errands.ts';
import { Relay } from '../../../server/nodes/relay.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';
import { fakeLine } from './line.ts';

/** A server that looks after the match, and what it did and told; it has read what others did once `read` was called. */
function owner() {
  const { line, posted } = fakeLine(() => []);
  const bulletin = new Bulletin(pino({ level: 'silent' }));
  const done: string[] = [];
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const known = { stateID: 1 };
  const store = {
    ahead: async () => {
      await isRead;
      known.stateID = 2;
    },
    ready: () => isRead,
    outdate: () => {},
    state: () => ({ _stateID: known.stateID }),
    metadata: () => ({ players: {} }),
    stored: { logEnd: () => [] },
  } as unknown as MatchStore;
  const relay = new Relay({ store, bulletin, concerns: () => true });
  bulletin.subscribe(({ kind }) => void done.push(kind));
  const own = {
    act: () => void done.push('act'),
    agree: () => void done.push('agree'),
    askUndo: () => void done.push(`undo of state ${known.stateID}`),
    answerUndo: async () => undefined,
    hurry: () => {},
  };
  const caughtUp = (id: string) => relay.caughtUp(id);
  const errands = new Errands({ line, node: 'this', own, bulletin, owns: () => true, caughtUp });
  return { relay, errands, done, posted, read };
}

test('who moves and asks at once to take that back asks about that move', async () => {
  const { relay, errands, done, posted, read } = owner();
  const heard = relay.heard('moved', 'match');
  const asked = errands.asked('match', 'other', ['1', 'askUndo', '0']);
  const acted = errands.acted('match', 0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  read();
  await Promise.all([heard, asked, acted]);
  expect(done).toEqual(['reread', 'dealt', 'undo of state 2', 'act']);
  expect(posted).toEqual(['tell answer this match other 1 {}']);
});
