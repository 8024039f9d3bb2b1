import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rules } from '../../../../games/atlantis/index.ts';
import { home, item, position, play } from '../../../games/atlantis/position.ts';
import { lay, lit, newGame } from './table.tsx';

/** Seat 0 has pawns on slots 1 and 4 and one in Atlantis; a pawn of seat 1 stands on the olive of slot 6. */
const middle = () =>
  position(2, {
    path: 'ring2 flag4 olive3 - ring5 vase5 olive2 crown6 flag1 helmet5',
    pawns: [[1, 4, -1], [6]],
    hands: [['olive', 'crown', 'vase'], []],
    won: [[3, 2, 1], []],
  });

test('the pawns that can move are lit, of several in Atlantis one; nothing is lit for others', () => {
  expect(lit(lay(middle(), 0).container, 'pawn')).toEqual([
    'Choose the pawn: slot 2, flag 4',
    'Choose the pawn: slot 5, ring 5',
    'Choose the pawn: Atlantis',
  ]);
  for (const seat of [1, null]) expect(lay(middle(), seat).container.querySelector('[data-target]')).toBeNull();
});

test('a pawn lights the places it can reach, with cards, toll and prize in their names', () => {
  const { container, press, played } = lay(middle(), 0);
  expect(lit(container, 'place')).toEqual([]);
  press('Choose the pawn: slot 2, flag 4');
  expect(lit(container, 'place')).toEqual([
    'Go to slot 3, olive 3, with olive, no toll, wins flag 4',
    'Go to slot 6, vase 5, with vase, toll 3, wins olive 3',
    'Go to slot 8, crown 6, with crown, toll 3, wins vase 5',
  ]);
  press(/^Go to slot 8/);
  expect(played).toEqual([{ type: 'movePawn', pawn: 0, cards: [item('crown')] }]);
});

test('every lit place follows from a legal move, and every legal journey from a lit place', () => {
  for (const seed of ['a', 'b', 'c']) {
    const state = newGame(seed);
    const seat = state.turn;
    const { container, press } = lay(state, seat);
    // At the start the three pawns in Atlantis are one to choose, so its places are lit at once.
    const moves = rules.legal(state, seat).filter(({ type }) => type === 'movePawn');
    expect(lit(container, 'place')).toHaveLength(moves.length);
    press('Choose the pawn: Atlantis');
    expect(lit(container, 'place')).toHaveLength(moves.length);
  }
});

test('a card lights where moves that begin with it lead, and its chains go on from pawn to pawn', () => {
  const { container, press, played } = lay(middle(), 0);
  press(/^Play olive/);
  expect(lit(container, 'place')).toEqual([
    'Go to slot 3, olive 3, 2 ways',
    'Go to slot 8, crown 6, with olive and crown, no toll, wins vase 5',
    'Go to mainland, with olive and vase, no toll, wins helmet 5',
  ]);
  press(/^Go to slot 8/);
  expect(played).toEqual([{ type: 'movePawn', pawn: 1, cards: [item('olive'), item('crown')] }]);
});

test('several ways to a place are offered with what each takes', () => {
  const { press, find, played } = lay(middle(), 0);
  press(/^Play olive/);
  press('Go to slot 3, olive 3, 2 ways');
  expect(played).toEqual([]);
  expect(find(/^Go from slot 2, flag 4, with olive, no toll, wins flag 4$/)).toBeDefined();
  press(/^Go from Atlantis, with olive, no toll, wins ring 2$/);
  expect(played).toEqual([{ type: 'movePawn', pawn: 2, cards: [item('olive')] }]);
});

test('a way that only spends more cards than another is not offered', () => {
  // The ring leads there at once, or by way of the pawn on the olive.
  const state = position(2, {
    path: 'flag1 olive2 ring3',
    pawns: [[0, home, home], [1]],
    hands: [['olive', 'ring'], []],
  });
  const { container, press } = lay(state, 0);
  press('Choose the pawn: slot 1, flag 1');
  expect(lit(container, 'place')).toEqual(['Go to slot 3, ring 3, with ring, no toll, wins flag 1']);
});

test('a finger chooses a place first and goes there from the panel', () => {
  const { container, press, played } = lay(middle(), 0);
  press('Choose the pawn: slot 2, flag 4');
  const place = container.querySelector('[data-target="to 7"]')!;
  const touch = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(touch, 'pointerType', { value: 'touch' });
  fireEvent(place, touch);
  expect(played).toEqual([]);
  press(/^Go from slot 2/);
  expect(played).toHaveLength(1);
});

test('one lit place is in the tab order, arrows lead on, Enter acts, Escape lets go', () => {
  const { container, press, played } = lay(middle(), 0);
  press('Choose the pawn: slot 2, flag 4');
  const stops = [...container.querySelectorAll('[data-target][tabindex="0"]')];
  expect(stops).toHaveLength(1);
  fireEvent.focus(stops[0]!);
  fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('data-target')).not.toBe(stops[0]!.getAttribute('data-target'));
  fireEvent.keyDown(container.querySelector('[data-target="to 2"]')!, { key: 'Enter' });
  expect(played).toEqual([{ type: 'movePawn', pawn: 0, cards: [item('olive')] }]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(lit(container, 'place')).toEqual([]);
});

test('toll and prize stand at the pointer before the move is made', () => {
  const { container, press } = lay(middle(), 0);
  press('Choose the pawn: slot 2, flag 4');
  fireEvent.focus(container.querySelector('[data-target="to 7"]')!);
  expect(container.querySelector('[aria-hidden="true"]:not(svg) b')?.textContent ?? '').toBe('3');
});

test('the bridge lights every open hole, and a press builds it', () => {
  const { container, press, played } = lay(middle(), 0);
  press('Build bridge');
  expect(lit(container, 'hole')).toEqual(['Build the bridge: hole at slot 4, toll 3']);
  expect(lit(container, 'pawn')).toEqual([]);
  press(/^Build the bridge/);
  expect(played).toEqual([{ type: 'buildBridge', slot: 3 }]);
});

test('a place that isn’t lit says why nothing leads there', () => {
  const { container, press, explained, played } = lay(middle(), 0);
  const at = (slot: number) => container.querySelector(`[data-place="to ${slot}"]`)!;
  press(at(8));
  press('Choose the pawn: slot 2, flag 4');
  // Behind, water, a pawn in the way, an item not in hand and a card that leads elsewhere.
  for (const slot of [0, 3, 6, 8]) press(at(slot));
  press(/^Play vase/);
  press(at(2));
  // The olive leads the other pawn onto slot 7, from where the crown and the vase go on.
  press('Choose the pawn: slot 5, ring 5');
  press(/^Play olive/);
  press(at(6));
  expect(explained).toEqual([
    'pickFirst',
    'behindPawn',
    'noTileThere',
    'tileOccupied',
    'cardNotHeld',
    'leadsElsewhere',
    'chainUnfinished',
  ]);
  expect(played).toEqual([]);
});

test('the mainland, pawns at home, holes with a bridge and others’ turns say why, by keyboard too', () => {
  const state = position(2, {
    path: 'flag1 - ring3 - - crown2 = vase6',
    pawns: [[0, 2, home], [5]],
    hands: [['vase'], []],
    won: [[3, 4], []],
  });
  const { container, press, explained, played } = lay(state, 0);
  const barred = (key: string) => container.querySelector(`[data-place="${key}"]`)!;
  press(barred('pawn 2'));
  press('Choose the pawn: slot 3, ring 3');
  press(barred(`to ${home}`));
  press('Build bridge');
  press(barred('to 6'));
  fireEvent.keyDown(barred('to 2'), { key: 'Enter' });
  expect(explained).toEqual(['pawnHome', 'tilesAhead', 'holeBridged', 'notAHole']);
  // Anywhere in an open hole will do.
  const [, last] = container.querySelectorAll('[data-target="hole 3"] polygon');
  press(last!);
  expect(played).toEqual([{ type: 'buildBridge', slot: 3 }]);
  const waiting = lay(state, 1);
  waiting.press(waiting.container.querySelector('[data-place="to 2"]')!);
  expect(waiting.explained).toEqual(['notYourTurn']);
});

test('who can’t see the board hears every slot with its tiles and pawns', () => {
  const words = lay(middle(), null).container.querySelector('ul.visually-hidden')!.textContent;
  expect(words).toContain('slot 2, flag 4, Ana’s pawn');
  expect(words).toContain('slot 4, water');
});

test('when it is over, the last crossing tells the holes of each pawn, what is paid and the totals', () => {
  const state = position(2, {
    path: 'flag1 - ring3 - - crown2 = vase6',
    pawns: [
      [home, home, 7],
      [0, 2, home],
    ],
    hands: [['flag'], ['olive']],
    won: [[], [4]],
  });
  const events = play(state, { type: 'movePawn', pawn: 2, cards: [0] });
  const { container } = lay(state, 1, { events });
  const account = container.querySelector('section[aria-label="The last crossing"]')!;
  // Ben: the first pawn crosses 1 and 2, the second 2; the bridge is free. Tile 4 and a card pay 5.
  expect(account.textContent).toContain('1+2');
  expect(account.textContent).toContain('owes 5');
  expect(account.textContent).toMatch(/Ben.*0$/);
});

test('light falls beside a lit pawn and never on it: its colour tells whose it is', () => {
  const { container } = lay(middle(), 0);
  const halos = [...container.querySelectorAll('[data-target^="pawn "] path[clip-path]')];
  expect(halos.length).toBeGreaterThan(0);
  for (const halo of halos) {
    const [, id = ''] = /url\(#(.+)\)/.exec(halo.getAttribute('clip-path') ?? '') ?? [];
    const free = document.getElementById(id)?.querySelector('[clip-rule="evenodd"]')?.getAttribute('d') ?? '';
    // Around the pawn, less the pawn.
    expect(free).toMatch(/^M-80-120H80V60H-80Z/);
    expect(free.endsWith(halo.getAttribute('d')!)).toBe(true);
  }
});
