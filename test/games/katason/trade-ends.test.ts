/** How offers between players end: in a trade, in nothing, or because their cards are gone; and how many there may be. */
import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { counter, market, offer } from './market.ts';
import { BLUE, GREEN, RED, YELLOW, bundle, edge, hand, listed, loaded, play, refusal } from './position.ts';

test('Katason 9.9: the turn player picks among those who agree', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(rules.refuse(state, RED, { type: 'closeTrade', partner: BLUE })).toEqual({ code: 'notAgreed', partner: BLUE });
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, YELLOW, { type: 'acceptOffer' });
  expect(listed(state, RED, 'closeTrade').map(({ partner }) => partner)).toEqual([BLUE, YELLOW]);
  expect(play(state, RED, { type: 'closeTrade', partner: YELLOW })).toEqual([
    { type: 'traded', seat: RED, partner: YELLOW, gave: bundle({ wood: 1 }), got: bundle({ sheep: 1 }), agreed: true },
  ]);
  expect([hand(state, RED), hand(state, BLUE), hand(state, YELLOW)]).toEqual([
    { sheep: 1, wheat: 1, wood: 1 },
    { sheep: 2 },
    { sheep: 1, wood: 1 },
  ]);
  expect([state.offer, state.handSizes, rules.toMove(state)]).toEqual([null, [3, 2, 2, 1], [RED]]);
});

test('Katason 9.9: an offer all have refused is over', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, BLUE, { type: 'refuseOffer' });
  play(state, YELLOW, { type: 'refuseOffer' });
  expect(play(state, GREEN, { type: 'refuseOffer' })).toContainEqual({ type: 'offerWithdrawn', seat: RED });
  expect(state.offer).toBeNull();
});

test('Katason 9.9: the turn player turns one counter-offer down, and its maker may answer anew', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, BLUE, counter({ sheep: 1 }, { wood: 2 }));
  expect(listed(state, RED, 'declineCounter')).toEqual([{ type: 'declineCounter', partner: BLUE }]);
  expect(rules.refuse(state, RED, { type: 'declineCounter', partner: YELLOW })).toEqual({
    code: 'noCounter',
    partner: YELLOW,
  });
  expect(refusal(state, RED, { type: 'declineCounter', partner: RED })).toBe('ownPartner');
  expect(play(state, RED, { type: 'declineCounter', partner: BLUE })).toEqual([
    { type: 'counterDeclined', seat: RED, partner: BLUE },
  ]);
  expect(refusal(state, RED, { type: 'closeTrade', partner: BLUE })).toBe('notAgreed');
  play(state, BLUE, { type: 'acceptOffer' });
  expect(refusal(state, RED, { type: 'closeTrade', partner: BLUE })).toBeUndefined();
});

test('Katason 9.9: an offer of which the last counter-offer is turned down is over', () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }, BLUE));
  play(state, BLUE, counter({ sheep: 1 }, { wood: 2 }));
  expect(play(state, RED, { type: 'declineCounter', partner: BLUE })).toContainEqual({
    type: 'offerWithdrawn',
    seat: RED,
  });
  expect(refusal(state, RED, { type: 'declineCounter', partner: BLUE })).toBe('noOffer');
});

test('Katason 9.10: an offer ends with the turn or when it is withdrawn', () => {
  const state = market();
  expect(refusal(state, RED, { type: 'withdrawOffer' })).toBe('noOffer');
  expect(refusal(state, RED, { type: 'closeTrade', partner: BLUE })).toBe('noOffer');
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(play(state, RED, { type: 'withdrawOffer' })).toEqual([{ type: 'offerWithdrawn', seat: RED }]);
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(play(state, RED, { type: 'endTurn' })[0]).toEqual({ type: 'offerWithdrawn', seat: RED });
  expect([state.offer, rules.toMove(state)]).toEqual([null, [BLUE]]);
});

test('Katason 9.10: an offer ends when its cards are spent, and not before', () => {
  const state = market({ red: { houses: [23], hand: { wood: 3, brick: 2 } } });
  play(state, RED, offer({ wood: 2 }, { sheep: 1 }));
  play(state, RED, { type: 'buildRoad', edge: edge(23, 18) });
  expect(state.offer).not.toBeNull();
  // It is told after what ended it.
  const told = play(state, RED, { type: 'buildRoad', edge: edge(18, 24) });
  expect(told.map(({ type }) => type)).toEqual(['roadBuilt', 'offerWithdrawn']);
  expect(state.offer).toBeNull();
});

test('Katason 9.10: a card or a city that takes the offered cards is told before the offer’s end', () => {
  for (const [move, built] of [
    [{ type: 'buyCard' }, 'cardBought'],
    [{ type: 'buildCity', corner: 23 }, 'cityBuilt'],
  ] as const) {
    const rich = market({ red: { houses: [23], hand: { ore: 3, wheat: 2, sheep: 1 } } });
    play(rich, RED, offer({ wheat: 2 }, { brick: 1 }));
    expect(play(rich, RED, move).map(({ type }) => type)).toEqual([built, 'offerWithdrawn']);
  }
});

test('Katason 9.10: trading the offered cards to the bank ends the offer too', () => {
  const state = market({ red: { hand: { wood: 4 } } });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(play(state, RED, { type: 'bankTrade', give: 4, want: 0 })).toContainEqual({
    type: 'offerWithdrawn',
    seat: RED,
  });
});

test('Katason 9.10: a partner who is robbed after agreeing is asked again, whatever was stolen', () => {
  for (const stolen of [0, 1]) {
    const state = market({
      red: { hand: { wood: 2 }, cards: { knight: 1 } },
      blue: { houses: [23], hand: { sheep: 1, ore: 1 } },
      robber: 0,
    });
    play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
    play(state, BLUE, { type: 'acceptOffer' });
    play(state, RED, { type: 'playKnight' });
    expect(rules.toMove(state)).toEqual([RED]);
    const events = play(state, RED, { type: 'moveRobber', hex: 9, victim: BLUE }, loaded(stolen));
    expect(events).toContainEqual({ type: 'replyVoided', seat: BLUE });
    expect(rules.toMove(state)).toContain(BLUE);
    expect(refusal(state, RED, { type: 'closeTrade', partner: BLUE })).toBe('notAgreed');
  }
});

test('Katason 9.10: a monopoly voids the agreements of those it takes from', () => {
  const state = market({ red: { hand: { wood: 2 }, cards: { monopoly: 1 } } });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, GREEN, counter({ ore: 1 }, { wood: 1 }));
  const events = play(state, RED, { type: 'playMonopoly', resource: 1 });
  expect(events.filter(({ type }) => type === 'replyVoided')).toEqual([{ type: 'replyVoided', seat: BLUE }]);
  expect(listed(state, RED, 'closeTrade').map(({ partner }) => partner)).toEqual([GREEN]);
});

test('Katason 9.11: one offer at a time, twenty a turn', () => {
  const state = market();
  for (let i = 0; i < 20; i++) {
    play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
    expect(refusal(state, RED, offer({ wood: 1 }, { sheep: 1 }))).toBe('offerOpen');
    play(state, RED, { type: 'withdrawOffer' });
  }
  expect(rules.refuse(state, RED, offer({ wood: 1 }, { sheep: 1 }))).toEqual({ code: 'tooManyOffers', most: 20 });
  expect(listed(state, RED, 'offerTrade')).toEqual([]);
  play(state, RED, { type: 'endTurn' });
  expect(state.offersMade).toBe(0);
});

/** Red and blue trade a wood for a sheep, or back. */
function tradeBetween(state: ReturnType<typeof market>, there: boolean): void {
  const [give, want] = there ? [{ wood: 1 }, { sheep: 1 }] : [{ sheep: 1 }, { wood: 1 }];
  play(state, RED, offer(give, want, BLUE));
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, RED, { type: 'closeTrade', partner: BLUE });
}

test('Katason 9.11: offers that become trades are not counted', () => {
  const state = market();
  for (let i = 0; i < 30; i++) tradeBetween(state, i % 2 === 0);
  expect([state.offersMade, state.deals.length]).toEqual([0, 30]);
  for (let i = 0; i < 20; i++) {
    play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
    play(state, RED, { type: 'withdrawOffer' });
  }
  expect(refusal(state, RED, offer({ wood: 1 }, { sheep: 1 }))).toBe('tooManyOffers');
});

test('Katason 9.11: a turn ends all the same: it knows a hundred trades', () => {
  const state = market();
  for (let i = 0; i < 100; i++) tradeBetween(state, i % 2 === 0);
  expect(rules.refuse(state, RED, offer({ wood: 1 }, { sheep: 1 }))).toEqual({ code: 'tooManyDeals', most: 100 });
  expect(listed(state, RED, 'offerTrade')).toEqual([]);
  // Red holds two wood again, so it could give back what the other fifty brought.
  expect(listed(state, RED, 'askTakeBack')).toHaveLength(50);
});
