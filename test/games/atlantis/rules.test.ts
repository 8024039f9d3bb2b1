import { expect, test } from 'vitest';
import { backOf, facesOfBack, itemOf, tilesOf, valueOf } from '../../../games/atlantis/board.ts';
import { KINDS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { openHoles, tollBetween } from '../../../games/atlantis/path.ts';
import { settlement } from '../../../games/atlantis/score.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { home, item, position, move, play, refusal, tiles } from './position.ts';

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const scores = (state: Parameters<typeof rules.result>[0]) =>
  rules
    .result(state)
    ?.places.toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score);

test('Atlantis 1.1, 1.2: three pawns and a bridge each, 15 cards of each item', () => {
  const state = rules.setup(3, {}, randomFrom('begin'));
  expect(state.pawns).toEqual(Array.from({ length: 9 }, () => -1));
  expect(state.bridges).toEqual([1, 1, 1]);
  for (let kind = 0; kind < KINDS; kind++) {
    expect(state.deck[kind]! + [0, 1, 2].reduce((sum, seat) => sum + state.hands[seat * KINDS + kind]!, 0)).toBe(15);
  }
});

test('Atlantis 1.3: 42 tiles of each back, six values of each item, all seven values on both backs together', () => {
  for (const faces of facesOfBack) {
    expect(faces).toHaveLength(42);
    for (let kind = 0; kind < KINDS; kind++) expect(faces.filter((face) => itemOf(face) === kind)).toHaveLength(6);
  }
  // The tiles the rulebook's pictures and examples name exist on one back or the other.
  const named = [item('flag') * 7 + 0, item('olive') * 7 + 3, item('ring') * 7 + 6, item('helmet') * 7 + 4];
  for (const face of named) expect(facesOfBack.flat().map((of) => of)).toContain(face);
  expect(Math.max(...facesOfBack.flat().map(valueOf))).toBe(7);
});

test('Atlantis 1.4, 1.5: 53 slots, water in the middle, every top tile open', () => {
  const state = rules.setup(2, {}, randomFrom('path'));
  expect(tilesOf).toHaveLength(53);
  expect(total(tilesOf)).toBe(84);
  expect(tilesOf.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 2));
  expect(tilesOf[26]).toBe(0);
  expect(tilesOf.slice(43)).toEqual(Array.from({ length: 10 }, () => 2));
  expect([backOf[25], backOf[27]]).toEqual([0, 1]);
  expect(state.tops.filter((face) => face >= 0)).toHaveLength(52);
  expect(state.tops[26]).toBe(-1);
  // 84 tiles less the 52 on top: 32 that nobody has seen.
  expect(total(state.unseen)).toBe(32);
  expect(total(state.unders)).toBe(32);
});

test('Atlantis 1.6: hands of 4, 5, 6 and 7 in the order of turns, any seat beginning', () => {
  const starters = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const state = rules.setup(4, {}, randomFrom(`starter ${i}`));
    starters.add(state.turn);
    expect([0, 1, 2, 3].map((place) => state.handSizes[(state.turn + place) % 4])).toEqual([4, 5, 6, 7]);
  }
  expect(starters.size).toBe(4);
  const state = position(3, { path: 'flag1 olive2 ring3', hands: [['flag'], ['olive'], ['ring']] });
  play(state, move(0, 'flag'));
  play(state, move(0, 'olive'));
  expect(state.turn).toBe(2);
});

test('Atlantis 2.1, 2.4: selling a 5 draws 2; a second sale in the turn is refused', () => {
  const state = position(2, { path: 'flag1 flag2', hands: [['flag']], won: [[5, 1, 2]] });
  const [sold, drawn] = play(state, { type: 'sellTile', face: item('flag') * 7 + 4 });
  expect(sold).toMatchObject({ type: 'tileSold', cards: 2 });
  expect(drawn).toMatchObject({ type: 'cardsDrawn', count: 2 });
  expect(tiles(state, 0)).toEqual([1, 2]);
  expect(state.handSizes[0]).toBe(3);
  expect(refusal(state, { type: 'sellTile', face: item('flag') * 7 + 1 })).toBe('alreadySold');
  expect(rules.legal(state, 0).some(({ type }) => type === 'sellTile')).toBe(false);
});

test('Atlantis 2.4: a tile of value 1 brings nothing, and only own tiles are sold', () => {
  const state = position(2, { path: 'flag1 flag2', hands: [['flag']], won: [[1]] });
  expect(refusal(state, { type: 'sellTile', face: item('flag') * 7 })).toBe('tileTooLow');
  expect(refusal(state, { type: 'sellTile', face: item('ring') * 7 + 6 })).toBe('tileNotHeld');
});

test('Atlantis 2.2: who can move must; a pawn at home stays there', () => {
  const state = position(2, { path: 'flag1 olive2', pawns: [[home, 0, -1]], hands: [['olive']] });
  expect(refusal(state, { type: 'showHand' })).toBe('canMove');
  expect(refusal(state, move(0, 'olive'))).toBe('pawnHome');
  expect(refusal(state, move(1, 'flag'))).toBe('cardNotHeld');
});

test('Atlantis 2.3: who can move no pawn shows the hand and draws 2; selling may help instead', () => {
  // The helmet leads onto a pawn, and no second card is there to go on with.
  const state = position(2, { path: 'helmet1 olive2', pawns: [[], [0]], hands: [['helmet']], won: [[2]] });
  expect(rules.legal(state, 0).map(({ type }) => type)).toEqual(['sellTile', 'showHand']);
  const events = play(state, { type: 'showHand' });
  expect(events[0]).toEqual({ type: 'handShown', seat: 0, cards: [0, 0, 1, 0, 0, 0, 0], reveals: true });
  expect(state.handSizes[0]).toBe(3);
  expect(state.turn).toBe(1);
});

test('Atlantis 3.1, 3.6: the rulebook, example 1: black plays a flag, goes to the flag of 1 and takes the olive of 4 behind it', () => {
  const state = position(3, { path: 'olive4 flag1 ring2', hands: [['flag']] });
  play(state, move(1, 'flag'));
  expect(state.pawns.slice(0, 3)).toEqual([-1, 1, -1]);
  expect(tiles(state, 0)).toEqual([4]);
});

test('Atlantis 3.6: the rulebook, example 1: red takes the flag of 4 behind two tiles with pawns', () => {
  const path = 'crown1 flag4 helmet2 vase6 olive3';
  const state = position(3, { path, pawns: [[0], [2], [3]], hands: [['olive']] });
  play(state, move(0, 'olive'));
  expect(state.pawns[0]).toBe(4);
  expect(tiles(state, 0)).toEqual([4]);
});

test('Atlantis 3.2, 6.1: the rulebook, example 1: blue goes on over a pawn with a second helmet and draws one card all the same', () => {
  const path = 'flag1 helmet2 ring7 helmet5';
  const state = position(2, { path, pawns: [[0], [1]], hands: [['helmet', 'helmet']] });
  expect(refusal(state, move(0, 'helmet'))).toBe('chainUnfinished');
  const events = play(state, move(0, 'helmet', 'helmet'));
  expect(events).toContainEqual({ type: 'pawnMoved', seat: 0, pawn: 0, from: 0, stops: [1, 3] });
  expect(tiles(state, 0)).toEqual([7]);
  expect(state.handSizes[0]).toBe(1);
});

test('Atlantis 3.2: the first tile of the item counts though a pawn stands there, the own one too', () => {
  const state = position(2, { path: 'ring1 ring2', pawns: [[0]], hands: [['ring', 'crown']] });
  expect(refusal(state, move(1, 'ring'))).toBe('chainUnfinished');
  expect(refusal(state, move(1, 'ring', 'crown'))).toBeUndefined();
});

test('Atlantis 3.3: without the item ahead the pawn goes to the mainland, also in the middle of a chain', () => {
  const state = position(2, { path: 'ring1 flag2', pawns: [[], [0]], hands: [['ring', 'vase', 'crown']] });
  play(state, move(0, 'ring', 'vase'));
  expect(state.pawns[0]).toBe(home);
  // It takes the last free tile, and draws 1 and 1 for the pawn at home.
  expect(tiles(state, 0)).toEqual([2]);
  expect(state.handSizes[0]).toBe(1 + 2);
});

test('Atlantis 3.4: no card is played beyond where the pawn can rest', () => {
  const state = position(2, { path: 'ring1 flag2', hands: [['ring', 'flag', 'vase', 'vase']] });
  expect(refusal(state, move(0, 'ring', 'flag'))).toBe('chainTooLong');
  expect(refusal(state, move(0, 'vase', 'vase'))).toBe('chainTooLong');
});

test('Atlantis 3.5: cards played are discarded', () => {
  const state = position(2, { path: 'ring1 flag2', hands: [['ring']] });
  play(state, move(0, 'ring'));
  expect(state.discards[item('ring')]).toBe(1);
});

test('Atlantis 3.6: the first move of the game onto slot 0 takes no tile and draws one card', () => {
  const state = position(2, { path: 'ring1 flag2', hands: [['ring']] });
  play(state, move(0, 'ring'));
  expect(tiles(state, 0)).toEqual([]);
  expect(state.handSizes[0]).toBe(1);
});

test('Atlantis 3.6: the tile the pawn has left is behind it and free', () => {
  const state = position(2, { path: 'ring6 flag2', pawns: [[0]], hands: [['flag']] });
  play(state, move(0, 'flag'));
  expect(tiles(state, 0)).toEqual([6]);
});

test('Atlantis 3.7: the lower tile of a pair comes to light and is in play at once', () => {
  const state = position(2, { path: 'ring6+ flag2', pawns: [[0]], hands: [['flag']] });
  const unseen = total(state.unseen);
  const events = play(state, move(0, 'flag'));
  expect(events).toContainEqual({ type: 'tileRevealed', slot: 0, face: state.tops[0]! });
  expect(state.tops[0]).toBeGreaterThanOrEqual(0);
  expect(facesOfBack[0]).toContain(state.tops[0]);
  expect(state.unders[0]).toBe(0);
  expect(total(state.unseen)).toBe(unseen - 1);
});

test('Atlantis 3.8, 4.1: the last tile of slot 0 leaves water, but no hole before slot 1', () => {
  const state = position(2, { path: 'ring6 flag2 olive3', pawns: [[0]], hands: [['flag'], ['olive']] });
  const events = play(state, move(0, 'flag'));
  expect(events).toContainEqual({ type: 'slotFlooded', slot: 0 });
  expect(openHoles(state)).toEqual([]);
  expect(tollBetween(state, -1, 1)).toBe(0);
  expect(tollBetween(state, -1, home)).toBe(0);
});

test('Atlantis 4.1, 4.2: a hole costs the lower of the tiles at its ends, however wide it is, pawns or not', () => {
  const state = position(2, { path: 'ring6 - - - flag2 olive3', pawns: [[0], [4]] });
  expect(tollBetween(state, 0, 4)).toBe(2);
  expect(tollBetween(state, -1, 5)).toBe(2);
  expect(tollBetween(state, 4, home)).toBe(0);
});

test('Atlantis 4.3: holes of 1, 4 and 3 with a bridged one in between cost 8', () => {
  const state = position(2, { path: 'ring1 - flag6 - vase4 = olive5 - crown3' });
  expect(tollBetween(state, 0, 8)).toBe(8);
});

test('Atlantis 4.4: a toll that tiles and the cards left in hand cannot pay makes the move illegal', () => {
  const state = position(2, { path: 'ring4 - flag6', pawns: [[0]], hands: [['flag', 'crown']], won: [[2]] });
  // 2 in tiles and the crown: 3, since the flag itself is played.
  expect(rules.refuse(state, 0, move(0, 'flag'))).toEqual({ code: 'cantPayToll', toll: 4, means: 3 });
  const richer = position(2, { path: 'ring4 - flag6', pawns: [[0]], hands: [['flag', 'crown']], won: [[3]] });
  play(richer, move(0, 'flag'));
  expect(rules.phase(richer)).toBe('payment');
  // The tile won by the move is not there to pay with yet.
  expect(rules.legal(richer, 0)).toEqual([{ type: 'payToll', tiles: [3], cards: [item('crown')] }]);
});

test('Atlantis 4.4, 4.5: no change is given, but nothing may be paid that could be taken back', () => {
  const state = position(2, {
    path: 'ring4 - flag6',
    pawns: [[0]],
    hands: [['flag', 'crown', 'vase']],
    won: [[7, 2, 2, 1]],
  });
  play(state, move(0, 'flag'));
  const pay = (values: readonly number[], ...cards: readonly number[]) =>
    refusal(state, { type: 'payToll', tiles: values, cards });
  expect(pay([7])).toBeUndefined();
  expect(pay([2, 2])).toBeUndefined();
  expect(pay([2, 1], item('crown'))).toBeUndefined();
  expect(pay([7, 1])).toBe('paysTooMuch');
  expect(pay([2, 2], item('vase'))).toBe('paysTooMuch');
  expect(pay([2], item('vase'))).toBe('paysTooLittle');
  expect(pay([5])).toBe('tileNotHeld');
  expect(pay([2, 2, 2])).toBe('tileNotHeld');
  expect(pay([2], item('flag'), item('vase'))).toBe('cardNotHeld');
  // By hand: 7; 2+2; 2+1+a card; 2+two cards. Not 1+two cards, which is 3.
  const ways = rules
    .legal(state, 0)
    .map((way) => way.type === 'payToll' && `${way.tiles.join('+')} ${way.cards.length}`);
  expect(ways).toHaveLength(4);
  expect(ways).toEqual(expect.arrayContaining(['2 2', '2+1 1', '2+2 0', '7 0']));
});

test('Atlantis 4.6: paid tiles leave the game, paid cards are discarded', () => {
  const state = position(2, { path: 'ring4 - flag6', pawns: [[0]], hands: [['flag', 'crown']], won: [[3]] });
  const spent = state.spent;
  play(state, move(0, 'flag'));
  play(state, { type: 'payToll', tiles: [3], cards: [item('crown')] });
  expect(state.spent).toBe(spent + 1);
  expect(state.discards[item('crown')]).toBe(1);
  expect(tiles(state, 0)).toEqual([4]);
  expect(state.turn).toBe(1);
});

test('Atlantis 5.1: one bridge a player, on any hole that has none', () => {
  const state = position(2, { path: 'ring4 - - flag6 = olive2 -', hands: [['flag']] });
  expect(rules.legal(state, 0).filter(({ type }) => type === 'buildBridge')).toEqual([
    { type: 'buildBridge', slot: 1 },
  ]);
  expect(refusal(state, { type: 'buildBridge', slot: 2 })).toBeUndefined();
  expect(refusal(state, { type: 'buildBridge', slot: 3 })).toBe('notAHole');
  expect(refusal(state, { type: 'buildBridge', slot: 4 })).toBe('holeBridged');
  expect(refusal(state, { type: 'buildBridge', slot: 6 })).toBe('notAHole');
  play(state, { type: 'buildBridge', slot: 2 });
  expect(state.turn).toBe(0);
  expect(refusal(state, { type: 'buildBridge', slot: 1 })).toBe('noBridgeLeft');
});

test('Atlantis 5.2: a bridged hole that grows together with one worth 5 costs nothing', () => {
  const state = position(2, { path: 'ring6 = flag1 - olive5 crown2', pawns: [[-1], [2]], hands: [[], ['olive']] });
  expect(tollBetween(state, 0, 4)).toBe(1);
  state.turn = 1;
  state.won[7 * 7 + 6] = 1;
  play(state, move(0, 'olive'));
  play(state, { type: 'payToll', tiles: [7], cards: [] });
  expect(state.tops[2]).toBe(-1);
  expect(tollBetween(state, 0, 4)).toBe(0);
});

test('Atlantis 6.1: 1 card and 1 for each pawn at home', () => {
  const state = position(2, { path: 'ring1 flag2', pawns: [[home, -1, -1]], hands: [['ring']] });
  const events = play(state, move(1, 'ring'));
  expect(events.at(-1)).toMatchObject({ type: 'cardsDrawn', count: 2 });
});

test('Atlantis 6.2: the discards become the deck; when both are gone nothing is drawn', () => {
  const state = position(2, { path: 'ring1 flag2', hands: [['ring']] });
  state.deck.fill(0);
  state.deckSize = 0;
  state.discards.fill(0);
  const events = play(state, move(0, 'ring'));
  // The ring just played is all there is.
  expect(events).toContainEqual({ type: 'deckShuffled' });
  expect(state.handSizes[0]).toBe(1);
  const dry = position(2, { path: 'ring1 flag2', hands: [[]] });
  dry.deck.fill(0);
  dry.deckSize = 0;
  play(dry, { type: 'showHand' });
  expect(dry.handSizes[0]).toBe(0);
});

/**
 * The rulebook's example 3: black has brought the third pawn home. The tiles to the mainland: red's pawn A has holes of
 * 1, 4 and 1 before it, red's pawn B one of 1, and blue's one of 1.
 */
const example3 = () =>
  position(3, {
    path: 'flag1 - vase6 olive4 - statue5 ring5 crown1 - helmet7 statue2 vase3',
    pawns: [
      [home, home, 9],
      [home, 0, 6],
      [home, home, 7],
    ],
    hands: [['flag'], ['flag', 'flag'], ['vase', 'vase']],
    won: [[3], [6, 2], [5]],
  });

test('Atlantis 6.3: the third pawn takes its tile and 4 cards, and the game is over at once', () => {
  const state = example3();
  const events = play(state, move(2, 'flag'));
  expect(events).toContainEqual({ type: 'allHome', seat: 0 });
  expect(state.handSizes[0]).toBe(4);
  expect(rules.toMove(state)).toEqual([]);
  expect(rules.result(state)?.ending).toBe('allHome');
});

test('Atlantis 7.1: the rulebook, example 3: red owes (1 + 4 + 1) + 1 = 7, blue 1', () => {
  const state = example3();
  expect(settlement(state, 1).tolls).toEqual([0, 6, 1]);
  expect(settlement(state, 2).tolls).toEqual([0, 0, 1]);
});

test('Atlantis 7.1: settling neither takes tiles nor draws nor counts bridges', () => {
  const state = example3();
  play(state, move(2, 'flag'));
  expect([state.handSizes[1], state.handSizes[2]]).toEqual([2, 2]);
  expect(refusal({ ...state, finisher: -1, turn: 1 }, { type: 'buildBridge', slot: 1 })).toBeUndefined();
  expect(rules.refuse(state, 1, { type: 'buildBridge', slot: 1 })?.code).toBe('gameOver');
});

test('Atlantis 7.2: paying costs least: red pays 7 of 6 + 2 + 2 cards exactly; who has too little goes below 0', () => {
  const state = example3();
  play(state, move(2, 'flag'));
  // Red: 10 in all, less 7. Blue: 5 + 2 cards, less 1. Black: 3, the tile behind the mainland (3) and 4 cards.
  expect(scores(state)).toEqual([3 + 3 + 4, 3, 6]);
  const last = (hand: readonly 'vase'[], won: readonly number[]) => {
    const out = {
      path: 'ring4 - flag6 olive1',
      pawns: [
        [home, home, 3],
        [home, home, 0],
      ],
      hands: [['flag'], hand],
      won: [[], won],
    } as const;
    const ended = position(2, out);
    play(ended, move(2, 'flag'));
    return ended;
  };
  const poor = last(['vase'], []);
  expect(settlement(poor, 1).shortfall).toBe(3);
  expect(scores(poor)?.[1]).toBe(-3);
  // A 7 for a toll of 4, where nothing smaller is there: no change.
  expect(scores(last([], [7]))?.[1]).toBe(0);
});

test('Atlantis 7.3: tiles at their value and cards at 1; a tie is shared', () => {
  const state = position(2, {
    path: 'flag1 ring1',
    pawns: [
      [home, home, 1],
      [home, home, home],
    ],
    hands: [['vase']],
    won: [[4], [6, 3]],
  });
  state.hands[KINDS] = 0;
  play(state, move(2, 'vase'));
  // Seat 0: 4, the ring of 1 it left and 4 cards; seat 1: 9.
  expect(scores(state)).toEqual([9, 9]);
  expect(rules.result(state)?.places.map(({ rank }) => rank)).toEqual([1, 1]);
});

test('Atlantis 8.1: hands are hidden from the others, the deck from all, until the end', () => {
  const state = rules.setup(3, {}, randomFrom('hidden'));
  const seen = rules.view(state, 1);
  expect(seen.hands.slice(KINDS, 2 * KINDS)).toEqual(state.hands.slice(KINDS, 2 * KINDS));
  expect(seen.hands.slice(0, KINDS)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  expect(seen.deck.every((count) => count === -1)).toBe(true);
  expect(seen.handSizes).toEqual(state.handSizes);
  const dealt = rules.redeal(seen, 1, randomFrom('deal'));
  expect(rules.view(dealt, 1)).toEqual(seen);
  expect(rules.census(dealt)).toEqual(rules.census(state));
});

test('Atlantis 2.1: a sale and the bridge go before the move, in either order', () => {
  const sale = { type: 'sellTile', face: item('flag') * 7 + 3 } as const;
  const bridge = { type: 'buildBridge', slot: 1 } as const;
  for (const before of [
    [sale, bridge],
    [bridge, sale],
  ]) {
    const state = position(2, { path: 'ring4 - flag6', pawns: [[0]], hands: [['flag']], won: [[4]] });
    for (const one of before) play(state, one);
    play(state, move(0, 'flag'));
    // 4 sold for 2 cards, the flag played, 1 drawn; the bridge saved the 4.
    expect([state.handSizes[0], state.turn, tiles(state, 0)]).toEqual([3, 1, [4]]);
  }
});

test('Atlantis 2.3, 4.4: who can pay for no move shows the hand and draws 2, pawns at home or not; a bridge may help instead', () => {
  const poor = () => position(2, { path: 'ring4 - flag6', pawns: [[0, home, home]], hands: [['flag']] });
  const state = poor();
  expect(refusal(state, move(0, 'flag'))).toBe('cantPayToll');
  expect(rules.legal(state, 0).map(({ type }) => type)).toEqual(['buildBridge', 'showHand']);
  play(state, { type: 'showHand' });
  expect(state.handSizes[0]).toBe(1 + 2);
  const helped = poor();
  play(helped, { type: 'buildBridge', slot: 1 });
  expect(refusal(helped, { type: 'showHand' })).toBe('canMove');
  play(helped, move(0, 'flag'));
  expect(rules.phase(helped)).toBe('journey');
});

test('Atlantis 6.1, 6.2: with two pawns at home three cards are drawn, over the end of the deck if need be', () => {
  const state = position(2, { path: 'ring1 flag2', pawns: [[home, home, -1]], hands: [['ring']] });
  state.deck.splice(0, KINDS, 1, 0, 0, 0, 0, 0, 0);
  state.deckSize = 1;
  state.discards[item('vase')] = 1;
  const events = play(state, move(2, 'ring'));
  // The one in the deck, then the vase and the ring just played.
  expect(events.at(-1)).toMatchObject({ type: 'cardsDrawn', count: 3 });
  expect([state.handSizes[0], state.deckSize, total(state.discards)]).toEqual([3, 0, 0]);
});

test('Atlantis 7.1, 7.2: the tolls of several pawns are paid together: a 7 pays 6 and 1', () => {
  const state = position(2, {
    path: 'flag5 - vase5 - statue1 ring2',
    pawns: [
      [home, home, 5],
      [home, 0, 2],
    ],
    hands: [['crown']],
    won: [[], [7]],
  });
  play(state, move(2, 'crown'));
  expect(settlement(state, 1)).toEqual({ seat: 1, tolls: [0, 6, 1], tiles: [7], cards: 0, shortfall: 0 });
  expect(scores(state)?.[1]).toBe(0);
});
