/** In whatever takes several presses the prompt says what comes next. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDoing } from '../../../client/kit/doing.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { cardOf } from '../../../games/lost-cities/board.ts';
import { home, move, play, position as atlantisAt } from '../../games/atlantis/position.ts';
import { position as asterionAt } from '../../games/asterion/position.ts';
import { give, hexAt, mat, position as attikaAt } from '../../games/attika/position.ts';
import { Laid, pebblesMatch } from '../table/lay.tsx';
import { board, meta } from '../table/pebbles.tsx';
import { lay as layAsterion } from './asterion/table.tsx';
import { lay as layAtlantis } from './atlantis/table.tsx';
import { lay as layAttika } from './attika/table.tsx';
import { deal, lay as layKatason, positionWhere } from './katason/table.tsx';
import { deal as dealCards, lay as layLostCities, newGame } from './lost-cities/table.tsx';

test('the table has it in the prompt’s place, and the prompt again once it is done or left', () => {
  changeSettings({ language: 'en', sound: false });
  let sentence: string | null = 'Now choose a stone.';
  const Hand = () => {
    useDoing(sentence);
    return null;
  };
  const match = pebblesMatch(['Ana', 'Bo']);
  match.hotseat.lift(0);
  const shown = () => <Laid match={match} game={{ meta, board: { ...board, Hand } }} />;
  const { rerender } = render(shown());
  expect(screen.getByText('Now choose a stone.')).toBeDefined();
  expect(screen.queryByText('Your choice.')).toBeNull();
  sentence = null;
  rerender(shown());
  expect(screen.getByText('Your choice.')).toBeDefined();
});

test('Katason: a tool wants its place, and a trade its other half, then a partner', () => {
  const state = positionWhere(
    ({ phase, turn, offer, deals }) => phase === 'development' && turn === 0 && offer === null && deals.length === 0,
  );
  deal(state, 0, [1, 0, 0, 0, 1]);
  const { next, press } = layKatason(state, 0);
  expect(next()).toBeNull();
  press(/^Road/);
  expect(next()).toBe('Choose a lit edge for your road.');
  press(/^Trade/);
  expect(next()).toBe('Choose what you give and what you want for it.');
  press(/^Add one brick \(brick/);
  expect(next()).toBe('Now choose what you want for it.');
  press(/^Add one ore/);
  expect(next()).toBe('Now choose whom you trade with.');
  // One thing is begun at a time: the trade took the road's place.
  press('Close');
  expect(next()).toBeNull();
  press(/^Road/);
  expect(next()).toBe('Choose a lit edge for your road.');
  press(/^Road/);
  expect(next()).toBeNull();
});

test('Attika: a building wants its site, and the site its price', () => {
  const state = attikaAt(2);
  mat(state, 0, 'theatre', 'capital');
  give(state, 0, { mountain: 1, hill: 3, forest: 1 });
  const { next, press, target } = layAttika(state, 0);
  expect(next()).toBeNull();
  press(/^theatre: ready/);
  expect(next()).toBe('Choose one of the lit sites for the theatre.');
  press(target(`hex ${hexAt(state, 0, 0)}`));
  expect(next()).toBe('Pay for the theatre as proposed, or press cards to pay with others.');
  press('Cancel');
  expect(next()).toBe('Choose one of the lit sites for the theatre.');
});

test('Atlantis: a pawn wants a place, and a toll what is still owed', () => {
  const state = atlantisAt(2, {
    path: 'flag3 - olive4 crown2',
    pawns: [[0, home], []],
    hands: [['olive', 'vase'], []],
    won: [[2, 1], []],
  });
  const before = layAtlantis(state, 0);
  before.press(/^Choose the pawn: slot 1/);
  expect(before.next()).toBe('Choose one of the lit places for this pawn.');
  play(state, move(0, 'olive'));
  const { next, press } = layAtlantis(state, 0);
  expect(next()).toBe('This pays the toll. Press “Pay”, or choose what you give instead.');
  press('Put the tile of 2 back');
  expect(next()).toBe('2 of the toll still to pay. Press tiles and cards to lay them down.');
});

test('Asterion: a tile put down wants its last turn, and a swap its second tile', () => {
  const state = asterionAt(2, 'tee', [
    { x: -1, y: 0, seat: 0, face: 'corner', turn: 3 },
    { x: -2, y: 0, seat: 0, face: 'corner', turn: 2 },
    { x: 1, y: 0, seat: 1, face: 'corner', turn: 1 },
  ]);
  const { next, press, lit, target } = layAsterion(state, 0);
  expect(next()).toBeNull();
  press(target(lit()[0]!));
  expect(next()).toBe('Turn the tile as you like, then press “Place it here”.');
  press(/^Swap ?give up/);
  expect(next()).toMatch(/^Choose two lit tiles to swap/);
  press(target(lit()[0]!));
  expect(next()).toBe('Now choose the tile to swap it with.');
});

test('Lost Cities: a card wants its place, or says that it can only be discarded', () => {
  const state = newGame('opening');
  dealCards(state, 0, [cardOf(0, 2), cardOf(0, 5)]);
  const { next, press } = layLostCities(state, 0);
  press('brown 2, can be played');
  expect(next()).toBe('Choose where brown 2 goes: on its path, or onto the discards.');
  press('brown 5');
  expect(next()).toBe('You can’t play brown 5 now. Discard it, or choose another card.');
});
