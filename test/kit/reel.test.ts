import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { hashTable, recordRandomGame, replay } from '../../games/kit/record.ts';
import { type Table, nextTable, viewTable } from '../../games/kit/table.ts';
import { Reel, filmOf } from '../../games/kit/reel.ts';
import { defaultOptions } from '../../games/kit/meta.ts';

describe.each([...shelf])('a reel of %s', async (_, { meta, load }) => {
  const { rules } = await load();
  const start = { players: meta.players.default, options: defaultOptions(meta), seed: 'reel' };
  const { record } = recordRandomGame(rules, start, 100);
  const after = (moves: number) => replay(rules, meta, { ...record, turns: record.turns.slice(0, moves) });
  const reel = new Reel(rules, after(0), record.turns);

  test('shows the table after any number of moves, whatever was asked before', () => {
    const last = record.turns.length;
    for (const moves of [last, 0, 1, 2, 31, 32, 33, 20, 64, last, 63, 5])
      if (moves <= last) expect(hashTable(reel.at(moves)), `${moves}`).toBe(hashTable(after(moves)));
  });
});

describe.each([...shelf])('a running match of %s', async (_, { meta, load }) => {
  const { rules } = await load();

  test.each([meta.players.min, meta.players.max])(
    'looked back at shows each of %i seats, and spectators, what they saw then, byte for byte',
    (players) => {
      const { record } = recordRandomGame(
        rules,
        { players, options: defaultOptions(meta), seed: 'looked back at' },
        60,
      );
      const seats = [null, ...Array.from({ length: players }, (_each, seat) => seat)];
      const seenOf = (table: Table) => seats.map((seat) => JSON.stringify(viewTable(rules, table, seat)));
      let table = replay(rules, meta, { ...record, turns: [] });
      const reel = new Reel(rules, table);
      const seen = [seenOf(table)];
      for (const { seat, move } of record.turns) {
        table = nextTable(rules, table, seat, move);
        seen.push(seenOf(table));
        reel.push({ seat, move });
        const odd = ((seen.length * seen.length * 37) % 41) % seen.length;
        for (const step of [seen.length - 1, odd]) expect(seenOf(reel.at(step))).toEqual(seen[step]);
      }
      for (const [step, views] of seen.entries()) expect(seenOf(reel.at(step))).toEqual(views);
    },
  );
});

const { rules } = await shelf.get('atlantis')!.load();
const { meta } = shelf.get('atlantis')!;

function played(seed: string) {
  return recordRandomGame(rules, { players: 3, options: defaultOptions(meta), seed }).record;
}

test('what was taken back is shown as it was played instead', () => {
  const record = played('reel');
  const reel = new Reel(rules, replay(rules, meta, { ...record, turns: [] }), record.turns);
  reel.at(40);
  reel.cut(34);
  expect(reel.length).toBe(34);
  const state = reel.at(34).state;
  const [seat] = rules.toMove(state);
  const move = rules
    .legal(state, seat!)
    .findLast((each) => JSON.stringify(each) !== JSON.stringify(record.turns[34]!.move));
  reel.push({ seat: seat!, move: move! });
  const turns = [...record.turns.slice(0, 34), { seat: seat!, move: move! }];
  expect(hashTable(reel.at(35))).toBe(hashTable(replay(rules, meta, { ...record, turns })));
  expect(reel.turn(34)).toEqual(turns[34]);
});

test('there is nothing before the first move, after the last or between two', () => {
  const record = played('reel');
  const reel = new Reel(rules, replay(rules, meta, { ...record, turns: [] }), record.turns.slice(0, 3));
  for (const moves of [-1, 4, 1.5, Number.NaN]) expect(() => reel.at(moves)).toThrow(RangeError);
});

test('a film judges each move once, and looking at its end afterwards makes few of them again', () => {
  const record = played('film');
  let made = 0;
  const counted: typeof rules = {
    ...rules,
    apply: (...move) => {
      made++;
      rules.apply(...move);
    },
  };
  const film = filmOf(counted, meta, record);
  const { length } = record.turns;
  expect(film.misfit).toBeNull();
  expect(film.moments.length).toBe(length);
  expect(made).toBe(length);
  film.reel.at(length);
  // Less than the 32 moves from one kept table to the next.
  expect(made - length).toBeLessThan(32);
});

test('a film ends before the first move the rules refuse, and says why', () => {
  const record = played('film');
  const turns = [...record.turns.slice(0, 7), { seat: 0, move: { type: 'noSuchMove' } }, ...record.turns.slice(7)];
  const film = filmOf(rules, meta, { ...record, turns });
  expect(film.reel.length).toBe(7);
  expect(String(film.misfit)).toContain('turn 7');
  expect(() => filmOf(rules, meta, { ...record, players: 7 })).toThrow(/refused/);
});
