import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../../games/kit/position.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import { startTable } from '../../games/kit/table.ts';
import { demandPossible } from '../laws/possible.ts';
import { type Bazaar, meta, rules } from './bazaar.ts';
import type { Rules } from '../../games/kit/rules.ts';

const open = rules as unknown as Rules<Bazaar>;
const table = startTable(open, 2, { rounds: 'short' }, 'stall');
const text = writePosition(open, table);

const read = (wrong: string, by: Rules<Bazaar> = open) => readPosition(by, meta, wrong);
/** Why the text is refused when a line of it reads otherwise. */
const refused = (line: RegExp, otherwise: string, by?: Rules<Bazaar>) => {
  expect(text).toMatch(line);
  const answer = read(text.replace(line, otherwise), by);
  return answer.ok ? undefined : `${answer.line}: ${answer.wrong}`;
};

test('a position is its game’s name, its table and its state, a field a line', () => {
  expect(text).toBe(`bazaar: format 1, 2 players, rounds "short"
seed "stall"
random [${table.random.join(' ')}]
events []
undoable false
step 0
begun 1
state:
  seats 2
  rounds 2
  hands [${table.state.hands.join(' ').replace(/\b(\d)(?: \1\b){2}/g, '$1*3')}]
  handSizes [4 4]
  bids [-1 -1]
  deck [${table.state.deck.join(' ')}]
  deckSize 22
  discards [0*5]
  coins [0 0]
  points [0 0]
  phase "bidding"
  turn 0
  round 0
  rolled false
`);
});

test('a position is read back as it was, in the middle of a game and at its end', () => {
  for (const moves of [0, 3, 9, 1000]) {
    const { end } = recordRandomGame(open, { players: 3, options: { rounds: 'long' }, seed: `${moves}` }, moves);
    expect(read(writePosition(open, end))).toEqual({ ok: true, table: end });
  }
});

test('all but the state may be left out', () => {
  const bare = text.replace(/seed[^]*(?=state:)/, '');
  const answer = read(bare);
  expect(answer.ok && answer.table).toMatchObject({ state: table.state, step: 0, events: [], format: 1, begun: 1 });
});

test.each([
  [/bazaar/, 'market', '1: a position of market, not of bazaar'],
  [/format 1/, 'format 2', '1: bazaar knows formats up to 1, not 2'],
  [/2 players/, '9 players', '1: bazaar is not for 9 players'],
  [/"short"/, '"endless"', /^1: options refused: .*unknownChoice/],
  [/"short"/, 'short', '1: no choice of rounds: short'],
  [/"short"/, '"long"', '0: its options are not those of the first line'],
  [/2 players/, '3 players', /^0: state.hands has 10 values, not 15$/],
  [/bazaar:/, 'bazaar', '1: the first line names no game, format, players and options'],
  [/step 0/, 'step -1', '0: step is no count of moves'],
  [/begun 1/, 'begun 2', '0: begun is no format'],
  [/random .*/, 'random [1 2 3]', '0: random is no list of four words'],
  [/events \[\]/, 'events [1]', '0: events is no list of events'],
  [/undoable false/, 'undoable 0', '0: undoable is neither true nor false'],
  [/step 0/, 'steps 0', '0: a table has no steps'],
  [/ {2}round 0\n/, '', '0: state lacks round'],
  [/ {2}round 0/, '  round 0\n  lap 0', '0: state has no lap'],
  [/ {2}round 0/, '  round "0"', '0: state.round is a string, not an integer'],
  [/ {2}round 0/, '  round 0.5', '0: state.round is a number, not an integer'],
  [/ {2}round 0/, '  round 99999999999', '0: state.round is 99999999999'],
  [/ {2}coins \[0 0\]/, '  coins [0*3]', '0: state.coins has 3 values, not 2'],
  [/ {2}coins \[0 0\]/, '  coins [0 null]', '0: state.coins[1] is null, not an integer'],
  [/discards \[0\*5\]/, 'discards [0*4 1]', '0: card5: 7 instead of 6'],
  [/phase "bidding"/, 'phase "haggling"', '0: there is no phase haggling'],
  [/phase "bidding"\n {2}turn 0/, 'phase "market"\n  turn 2', '0: seat 2 is to move'],
  [/handSizes \[4 4\]/, 'handSizes [4 4', '12: no value: [4 4'],
])('%s as %j is refused with a reason', (line, otherwise, why) => {
  expect(refused(line, otherwise)).toMatch(why);
});

test('what the game itself calls impossible is refused, and so is what its rules stumble over', () => {
  const strict: Rules<Bazaar> = {
    ...open,
    impossible: ({ coins }) => (coins[0] === 99 ? { code: 'tooRich', coins: 99 } : undefined),
  };
  expect(refused(/coins \[0 0\]/, 'coins [99 0]', strict)).toBe(
    '0: it can’t be: {"code":"tooRich","coins":99}'.replace('’', "'"),
  );
  const brittle: Rules<Bazaar> = { ...open, census: () => raise('no such card') };
  expect(refused(/coins \[0 0\]/, 'coins [1 0]', brittle)).toBe('0: the rules stumble over it: Error: no such card');
});

test('a text of an earlier format is upgraded', () => {
  const newer: Rules<Bazaar> = {
    ...open,
    format: 2,
    upgrade: (state) => ({ ...(state as Bazaar), rolled: false }),
  };
  const old = read(text.replace(/ {2}rolled false\n/, ''), newer);
  expect(old.ok && old.table).toEqual({ ...table, format: 2 });
  const broken: Rules<Bazaar> = { ...newer, upgrade: () => raise('too old') };
  expect(read(text, broken)).toEqual({ ok: false, line: 0, wrong: "it can't be upgraded: Error: too old" });
});

function raise(message: string): never {
  throw new Error(message);
}

test('a test that builds an impossible position is told so, with its text', () => {
  expect(demandPossible(rules, table.state)).toBe(table.state);
  const poor = { ...table.state, discards: [0, 0, 0, 0, 1] };
  expect(() => demandPossible(rules, poor)).toThrow(
    /can't be: card5: 7 instead of 6\n\nbazaar: [^]*discards \[0\*4 1\]/,
  );
});
