import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rules } from '../../../../games/katason/index.ts';
import type { State } from '../../../../games/katason/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { NAMES } from '../kit/table.tsx';
import { deal, lay, positionWhere } from './table.tsx';

const pile = (resource: string) => new RegExp(`^Add one ${resource} \\(${resource}`);
const hand = (state: State, seat: number) => lay(state, seat, { boardless: true });

/** Seat 0's development with exactly these cards and nothing of this turn done yet. */
function myTurn(cards: readonly number[]): State {
  const state = positionWhere(
    ({ phase, turn, offer, cardPlayed, deals, offersMade }) =>
      phase === 'development' && turn === 0 && offer === null && !cardPlayed && deals.length === 0 && offersMade === 0,
  );
  for (const seat of [1, 2, 3]) deal(state, seat, [1, 1, 0, 0, 0]);
  deal(state, 0, cards);
  return state;
}

test('the turn’s own buttons send its moves', () => {
  const state = myTurn([0, 1, 1, 1, 0]);
  const { played, press } = hand(state, 0);
  press('End turn');
  press(/^Card/);
  expect(played).toEqual([{ type: 'endTurn' }, { type: 'buyCard' }]);
});

test('a mouse over a tile marks the cards it costs, a finger that has pressed it leaves no marks', () => {
  const { container } = hand(myTurn([0, 1, 1, 1, 0]), 0);
  const card = screen.getByRole('button', { name: /^Card/ });
  const marked = () => container.querySelectorAll('[data-needed="true"]').length;
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  expect(marked()).toBe(3);
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  expect(marked()).toBe(0);
  fireEvent.pointerEnter(card, { pointerType: 'touch' });
  expect(marked()).toBe(0);
});

test('what can’t be done is not sent but explained', () => {
  const { played, explained, press } = hand(myTurn([0, 0, 0, 0, 0]), 0);
  press(/^City/);
  press(/^Card/);
  press('Declare victory');
  expect(played).toEqual([]);
  expect(explained).toEqual(['cantAfford', 'cantAfford', 'tooFewPoints']);
});

test('a discard takes exactly what is owed', () => {
  const state = positionWhere((candidate) => candidate.phase === 'burst' && candidate.owed[0]! > 0);
  deal(state, 0, [5, 4, 0, 0, 0]);
  state.owed[0] = 4;
  const { played, press } = hand(state, 0);
  for (let i = 0; i < 6; i++) press(pile('brick'));
  expect(screen.getByText('4 of 4 chosen')).toBeDefined();
  press('Discard');
  expect(played).toEqual([{ type: 'discard', cards: [4, 0, 0, 0, 0] }]);
});

test('less than what is owed is not sent', () => {
  const state = positionWhere((candidate) => candidate.phase === 'burst' && candidate.owed[0]! > 1);
  const { played, press } = hand(state, 0);
  press('Discard');
  expect(played).toEqual([]);
});

test('a harvest takes two cards of the bank, not more', () => {
  const state = myTurn([0, 0, 0, 0, 0]);
  state.cards[3] = 1;
  state.cardCounts[0] = 1;
  const { played, press } = hand(state, 0);
  press(/^Harvest/);
  press('Add one wood (0 chosen)');
  press('Add one ore (0 chosen)');
  press('Add one wheat (0 chosen)');
  press('Take them');
  expect(played).toEqual([{ type: 'playHarvest', resources: [2, 4] }]);
});

test('a monopoly names one resource and asks for a second press', () => {
  const state = myTurn([0, 0, 0, 0, 0]);
  state.cards[4] = 1;
  state.cardCounts[0] = 1;
  const { played, press } = hand(state, 0);
  press(/^Monopoly/);
  press('ore');
  expect(played).toEqual([]);
  press('Claim it');
  expect(played).toEqual([{ type: 'playMonopoly', resource: 2 }]);
});

test('a card bought this turn says so and can’t be used', () => {
  const state = myTurn([0, 0, 0, 0, 0]);
  state.cards.fill(0, 0, 5);
  state.fresh[0] = 1;
  const { played, explained, press } = hand(state, 0);
  press(/^Knight bought this turn/);
  expect(played).toEqual([]);
  expect(explained).toEqual(['cardTooFresh']);
});

test('an offer is put together from the hand and sent to all or to one, and is there until the game goes on', () => {
  const state = myTurn([2, 0, 0, 0, 0]);
  const { played, explained, press, find, show, takeBack } = hand(state, 0);
  press('Trade');
  press('Offer to all');
  expect(explained).toEqual(['gift']);
  press(pile('brick'));
  press('Add one ore (0 chosen)');
  press(`Offer to ${NAMES[2]}`);
  // As if the server had refused it.
  press('Offer to all');
  expect(played).toEqual([
    { type: 'offerTrade', give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0], to: 2 },
    { type: 'offerTrade', give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0], to: null },
  ]);
  show(state);
  expect(find('Offer to all')).toBeUndefined();
  takeBack(state);
  expect(find('Offer to all')).toBeUndefined();
});

test('a kind stands on one side of an offer only', () => {
  const { press, find } = hand(myTurn([2, 0, 0, 0, 0]), 0);
  press('Trade');
  press(pile('brick'));
  press('Add one brick (0 chosen)');
  expect(find(/^Put one brick back \(/)).toBeUndefined();
});

test('what is half put together is there again when the page has folded, and is forgotten with its turn', () => {
  const state = myTurn([2, 0, 0, 0, 0]);
  const { find, fold, played, press, show } = hand(state, 0);
  press('Trade');
  press(pile('brick'));
  fold();
  press('Add one ore (0 chosen)');
  press('Offer to all');
  expect(played).toEqual([{ type: 'offerTrade', give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0], to: null }]);
  state.round += 4;
  show(state);
  expect(find('Offer to all')).toBeUndefined();
});

test('the bank’s trades that fit stand beside the editor', () => {
  const state = myTurn([4, 0, 0, 0, 0]);
  state.rates.fill(4);
  const { played, press } = hand(state, 0);
  press('Trade');
  press('Add one ore (0 chosen)');
  press('4 brick for 1 ore');
  expect(played).toEqual([{ type: 'bankTrade', give: 0, want: 2 }]);
});

function offered(): State {
  const state = myTurn([1, 0, 0, 0, 0]);
  rules.apply(
    state,
    0,
    { type: 'offerTrade', give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0], to: null },
    randomFrom('offered'),
    undefined,
  );
  return state;
}

test('an incoming offer can be accepted, refused and countered', () => {
  const state = offered();
  const { played, press } = hand(state, 1);
  press('Accept');
  press('Refuse');
  press('Counter-offer…');
  press('Add one brick (1 chosen)');
  press('Send counter-offer');
  expect(played).toEqual(
    [
      { type: 'acceptOffer' },
      { type: 'refuseOffer' },
      { type: 'counterOffer', give: [0, 1, 0, 0, 0], want: [2, 0, 0, 0, 0] },
    ].filter((move) => rules.refuse(state, 1, move) === undefined),
  );
});

test('a counter-offer is kept as long as the offer it answers', () => {
  const state = offered();
  const { find, fold, press, show } = hand(state, 1);
  press('Counter-offer…');
  press('Add one ore (0 chosen)');
  fold();
  expect(find('Add one ore (1 chosen)')).toBeDefined();
  state.offersMade++;
  show(state);
  expect(find('Accept')).toBeDefined();
});

test('who can’t pay an offer is told why', () => {
  const state = offered();
  deal(state, 1, [1, 0, 1, 0, 0]);
  const { played, explained, press } = hand(state, 1);
  press('Accept');
  expect(played).toEqual([]);
  expect(explained).toEqual(['cantAfford']);
});

test('the turn player closes an acceptance, or withdraws', () => {
  const state = offered();
  rules.apply(state, 2, { type: 'acceptOffer' }, randomFrom('accepted'), undefined);
  const { played, press } = hand(state, 0);
  const reply = screen.getByText('accepts').closest('li')!;
  press(within(reply).getByText('Complete trade').closest('button')!);
  press('Withdraw');
  expect(played).toEqual([{ type: 'closeTrade', partner: 2 }, { type: 'withdrawOffer' }]);
});

test('a trade of this turn can be asked back, and the partner agrees or not', () => {
  const state = offered();
  rules.apply(state, 2, { type: 'acceptOffer' }, randomFrom('accepted'), undefined);
  rules.apply(state, 0, { type: 'closeTrade', partner: 2 }, randomFrom('closed'), undefined);
  const asking = hand(state, 0);
  asking.press('Trade');
  asking.press('Ask to take back');
  expect(asking.played).toEqual([{ type: 'askTakeBack', deal: 0 }]);
  rules.apply(state, 0, { type: 'askTakeBack', deal: 0 }, randomFrom('asked'), undefined);
  const asked = hand(state, 2);
  asked.press('Take it back');
  asked.press('Let it stand');
  expect(asked.played).toEqual([{ type: 'agreeTakeBack' }, { type: 'refuseTakeBack' }]);
});

test('whoever asked for a trade back may withdraw the request', () => {
  const state = offered();
  rules.apply(state, 2, { type: 'acceptOffer' }, randomFrom('accepted'), undefined);
  rules.apply(state, 0, { type: 'closeTrade', partner: 2 }, randomFrom('closed'), undefined);
  rules.apply(state, 0, { type: 'askTakeBack', deal: 0 }, randomFrom('asked'), undefined);
  const { played, press } = hand(state, 0);
  press('Withdraw request');
  expect(played).toEqual([{ type: 'withdrawTakeBack' }]);
});

test('who has answered sees the answer and may change it', () => {
  const state = offered();
  rules.apply(state, 2, { type: 'acceptOffer' }, randomFrom('accepted'), undefined);
  const { played, explained, press } = hand(state, 2);
  expect(screen.getByText('Your answer: accepts')).toBeDefined();
  press('Accept');
  press('Refuse');
  expect([explained, played]).toEqual([['sameAnswer'], [{ type: 'refuseOffer' }]]);
});

test('the turn player turns a counter-offer down', () => {
  const state = offered();
  rules.apply(
    state,
    1,
    { type: 'counterOffer', give: [0, 1, 0, 0, 0], want: [0, 0, 1, 0, 0] },
    randomFrom('countered'),
    undefined,
  );
  const { played, press } = hand(state, 0);
  press('Turn down');
  expect(played).toEqual([{ type: 'declineCounter', partner: 1 }]);
});

test('who was not asked reads who gives and gets', () => {
  const state = offered();
  state.offer = { ...state.offer!, replies: [null, { kind: 'open' }, null, null] };
  hand(state, 2);
  expect(screen.getByText('Ana gives')).toBeDefined();
  expect(screen.getByText('Ana gets')).toBeDefined();
});

test('cards and the bank can be used while an offer is open', () => {
  const state = offered();
  deal(state, 0, [5, 0, 0, 0, 0]);
  state.rates.fill(4);
  state.cards[4] = 1;
  state.cardCounts[0] = 1;
  const { played, press, find } = hand(state, 0);
  press(/^Monopoly/);
  press('ore');
  press('Claim it');
  press('Trade');
  expect(find('Offer to all')).toBeUndefined();
  press('Add one ore (0 chosen)');
  press('4 brick for 1 ore');
  expect(played).toEqual([
    { type: 'playMonopoly', resource: 2 },
    { type: 'bankTrade', give: 0, want: 2 },
  ]);
});

test('at a table without trade between players the bank’s rates can be seen', () => {
  const state = { ...myTurn([1, 0, 0, 0, 0]), options: { numbers: 'ordered', dice: 'fair', trade: 'bank' } } as const;
  const { explained, press, find } = hand(state, 0);
  press('Trade');
  expect([explained, find('Offer to all')]).toEqual([[], undefined]);
  expect(screen.getByText('Bank rates')).toBeDefined();
});

test('one’s own points count hidden point cards; others don’t see them', () => {
  const state = myTurn([0, 0, 0, 0, 0]);
  state.cards[1] = 2;
  state.cardCounts[0]! += 2;
  hand(state, 0);
  const own = within(screen.getByLabelText('Ana')).getByTitle('Points').textContent;
  hand(state, 1);
  const seen = within(screen.getByLabelText('Ana')).getByTitle('Points').textContent;
  expect(Number(/\d+/.exec(own ?? '')?.[0])).toBe(Number(/\d+/.exec(seen ?? '')?.[0]) + 2);
});

test('a hand that is only looked at names its cards, kind by kind', () => {
  hand(myTurn([2, 0, 1, 0, 3]), 0);
  const named = screen.getAllByRole('img').map((pile) => pile.getAttribute('aria-label'));
  expect(named).toEqual(expect.arrayContaining(['brick: 2', 'sheep: 0', 'ore: 1', 'wheat: 0', 'wood: 3']));
});
