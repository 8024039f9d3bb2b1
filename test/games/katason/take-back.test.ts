import { expect, test } from 'vitest';
import type { RandomWords } from '../../../games/kit/random.ts';
import { nextTable } from '../../../games/kit/table.ts';
import { rules } from '../../../games/katason/index.ts';
import type { KatasonMove } from '../../../games/katason/types.ts';
import { market, offer, traded } from './market.ts';
import { BLUE, RED, YELLOW, hand, listed, play, refusal } from './position.ts';

test('Katason 9.13: both partners may take a trade of this turn back', () => {
  const state = traded();
  expect(play(state, RED, { type: 'askTakeBack', deal: 0 })).toEqual([
    { type: 'takeBackAsked', seat: RED, partner: BLUE },
  ]);
  expect(rules.toMove(state)).toEqual([BLUE]);
  expect(rules.refuse(state, RED, { type: 'endTurn' })).toEqual({ code: 'wrongPhase', phase: 'takeBackAsked' });
  expect(refusal(state, YELLOW, { type: 'agreeTakeBack' })).toBe('notYourTurn');
  expect(rules.legal(state, BLUE)).toEqual([{ type: 'agreeTakeBack' }, { type: 'refuseTakeBack' }]);
  play(state, BLUE, { type: 'agreeTakeBack' });
  expect([hand(state, RED), hand(state, BLUE)]).toEqual([{ wood: 2, wheat: 1 }, { sheep: 2 }]);
  expect(rules.toMove(state)).toEqual([RED]);
});

test('Katason 9.13: the partner may refuse, and it is asked once', () => {
  const state = traded();
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect(play(state, BLUE, { type: 'refuseTakeBack' })).toEqual([
    { type: 'takeBackRefused', seat: RED, partner: BLUE },
  ]);
  expect(hand(state, RED)).toEqual({ sheep: 1, wheat: 1, wood: 1 });
  expect(refusal(state, RED, { type: 'askTakeBack', deal: 0 })).toBe('alreadyAsked');
  expect(refusal(state, RED, { type: 'askTakeBack', deal: 1 })).toBe('noSuchDeal');
  expect(listed(state, RED, 'askTakeBack')).toEqual([]);
});

test('Katason 9.13: who asked may withdraw the request, and asks no more', () => {
  const state = traded();
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect([rules.toMove(state), rules.mayMove?.(state)]).toEqual([[BLUE], [RED]]);
  expect(rules.legal(state, RED)).toEqual([{ type: 'withdrawTakeBack' }]);
  expect(play(state, RED, { type: 'withdrawTakeBack' })).toEqual([
    { type: 'takeBackWithdrawn', seat: RED, partner: BLUE },
  ]);
  expect([rules.toMove(state), hand(state, RED)]).toEqual([[RED], { sheep: 1, wheat: 1, wood: 1 }]);
  expect(refusal(state, BLUE, { type: 'agreeTakeBack' })).toBe('notYourTurn');
  expect(refusal(state, RED, { type: 'askTakeBack', deal: 0 })).toBe('alreadyAsked');
  expect(refusal(state, RED, { type: 'endTurn' })).toBeUndefined();
});

test('Katason 9.13: a partner who holds too few cards to give back isn’t asked', () => {
  const poor = market({ blue: { hand: { sheep: 1 } } });
  play(poor, RED, offer({ wood: 2 }, { sheep: 1 }, BLUE));
  play(poor, BLUE, { type: 'acceptOffer' });
  play(poor, RED, { type: 'closeTrade', partner: BLUE });
  expect(refusal(poor, RED, { type: 'askTakeBack', deal: 0 })).toBeUndefined();
  poor.hands[BLUE * 5 + 4] = 1;
  poor.bank[4]! += 1;
  poor.handSizes[BLUE] = 1;
  expect(rules.refuse(poor, RED, { type: 'askTakeBack', deal: 0 })).toEqual({ code: 'partnerSpent', partner: BLUE });
});

test('Katason 9.13: both must still hold the cards', () => {
  const spent = traded();
  spent.hands[RED * 5 + 1] = 0;
  spent.hands[RED * 5 + 3] = 2;
  expect(refusal(spent, RED, { type: 'askTakeBack', deal: 0 })).toBe('cantAfford');
  const gone = traded();
  gone.hands[BLUE * 5 + 4] = 0;
  gone.hands[BLUE * 5 + 1] = 2;
  play(gone, RED, { type: 'askTakeBack', deal: 0 });
  expect(refusal(gone, BLUE, { type: 'agreeTakeBack' })).toBe('cantAfford');
  expect(rules.legal(gone, BLUE)).toEqual([{ type: 'refuseTakeBack' }]);
});

test('Katason 9.13: not once the turn is over', () => {
  const state = traded();
  play(state, RED, { type: 'endTurn' });
  expect(state.deals).toEqual([]);
  expect(rules.refuse(state, BLUE, { type: 'askTakeBack', deal: 0 })).toEqual({
    code: 'wrongPhase',
    phase: 'diceRoll',
  });
});

test('Katason 9.13: a trade taken back under an open offer ends the offer when its cards go', () => {
  const state = traded();
  play(state, RED, offer({ sheep: 1 }, { ore: 1 }));
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect(play(state, BLUE, { type: 'agreeTakeBack' })).toContainEqual({ type: 'offerWithdrawn', seat: RED });
});

test('Katason 9.13: who gave a trade back under an open offer has seen whether it can be paid, and can’t ask to undo that', () => {
  for (const open of [true, false]) {
    const state = traded();
    if (open) play(state, RED, offer({ sheep: 1 }, { ore: 1 }));
    play(state, RED, { type: 'askTakeBack', deal: 0 });
    const random: RandomWords = [1, 2, 3, 4];
    const table = {
      state,
      seed: '',
      random,
      events: [],
      undoable: false,
      step: 7,
      format: rules.format,
      begun: rules.format,
    };
    const after = nextTable(rules, table, BLUE, { type: 'agreeTakeBack' });
    expect([after.undoable, after.askable]).toEqual([false, open ? undefined : BLUE]);
  }
});

test('Katason 9.13: a closed trade is not undone, and an offer that others could still answer only if they agree', () => {
  const state = market();
  play(state, RED, { ...offer({ wood: 1 }, { sheep: 1 }), to: BLUE });
  play(state, BLUE, { type: 'acceptOffer' });
  expect(rules.toMove(state)).toEqual([RED]);
  const random: RandomWords = [1, 2, 3, 4];
  const table = {
    state,
    seed: '',
    random,
    events: [],
    undoable: true,
    step: 7,
    format: rules.format,
    begun: rules.format,
  };
  expect(nextTable(rules, table, RED, { type: 'withdrawOffer' })).toMatchObject({ undoable: false, askable: RED });
  const closing: KatasonMove = { type: 'closeTrade', partner: BLUE };
  const closed = nextTable(rules, table, RED, closing);
  expect([closed.undoable, closed.askable]).toEqual([false, undefined]);
});

test('Katason 9.10: a partner who has given cards back is asked again about the open offer', () => {
  const state = traded();
  play(state, RED, offer({ wheat: 1 }, { sheep: 1 }));
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, YELLOW, { type: 'acceptOffer' });
  play(state, RED, { type: 'askTakeBack', deal: 0 });
  expect(play(state, BLUE, { type: 'agreeTakeBack' })).toContainEqual({ type: 'replyVoided', seat: BLUE });
  expect([state.offer?.replies[BLUE], state.offer?.replies[YELLOW]]).toEqual([{ kind: 'open' }, { kind: 'accepted' }]);
  expect(refusal(state, RED, { type: 'closeTrade', partner: BLUE })).toBeDefined();
});
