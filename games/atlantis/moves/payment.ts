/** Paying the tolls of a move. */
import type { KindOf } from '../../kit/moves.ts';
import { sum } from '../../kit/counts.ts';
import { between, list } from '../../kit/shape.ts';
import { FACES } from '../board.ts';
import { TOP_VALUE } from '../data.ts';
import { discard, eachPayment, faceOfValue, held, plentiful, spendTile, tilesByValue } from '../purse.ts';
import { finishMove, renewDeck } from '../turn.ts';
import { someCards } from './shapes.ts';
import type { Atlantis } from '../types.ts';

/** There are no more tiles than this, of both backs. */
const MOST_TILES = 2 * FACES;

export const payToll: KindOf<Atlantis, 'payToll'> = {
  shape: {
    tiles: list(between(1, TOP_VALUE), 0, MOST_TILES),
    cards: someCards(0),
  },
  free: ['cards'],
  list(state, seat, moves) {
    eachPayment(state, seat, state.toll, (tiles, cards) => {
      const payment = { type: 'payToll', tiles: tiles.slice(), cards: plentiful(state, seat, cards) } as const;
      moves.push(payment);
      return false;
    });
  },
  refuse(state, seat, { tiles, cards }) {
    const { toll } = state;
    if (tiles.some((value, i) => value > tiles[i - 1]!)) return { code: 'tilesOutOfOrder' };
    const won = tilesByValue(state, seat);
    const missing = tiles.find((value) => tiles.filter((other) => other === value).length > won[value]!);
    if (missing !== undefined) return { code: 'tileNotHeld', value: missing };
    const unheld = cards.find((item) => cards.filter((other) => other === item).length > held(state, seat, item));
    if (unheld !== undefined) return { code: 'cardNotHeld', item: unheld };
    const paid = sum(tiles) + cards.length;
    if (paid < toll) return { code: 'paysTooLittle', toll, paid };
    const least = cards.length > 0 ? 1 : Math.min(...tiles);
    return paid - least >= toll ? { code: 'paysTooMuch', toll, paid } : undefined;
  },
  apply(state, seat, { tiles, cards }, random, emit) {
    for (const value of tiles) spendTile(state, seat, faceOfValue(state, seat, value));
    for (const item of cards) discard(state, seat, item);
    emit?.({ type: 'tollPaid', seat, tiles, cards });
    renewDeck(state, emit);
    finishMove(state, seat, random, emit);
  },
};
