/** A command is done once, by the server that owns its match, wherever it came to and whatever becomes of that server. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Judge } from '../../../server/match/owners.ts';
import { Forwarding } from '../../../server/nodes/forwarding.ts';
import { TooLongError } from '../../../server/nodes/line/line.ts';
import { Refused } from '../../../server/refused.ts';
import { answeredBy, forwarded } from '../../../server/storage/answers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Servers with one database between them, of which one owns the match. */
function servers() {
  const is = {
    owner: 'ann' as string | undefined,
    isOver: false,
    isOpen: true,
    /** Those that hear nothing, as whoever is dead or stands still. */
    deaf: new Set<string>(),
    /** What is stored of the match: how often something was done, and the answers. */
    done: 0,
    answers: new Map<unknown, string>(),
    /** Who did it. */
    by: [] as string[],
    /** What a server has yet to read before it has seen what it heard. */
    caughtUp: Promise.resolve(),
    told: [] as string[],
  };
  const ears = new Map<string, (told: string) => void>();
  const tell = async (whom: { node: string } | { ownerOf: string }, told: string) => {
    if (told.length > 7999) throw new TooLongError();
    const node = 'node' in whom ? whom.node : is.owner;
    if (node === undefined) return false;
    is.told.push(told);
    if (!is.deaf.has(node)) ears.get(node)?.(told);
    return true;
  };
  type Counts = Judge<{ by: number }, { done: number }>;
  /** Does something and stores that, with the answer. */
  const counting =
    (node: string): Counts =>
    (_, { by }, mark) => {
      is.done += by;
      is.by.push(node);
      if (mark !== undefined) is.answers.set(mark, answeredBy(forwarded(mark), { done: is.done }).told);
      return { done: is.done };
    };
  const join = (node: string, judge: Counts = counting(node)) => {
    const forwarding = new Forwarding({
      ask: async (_, mark) => (is.answers.has(mark) ? [{ told: is.answers.get(mark) }] : []) as never,
      line: { tell, isOpen: is.isOpen },
      node,
      store: { ready: async () => {}, metadata: () => (is.isOver ? ({ gameover: {} } as never) : ({} as never)) },
      log: pino({ level: 'silent' }),
      owns: () => is.owner === node && !is.deaf.has(node),
      caughtUp: () => is.caughtUp,
    });
    ears.set(node, (told) => {
      const [kind, from = '', id = '', ...rest] = told.split(' ');
      if (kind === 'do') void forwarding.asked(id, from, rest);
      else forwarding.answered(rest);
    });
    return forwarding.at('count', judge);
  };
  return { is, join, tell };
}

/** Time goes by, and what it leads to happens. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a command is done where its match is owned, and answered where it came to', async () => {
  const { is, join } = servers();
  const [ann, ben] = [join('ann'), join('ben')];
  expect(await ben('match', { by: 1 })).toEqual({ done: 1 });
  expect(is.told.map((told) => told.split(' ')[0])).toEqual(['do', 'done']);
  // Whoever owns it tells nobody.
  expect(await ann('match', { by: 1 })).toEqual({ done: 2 });
  expect(is.told).toHaveLength(2);
});

test('a match that is over has no owner: what comes is judged where it came to', async () => {
  const { is, join } = servers();
  const ben = join('ben', () => ({ done: 7 }));
  Object.assign(is, { owner: undefined, isOver: true });
  expect(await ben('match', { by: 1 })).toEqual({ done: 7 });
  // What no match is called is told to nobody.
  is.owner = 'ann';
  expect(await ben("match'\0", { by: 1 })).toEqual({ done: 7 });
  expect(is.told).toEqual([]);
});

test('what the owner refuses is refused, and what fails there fails', async () => {
  const { is, join } = servers();
  const judges: Judge<{ by: number }, { done: number }>[] = [
    () => {
      throw new Refused({ code: 'cantUndo' }, 'no');
    },
    () => {
      throw new Error('unwell');
    },
    () => ({ done: 1, more: 'x'.repeat(9000) }),
  ];
  for (const [index, expected] of ['no', 'has failed', 'has failed'].entries()) {
    join('ann', judges[index]);
    await expect(join('ben')('match', { by: 1 })).rejects.toThrow(expected);
  }
  await expect(join('ben')('match', { by: 1, more: 'x'.repeat(9000) } as never)).rejects.toThrow('too long');
  expect(is.done).toBe(0);
});

test('who hears no answer asks again, and nothing is done twice', async () => {
  const { is, join } = servers();
  // It stores nothing, as who refuses or votes.
  join('ann', () => ({ done: ++is.done }));
  const ben = join('ben');
  is.deaf.add('ben');
  const asked = ben('match', { by: 1 });
  await pass(100);
  expect(is.done).toBe(1);
  is.deaf.delete('ben');
  await pass(500);
  expect(await asked).toEqual({ done: 1 });
  expect(is.done).toBe(1);
});

test('what is told as an answer and is none is passed over, and the answer still waited for', async () => {
  const { is, join, tell } = servers();
  join('ann');
  const ben = join('ben');
  is.deaf.add('ben');
  const asked = ben('match', { by: 1 });
  await pass(100);
  is.deaf.delete('ben');
  for (const none of ['7', 'null', '"value"', '{}', '[', '']) await tell({ node: 'ben' }, `done ann match 1 ${none}`);
  await pass(500);
  expect(await asked).toEqual({ done: 1 });
});

test('where the owner dies after it has stored a command whoever is next knows its answer', async () => {
  for (const next of ['cleo', 'ben']) {
    const { is, join } = servers();
    join('ann');
    join('cleo');
    const ben = join('ben');
    is.deaf.add('ben');
    const asked = ben('match', { by: 1 });
    await pass(100);
    expect(is.done).toBe(1);
    is.deaf.clear();
    is.deaf.add('ann');
    await pass(3000);
    is.owner = next;
    await pass(500);
    expect(await asked).toEqual({ done: 1 });
    expect(is.done).toBe(1);
  }
});

test('where the owner dies before it has done a command whoever is next does it', async () => {
  for (const next of ['cleo', 'ben']) {
    const { is, join } = servers();
    join('ann');
    join('cleo');
    const ben = join('ben');
    is.deaf.add('ann');
    const asked = ben('match', { by: 1 });
    await pass(1000);
    // It has gone, and nobody has taken over yet.
    is.owner = undefined;
    await pass(2000);
    is.owner = next;
    await pass(500);
    expect(await asked).toEqual({ done: 1 });
    expect(is.by).toEqual([next]);
  }
});

test('who is answered has seen what it is about', async () => {
  const { is, join } = servers();
  join('ann');
  const ben = join('ben');
  let read = () => {};
  is.caughtUp = new Promise((resolve) => (read = resolve));
  let answer: unknown;
  const asked = ben('match', { by: 1 }).then((given) => (answer = given));
  await pass(1000);
  expect([is.done, answer]).toEqual([1, undefined]);
  read();
  await asked;
  expect(answer).toEqual({ done: 1 });
});

test('who stood still, and was answered meanwhile, knows that', async () => {
  const { is, join } = servers();
  join('ann');
  const ben = join('ben');
  is.deaf.add('ben');
  const asked = ben('match', { by: 1 });
  await pass(100);
  const later = performance.now() + 20_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await pass(500);
  vi.restoreAllMocks();
  expect(await asked).toEqual({ done: 1 });
  expect(is.done).toBe(1);
});

test('where nobody takes over, or the database is gone, it fails', async () => {
  const { is, join } = servers();
  is.deaf.add('ann');
  const asked = expect(join('ben')('match', { by: 1 })).rejects.toThrow('does not answer');
  await pass(8000);
  await asked;
  is.isOpen = false;
  await expect(join('ben')('match', { by: 1 })).rejects.toThrow('cannot be told');
  expect(is.done).toBe(0);
});
