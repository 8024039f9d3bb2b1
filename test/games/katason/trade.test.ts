/** Offers of cards between players: who makes them, what may be in them, and how they are answered. */
import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { counter, market, offer } from './market.ts';
import { BLUE, GREEN, RED, YELLOW, bundle, hand, listed, play, position, refusal } from './position.ts';

test('Katason 9.4: only the turn player offers, and only after the roll', () => {
  const state = market();
  expect(refusal(state, BLUE, offer({ sheep: 1 }, { wood: 1 }))).toBe('notYourTurn');
  const early = market({ phase: 'diceRoll' });
  expect(rules.refuse(early, RED, offer({ wood: 1 }, { sheep: 1 }))).toEqual({ code: 'wrongPhase', phase: 'diceRoll' });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(rules.refuse(state, BLUE, offer({ sheep: 1 }, { wood: 1 }))).toEqual({ code: 'wrongPhase', phase: 'reply' });
});

test('Katason 9.5: each side gives at least one card', () => {
  const state = market();
  expect(refusal(state, RED, offer({ wood: 1 }, {}))).toBe('gift');
  expect(refusal(state, RED, offer({}, { sheep: 1 }))).toBe('gift');
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(refusal(state, BLUE, counter({}, { wood: 1 }))).toBe('gift');
  expect(refusal(state, BLUE, counter({ sheep: 1 }, {}))).toBe('gift');
});

test('Katason 9.5: no resource stands on both sides', () => {
  const state = market();
  expect(rules.refuse(state, RED, offer({ wood: 2 }, { sheep: 1, wood: 1 }))).toEqual({
    code: 'sameResource',
    resource: 4,
  });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(refusal(state, BLUE, counter({ sheep: 2 }, { sheep: 1, wood: 1 }))).toBe('sameResource');
});

test('Katason 9.6: one offers only cards one holds', () => {
  expect(rules.refuse(market(), RED, offer({ wood: 3, ore: 1 }, { sheep: 1 }))).toEqual({
    code: 'cantAfford',
    missing: bundle({ wood: 1, ore: 1 }),
  });
});

test('Katason 9.6: one accepts and counters only with cards one holds', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(refusal(state, GREEN, { type: 'acceptOffer' })).toBe('cantAfford');
  expect(listed(state, GREEN, 'acceptOffer')).toEqual([]);
  expect(listed(state, GREEN, 'refuseOffer')).toHaveLength(1);
  expect(refusal(state, GREEN, counter({ wheat: 1 }, { wood: 1 }))).toBe('cantAfford');
});

test('Katason 9.6: the turn player closes a counter-offer only with cards in hand', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, BLUE, counter({ sheep: 2 }, { wood: 1, wheat: 2 }));
  expect(rules.refuse(state, RED, { type: 'closeTrade', partner: BLUE })).toEqual({
    code: 'cantAfford',
    missing: bundle({ wheat: 1 }),
  });
  expect(listed(state, RED, 'closeTrade')).toEqual([]);
});

test('Katason 9.7: an offer to all asks those whose hand is large enough', () => {
  const state = market();
  expect(play(state, RED, offer({ wood: 1 }, { sheep: 2 }))).toEqual([
    { type: 'offered', seat: RED, give: bundle({ wood: 1 }), want: bundle({ sheep: 2 }), to: null },
  ]);
  expect(state.offer?.replies).toEqual([null, { kind: 'open' }, { kind: 'open' }, null]);
  expect(rules.toMove(state)).toEqual([BLUE, YELLOW, RED]);
});

test('Katason 9.7: an offer may name one player', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }, YELLOW));
  expect(rules.toMove(state)).toEqual([YELLOW, RED]);
  expect(refusal(state, BLUE, { type: 'acceptOffer' })).toBe('notYourTurn');
});

test('Katason 9.7: somebody has to be there to ask', () => {
  const state = market();
  expect(refusal(state, RED, offer({ wood: 1 }, { sheep: 1 }, RED))).toBe('ownPartner');
  expect(rules.refuse(state, RED, offer({ wood: 1 }, { ore: 2 }, GREEN))).toEqual({
    code: 'partnerTooPoor',
    partner: GREEN,
    most: 1,
  });
  expect(rules.refuse(state, RED, offer({ wood: 1 }, { ore: 3 }))).toEqual({
    code: 'partnerTooPoor',
    partner: null,
    most: 2,
  });
  const three = market({ seats: 3, green: {} });
  expect(refusal(three, RED, offer({ wood: 1 }, { sheep: 1 }, GREEN))).toBe('noSuchSeat');
  const alone = position({ red: { hand: { wood: 1 } } });
  expect(listed(alone, RED, 'offerTrade')).toEqual([]);
});

test('Katason 9.7: that an asked player can’t pay is not shown', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(state.offer?.replies[GREEN]).toEqual({ kind: 'open' });
  expect(rules.toMove(state)).toContain(GREEN);
});

test('Katason 9.8: who was asked answers, and nobody waits for those who have', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(rules.mayMove?.(state)).toEqual([]);
  expect(play(state, BLUE, { type: 'acceptOffer' })).toEqual([
    { type: 'replied', seat: BLUE, reply: { kind: 'accepted' } },
  ]);
  play(state, GREEN, { type: 'refuseOffer' });
  expect([rules.toMove(state), rules.mayMove?.(state)]).toEqual([
    [YELLOW, RED],
    [BLUE, GREEN],
  ]);
});

test('Katason 9.8: an answer may be changed until the offer closes, to another one', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, BLUE, { type: 'acceptOffer' });
  expect(refusal(state, BLUE, { type: 'acceptOffer' })).toBe('sameAnswer');
  expect(refusal(state, BLUE, counter({ sheep: 1 }, { wood: 1 }))).toBe('sameAnswer');
  expect(rules.refuse(state, BLUE, { type: 'endTurn' })).toEqual({ code: 'wrongPhase', phase: 'answered' });
  play(state, BLUE, { type: 'refuseOffer' });
  expect(refusal(state, RED, { type: 'closeTrade', partner: BLUE })).toBe('notAgreed');
  expect(refusal(state, BLUE, { type: 'refuseOffer' })).toBe('sameAnswer');
  play(state, BLUE, counter({ sheep: 2 }, { wood: 1 }));
  expect(refusal(state, BLUE, counter({ sheep: 2 }, { wood: 1 }))).toBe('sameAnswer');
  play(state, BLUE, counter({ sheep: 1 }, { wood: 2 }));
  play(state, RED, { type: 'closeTrade', partner: BLUE });
  expect(hand(state, RED)).toEqual({ sheep: 1, wheat: 1 });
  expect(refusal(state, BLUE, { type: 'refuseOffer' })).toBe('notYourTurn');
});

test('Katason 9.8: who has refused and lost all cards since has nothing more to say', () => {
  const state = market({ red: { hand: { wood: 2 }, cards: { monopoly: 1 } } });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, GREEN, { type: 'refuseOffer' });
  play(state, RED, { type: 'playMonopoly', resource: 2 });
  expect(rules.mayMove?.(state)).toEqual([]);
  expect(refusal(state, GREEN, counter({ ore: 1 }, { wood: 1 }))).toBe('notYourTurn');
});

test('Katason 9.8: a counter-offer says what its maker would give and want', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, YELLOW, counter({ sheep: 2 }, { wood: 1, wheat: 1 }));
  play(state, RED, { type: 'closeTrade', partner: YELLOW });
  expect([hand(state, RED), hand(state, YELLOW)]).toEqual([
    { wood: 1, sheep: 2 },
    { wood: 1, wheat: 1 },
  ]);
});

test('Katason 9.8: a counter-offer differs from the offer and asks for no more cards than there are', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(refusal(state, BLUE, counter({ sheep: 1 }, { wood: 1 }))).toBe('sameAsOffer');
  expect(rules.refuse(state, BLUE, counter({ sheep: 1 }, { wood: 4 }))).toEqual({
    code: 'partnerTooPoor',
    partner: RED,
    most: 3,
  });
});

test('Katason 9.12: with trade by bank only there are no offers', () => {
  const state = market({ options: { trade: 'bank' } });
  expect(refusal(state, RED, offer({ wood: 1 }, { sheep: 1 }))).toBe('bankTradeOnly');
  expect(listed(state, RED, 'offerTrade')).toEqual([]);
});

test('Katason 9.14: offers of one for one to all are listed, others are judged', () => {
  const state = market();
  const offers = listed(state, RED, 'offerTrade');
  // Red holds wheat and wood: each for any of the four others.
  expect(offers).toHaveLength(8);
  expect(offers).toContainEqual(offer({ wheat: 1 }, { wood: 1 }));
  expect(refusal(state, RED, offer({ wood: 2, wheat: 1 }, { sheep: 2 }, BLUE))).toBeUndefined();
});

test('Katason 9.14: counter-offers of one for one are listed, less the offer itself', () => {
  const state = market({ blue: { hand: { sheep: 1, ore: 1, wood: 1 } } });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  const counters = listed(state, BLUE, 'counterOffer');
  // Sheep, ore and wood, each for any of the four others, but not the sheep for the wood.
  expect(counters).toHaveLength(11);
  expect(counters).toContainEqual(counter({ ore: 1 }, { wood: 1 }));
  expect(counters).not.toContainEqual(counter({ sheep: 1 }, { wood: 1 }));
  expect(refusal(state, BLUE, counter({ ore: 1, sheep: 1 }, { wood: 1, wheat: 1 }))).toBeUndefined();
});
