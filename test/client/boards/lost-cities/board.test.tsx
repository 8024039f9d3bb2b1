import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf } from '../../../../games/lost-cities/board.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import type { Options } from '../../../../games/lost-cities/meta.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { deal, lay, newGame, positionWhere } from './table.tsx';

const [BROWN, YELLOW, GREEN] = [0, 1, 2];
const lit = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-target]')].map((target) => target.getAttribute('data-target'));

/** Seat 0 holds brown 2 and 5 and yellow 3, and has a row of brown up to 4 or none. */
function opening(row: 'no row' | 'brown row', options: Partial<Options> = {}): State {
  const state = newGame('opening', 3, options);
  deal(state, 0, [cardOf(BROWN, 2), cardOf(BROWN, 5), cardOf(YELLOW, 3)]);
  if (row === 'no row') return state;
  state.steps[BROWN] = 3;
  state.firsts[BROWN] = cardOf(BROWN, 4);
  state.tops[BROWN] = cardOf(BROWN, 4);
  state.laid[cardOf(BROWN, 4)] = 1;
  state.deck[cardOf(BROWN, 4)]! -= 1;
  state.explorersLeft[0] = 3;
  return state;
}

test('nothing is lit before a card is picked, for those who wait and for spectators', () => {
  const state = newGame('start');
  expect(lit(lay(state, 0).container)).toEqual([]);
  expect(lit(lay(state, 1).container)).toEqual([]);
  expect(lit(lay(state, null).container)).toEqual([]);
});

test('a card that starts a path lights the first step for both kinds of figure, and its pile', () => {
  const state = opening('no row');
  const { container, played, press, show } = lay(state, 0);
  press('brown 2, can be played');
  expect(lit(container)).toEqual([`explorer ${BROWN}`, `researcher ${BROWN}`, `pile ${BROWN}`]);
  press(container.querySelector('[data-target="researcher 0"]')!);
  expect(played).toEqual([{ type: 'startPath', card: cardOf(BROWN, 2), figure: 'researcher' }]);
  show(state);
  expect(lit(container)).toEqual([]);
});

test('a card that is not the lowest of its colour can only be discarded, and says why', () => {
  const { container, played, explained, press } = lay(opening('no row'), 0);
  press('brown 5');
  expect(lit(container)).toEqual([`pile ${BROWN}`]);
  expect(explained).toEqual(['notLowest']);
  press(/Start the brown path with an explorer/);
  expect(explained).toEqual(['notLowest', 'notLowest']);
  press(container.querySelector('[data-target="pile 0"]')!);
  expect(played).toEqual([{ type: 'discard', card: cardOf(BROWN, 5) }]);
});

test('a card that fits a row lights the figure’s next step; a lower one says how far the row has come', () => {
  const { container, explained, played, press } = lay(opening('brown row'), 0);
  press('brown 5, can be played');
  expect(lit(container)).toEqual([`path ${BROWN}`, `pile ${BROWN}`]);
  press('brown 2');
  expect(lit(container)).toEqual([`pile ${BROWN}`]);
  expect(explained).toEqual(['tooLow']);
  press(/Advance on brown to space 4/);
  expect(explained).toEqual(['tooLow', 'tooLow']);
  expect(played).toEqual([]);
});

test('a second press on the picked card lays it where that can be done in one way, and puts it back elsewhere', () => {
  const { container, played, press } = lay(opening('brown row'), 0);
  press('brown 5, can be played');
  press('brown 5, can be played');
  expect(played).toEqual([{ type: 'advance', card: cardOf(BROWN, 5) }]);
  press('brown 2');
  press('brown 2');
  expect(lit(container)).toEqual([]);
  const start = lay(opening('no row'), 0);
  start.press('brown 2, can be played');
  start.press('brown 2, can be played');
  expect(start.played).toEqual([]);
  expect(lit(start.container)).toEqual([]);
});

test('what a step would change stands at the pointer: the researcher counts double', () => {
  const state = opening('brown row');
  state.researchers[0] = BROWN;
  const { container, press } = lay(state, 0);
  press('brown 5, can be played');
  fireEvent.focus(container.querySelector('[data-target="path 0"]')!);
  // From step 3 (−10) to step 4 (5).
  expect(container.textContent).toContain('−20 → +10');
});

test('the fifth to cross is told that it ends the expedition', () => {
  const state = opening('brown row');
  state.steps[BROWN] = 6;
  for (const at of [5, 6, 10, 11]) state.steps[at] = 7;
  const { container, press } = lay(state, 0);
  press('brown 5, can be played');
  expect(container.querySelector('[data-target="path 0"]')!.getAttribute('aria-label')).toContain(
    'fifth to cross, ends the expedition',
  );
});

test('buttons too say what ends the expedition: the fifth to cross, the last card, the 50th turn without progress', () => {
  const crossing = opening('brown row');
  crossing.steps[BROWN] = 6;
  for (const at of [5, 6, 10, 11]) crossing.steps[at] = 7;
  const hand = () => screen.getByRole('group', { name: 'What you can do' });
  lay(crossing, 0).press('brown 5, can be played');
  expect(within(hand()).getByText('Advance: +15 → +30').textContent).toContain('ends the expedition');
  const last = positionWhere(({ deckSize, stage }) => deckSize === 1 && stage === 'draw');
  lay(last, last.turn);
  expect(within(hand()).getByText('Draw from the deck').textContent).toContain('ends the expedition');
  const stalled = positionWhere(
    ({ discarded, piles }) => discarded >= 0 && piles.filter((pile) => pile.length > 0).length > 1,
  );
  stalled.stalled = 49;
  const { find } = lay(stalled, stalled.turn);
  expect(find(/^Take the .*: 50th turn of discards only, ends the expedition$/)).toBeDefined();
});

test('how many more turns without progress there may be is told once there have been ten', () => {
  const state = newGame('stalling');
  state.stalled = 9;
  lay(state, 0);
  expect(screen.queryByText(/more such turns/)).toBeNull();
  state.stalled = 10;
  lay(state, 0);
  expect(screen.getByText('Ends after 40 more such turns')).not.toBeNull();
  state.stalled = 49;
  lay(state, 0);
  expect(screen.getByText('Ends after 1 more such turn')).not.toBeNull();
});

test('a card for a figure at its ruin says whom it moves: nobody, or with later cards another figure', () => {
  for (const [summitBonus, said] of [
    ['arrival', 'Add to the brown row: no figure moves'],
    ['laterCards', 'Add to the brown row: another figure may take a free step'],
  ] as const) {
    const state = opening('brown row', { summitBonus });
    state.steps[BROWN] = 9;
    state.steps[GREEN] = 2;
    const { press, find } = lay(state, 0);
    press('brown 5, can be played');
    expect(find(said)).toBeDefined();
    state.steps[GREEN] = 0;
    lay(state, 0).press('brown 5, can be played');
    expect(screen.getAllByRole('button', { name: 'Add to the brown row: no figure moves' })).not.toEqual([]);
  }
});

test('places that aren’t lit say why: what comes first, a pile just discarded onto, an empty one, a path without a figure', () => {
  const { container, explained, played, press } = lay(opening('brown row'), 0);
  const barred = (key: string) => container.querySelector(`[data-place="${key}"]`)!;
  press(barred('deck'));
  press(barred(`pile ${GREEN}`));
  press(barred(`path ${GREEN}`));
  press('brown 2');
  press(barred(`path ${BROWN}`));
  expect(explained).toEqual(['wrongPhase', 'wrongPhase', 'wrongPhase', 'tooLow', 'tooLow']);
  expect(played).toEqual([]);
});

test('in drawing, cards in hand, empty piles and the one just discarded onto say why they can’t be had', () => {
  const state = positionWhere(
    ({ stage, piles, discarded }) =>
      stage === 'draw' &&
      discarded >= 0 &&
      piles.some((pile) => pile.length === 0) &&
      piles.some((pile, colour) => pile.length > 0 && colour !== discarded),
  );
  const { container, explained, press } = lay(state, state.turn);
  const empty = state.piles.findIndex((pile) => pile.length === 0);
  press(container.querySelector('button[data-card]')!);
  press(container.querySelector(`[data-place="pile ${empty}"]`)!);
  press(container.querySelector(`[data-place="pile ${state.discarded}"]`)!);
  press(container.querySelector('fieldset button[aria-disabled="true"]')!);
  expect(explained).toEqual(['wrongPhase', 'pileEmpty', 'justDiscarded', 'justDiscarded']);
});

test('a free step is refused to figures at their ruin and on paths not started; for others the deck waits', () => {
  const state = positionWhere(
    ({ stage, steps, turn }) => stage === 'bonus' && steps.slice(turn * 5, turn * 5 + 5).includes(0),
  );
  const idle = state.steps.slice(state.turn * 5, state.turn * 5 + 5).indexOf(0);
  const { container, explained } = lay(state, state.turn);
  const stop = container.querySelector(`[data-place="path ${idle}"]`)!;
  fireEvent.keyDown(stop, { key: 'Enter' });
  expect(stop.getAttribute('aria-disabled')).toBe('true');
  expect(explained).toEqual(['nobodyOnPath']);
  const waiting = lay(state, (state.turn + 1) % state.seats);
  waiting.press(waiting.container.querySelector('[data-place="deck"]')!);
  expect(waiting.explained).toEqual(['notYourTurn']);
});

test('who waits may pick a card and sees what it could do, and why not now', () => {
  const state = newGame('ahead');
  const { container, explained, press } = lay(state, 1);
  press(container.querySelector('button[data-card]')!);
  press(/Start the \w+ path with an explorer/);
  expect(explained).toEqual(['notYourTurn']);
});

test('in drawing, the deck and every pile that may be taken are lit, and no other', () => {
  const state = positionWhere(
    ({ stage, piles, discarded }) =>
      stage === 'draw' && discarded >= 0 && piles.filter((pile) => pile.length > 0).length > 2,
  );
  const { container, played, press } = lay(state, state.turn);
  const open = state.piles.flatMap((pile, colour) =>
    pile.length > 0 && colour !== state.discarded ? [`pile ${colour}`] : [],
  );
  expect(lit(container)).toEqual([...open, 'deck']);
  press(container.querySelector(`[data-target="${open[0]}"]`)!);
  press(container.querySelector('[data-target="deck"]')!);
  expect(played).toEqual([{ type: 'takeDiscard', colour: Number(open[0]!.slice(5)) }, { type: 'drawCard' }]);
});

test('a free step lights the next step of every figure that may take it', () => {
  const state = positionWhere(
    ({ stage, steps, turn }) =>
      stage === 'bonus' && steps.slice(turn * 5, turn * 5 + 5).filter((step) => step > 0).length > 2,
  );
  const { container, played, press } = lay(state, state.turn);
  const moving = rules.legal(state, state.turn).flatMap((move) => (move.type === 'moveFigure' ? [move.colour] : []));
  expect(lit(container)).toEqual(moving.map((colour) => `path ${colour}`));
  press(container.querySelector(`[data-target="path ${moving[0]}"]`)!);
  press('Skip the step');
  expect(played).toEqual([{ type: 'moveFigure', colour: moving[0] }, { type: 'declineStep' }]);
});

test('one lit place is in the tab order, arrows lead on, Enter acts, Escape puts the card back', () => {
  const { container, played, press } = lay(opening('no row'), 0);
  press('brown 2, can be played');
  const stops = [...container.querySelectorAll('[data-target][tabindex="0"]')];
  expect(stops).toHaveLength(1);
  fireEvent.focus(stops[0]!);
  fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' });
  expect(document.activeElement!.getAttribute('data-target')).toBe(`researcher ${BROWN}`);
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(played).toEqual([{ type: 'startPath', card: cardOf(BROWN, 2), figure: 'researcher' }]);
  press('brown 2, can be played');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(lit(container)).toEqual([]);
});

test('a card picked by one player is not picked for the next at the same screen', () => {
  const state = newGame('hotseat');
  const { press } = lay(state, 0);
  press(document.querySelector('[data-card]')!);
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
  lay(state, 1);
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
});

test('the journal opens at the end of an expedition and tells where points came from; others’ stay hidden', () => {
  const before = positionWhere(
    ({ deckSize, stage, expeditions }) => deckSize === 1 && stage === 'draw' && expeditions.length === 0,
  );
  const seat = before.turn;
  const { show } = lay(before, seat);
  expect(screen.queryByRole('region', { name: 'Journal' })).toBeNull();
  const after = rules.clone(before);
  rules.apply(after, seat, { type: 'drawCard' }, randomFrom('last'), undefined);
  show(after);
  const journal = screen.getByRole('region', { name: 'Journal' });
  expect(journal.textContent).toContain('Expedition 1 is over');
  expect(within(journal).getAllByText('hidden')).toHaveLength(2);
  expect(journal.textContent).toMatch(/space \d/);
  fireEvent.click(screen.getByText('Back to the map'));
  expect(screen.queryByRole('region', { name: 'Journal' })).toBeNull();
});

test('the journal that opened by itself closes when one goes on by picking a card', () => {
  const before = positionWhere(
    ({ deckSize, stage, expeditions }) => deckSize === 1 && stage === 'draw' && expeditions.length === 0,
  );
  const after = rules.clone(before);
  rules.apply(after, before.turn, { type: 'drawCard' }, randomFrom('last'), undefined);
  const { press, show } = lay(before, after.turn);
  show(after);
  expect(screen.getByRole('region', { name: 'Journal' })).toBeDefined();
  press(document.querySelector('[data-card]')!);
  expect(screen.queryByRole('region', { name: 'Journal' })).toBeNull();
});

test('every path is told to those who can’t see the map', () => {
  const state = opening('brown row');
  lay(state, 0);
  const list = screen.getByLabelText('Map of the expedition', { selector: 'ul' });
  expect(list.children).toHaveLength(5);
  expect(list.children[BROWN]!.textContent).toContain('Ana’s explorer on space 3');
  expect(list.children[GREEN]!.textContent).toContain('on space 2');
});

test('a row tells its cards, and whose researcher counts double', () => {
  const state = opening('brown row');
  state.researchers[0] = BROWN;
  lay(state, 1);
  const panel = screen.getByLabelText('Ana');
  expect(panel.textContent).toContain('Row of brown: 4');
  expect(panel.textContent).toContain('doubled for the researcher');
});
