/** Before a pawn moves: selling a tile, building the bridge. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { FACES, SLOTS, valueOf } from '../board.ts';
import { LEAST_SALE, TOP_VALUE } from '../data.ts';
import { holeAt, openHoles } from '../path.ts';
import { faceOfValue, saleOf, spendTile, tilesWon } from '../purse.ts';
import { drawCards } from '../turn.ts';
import type { Atlantis } from '../types.ts';

const SALES = prebuilt(FACES, (face) => ({ type: 'sellTile', face }) as const);
const BRIDGES = prebuilt(SLOTS, (slot) => ({ type: 'buildBridge', slot }) as const);

export const sellTile: KindOf<Atlantis, 'sellTile'> = {
  shape: { face: below(FACES) },
  free: ['face'],
  list(state, seat, moves) {
    if (state.sold) return;
    for (let value = LEAST_SALE; value <= TOP_VALUE; value++) {
      const face = faceOfValue(state, seat, value);
      if (face >= 0) moves.push(SALES[face]!);
    }
  },
  refuse(state, seat, { face }) {
    if (state.sold) return { code: 'alreadySold' };
    if (state.won[seat * FACES + face] === 0) return { code: 'tileNotHeld', value: valueOf(face) };
    if (valueOf(face) >= LEAST_SALE) return undefined;
    return { code: tilesWon(state, seat)[0]! < LEAST_SALE ? 'tilesTooLow' : 'tileTooLow' };
  },
  apply(state, seat, { face }, random, emit) {
    spendTile(state, seat, face);
    state.sold = true;
    const cards = saleOf(valueOf(face));
    emit?.({ type: 'tileSold', seat, face, cards });
    drawCards(state, seat, cards, random, emit);
  },
};

export const buildBridge: KindOf<Atlantis, 'buildBridge'> = {
  shape: { slot: below(SLOTS) },
  free: ['slot'],
  list(state, seat, moves) {
    if (state.bridges[seat] === 1) for (const slot of openHoles(state)) moves.push(BRIDGES[slot]!);
  },
  refuse(state, seat, { slot }) {
    if (state.bridges[seat] === 0) return { code: 'noBridgeLeft' };
    if (openHoles(state).length === 0) return { code: 'noOpenHole' };
    const hole = holeAt(state, slot);
    if (!hole) return { code: 'notAHole' };
    return hole.bridged ? { code: 'holeBridged' } : undefined;
  },
  apply(state, seat, { slot }, _random, emit) {
    state.bridges[seat] = 0;
    state.bridged[slot] = 1;
    emit?.({ type: 'bridgeBuilt', seat, slot });
  },
};
