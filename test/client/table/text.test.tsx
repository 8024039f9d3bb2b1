import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../games/kit/rules.ts';
import type { Player } from '../../../client/boards/contract.ts';
import { pieces, plain } from '../../../client/table/log/codes.ts';
import { lastTurns, logTurns } from '../../../client/table/log/log.ts';
import { RichText } from '../../../client/table/log/RichText.tsx';
import { tableEn } from '../../../client/text/shell/table.en.ts';
import { tableJa } from '../../../client/text/shell/table.ja.ts';

const players: readonly Player[] = [
  { seat: 0, name: 'Ana', colour: 'red', connected: true },
  { seat: 1, name: 'Bo {seat:0}', colour: 'blue', connected: true, bot: 'easy' },
];
const icons = { card: (kind: string) => <i title={kind}>card {kind}</i> };
const drawn = (text: string) =>
  render(<RichText text={text} players={players} icons={icons} language="en" />).container;

test('a sentence falls into words and codes', () => {
  expect(pieces('{seat:1} gives {card:two words}, ok')).toEqual([
    { kind: 'code', name: 'seat', argument: '1' },
    { kind: 'text', text: ' gives ' },
    { kind: 'code', name: 'card', argument: 'two words' },
    { kind: 'text', text: ', ok' },
  ]);
  expect(pieces('{robber}')).toEqual([{ kind: 'code', name: 'robber', argument: '' }]);
  expect(pieces('a { b } {} {1}')).toEqual([{ kind: 'text', text: 'a { b } {} {1}' }]);
  expect(pieces('')).toEqual([]);
});

test('codes are drawn; a name that looks like a code stays a name', () => {
  const text = drawn('{seat:1} takes {card:brick} from {seat:0}');
  expect(text.textContent).toBe('Bo {seat:0} takes card brick from Ana');
  expect(text.querySelectorAll('i')).toHaveLength(1);
});

test('unknown codes and seats show their argument, never an inherited property', () => {
  expect(drawn('{unknown:thing} {seat:9} {constructor:x} {toString}').textContent).toBe('thing 9 x ');
});

test('where nothing can be drawn names stay and icons go', () => {
  expect(plain('{seat:0} takes {card:brick} now', (seat) => players[seat]?.name ?? '')).toBe('Ana takes now');
});

const events = (...types: readonly (readonly [string, number])[]) => types.map(([type, seat]) => ({ type, seat }));

const tell = (happened: readonly GameEvent[]) =>
  happened
    .filter(({ type }) => type !== 'silent' && type !== 'turnEnded')
    .map((event) => ({ events: [event], text: event.type }));

test('the log is gathered by turns; events without a sentence leave nothing', () => {
  const history = [
    { step: 1, events: events(['placed', 1]) },
    { step: 2, events: events(['placed', 0]) },
    { step: 3, events: events(['turnEnded', 0]) },
    { step: 4, events: events(['rolled', 1], ['produced', 0]) },
    { step: 5, events: events(['silent', 1]) },
    { step: 6, events: events(['replied', 0]) },
    { step: 7, events: events(['turnEnded', 1]) },
    { step: 8, events: events(['rolled', 0]) },
  ];
  const turns = logTurns(history, tell);
  const told = turns.map(({ step, seat, moves }) => [
    step,
    seat,
    moves.map((move) => [move.step, ...move.sentences.map(({ text }) => text)]),
  ]);
  expect(told).toEqual([
    [1, 1, [[1, 'placed']]],
    [2, 0, [[2, 'placed']]],
    [
      4,
      1,
      [
        [4, 'rolled', 'produced'],
        [6, 'replied'],
      ],
    ],
    [8, 0, [[8, 'rolled']]],
  ]);
});

test('turns that events count are the log’s from the first, whoever acts in them', () => {
  const history = [1, 1, 1, 2, 2].map((turn, i) => ({ step: i + 1, events: [{ type: 'placed', seat: i % 2, turn }] }));
  expect(logTurns(history, tell).map((turn) => [turn.step, turn.seat, turn.moves.length])).toEqual([
    [1, 0, 3],
    [4, 1, 2],
  ]);
});

test('without ends of turns every seat’s moves stand together', () => {
  const history = [0, 0, 1, 0].map((seat, i) => ({ step: i + 1, events: events(['placed', seat]) }));
  expect(logTurns(history, tell).map((turn) => [turn.seat, turn.moves.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
  ]);
});

test('both languages know the same refusals, keys and quick words', () => {
  expect(Object.keys(tableJa.refusals)).toEqual(Object.keys(tableEn.refusals));
  expect(Object.keys(tableJa.keyNames)).toEqual(Object.keys(tableEn.keyNames));
  expect(Object.keys(tableJa.quick)).toEqual(Object.keys(tableEn.quick));
});

test('of a long log the last turns are drawn, and turns leave seldom', () => {
  const long = (count: number) =>
    logTurns(
      Array.from({ length: count }, (_, i) => ({ step: i + 1, events: events(['placed', i % 2]) })),
      tell,
    );
  expect(lastTurns(long(30), 40, 10)).toHaveLength(30);
  expect(lastTurns(long(49), 40, 10)).toHaveLength(49);
  expect(lastTurns(long(50), 40, 10)).toHaveLength(40);
  expect(lastTurns(long(59), 40, 10)[0]?.step).toBe(11);
  expect(lastTurns(long(61), 40, 10)[0]?.step).toBe(21);
});
