import type { AsterionReason } from '../../../games/asterion/bot/reasons.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { balance } from '../points.ts';
import { name } from '../sentences.ts';
import { labels } from './labels.en.ts';
import { placeOf, waysOf } from './sentences.ts';

const tileAt = (state: State, tile: number) => placeOf(state.cell[tile]!, labels);
const ways = (face: number, rotation: number) => waysOf(face, rotation, labels);

const explorers = (count: number) => plural(count, 'explorer', 'explorers');

export const advice = adviceOf<State, AsterionMove, AsterionReason>(
  {
    placeTile: ({ cell, rotation }, state) =>
      `Place your tile ${placeOf(cell, labels)}, ${ways(state.held[state.turn]!, rotation)}.`,
    rotateTile: ({ tile, quarters }, state) =>
      `Give up your tile and turn the one ${tileAt(state, tile)}, so that it is ${ways(state.face[tile]!, (state.rotation[tile]! + quarters) % 4)}.`,
    swapTiles: ({ first, second }, state) =>
      `Give up your tile and swap the one ${tileAt(state, first)} with the one ${tileAt(state, second)}.`,
    liftTile: ({ tile }, state) => `Give up your tile and move the one ${tileAt(state, tile)}.`,
    dropTile: ({ cell, rotation }, state) =>
      `Place it ${placeOf(cell, labels)}, ${ways(state.face[state.lifted]!, rotation)}.`,
  },
  {
    kills: ({ seats, count, own, points: won }) => {
      const others = `${explorers(count)} of ${lists.en.all(seats.map(name))}`;
      if (count === 0) return `${explorers(own)} of one’s own ${own === 1 ? 'dies' : 'die'}: ${balance(won)}.`;
      if (own === 0) return `${others} ${count === 1 ? 'dies' : 'die'}: ${balance(won)}.`;
      return `${others} and ${own} of one’s own die: ${balance(won)}.`;
    },
    escapes: ({ before, after }) => `Escape points if it ended now: ${after} instead of ${before}.`,
    holdsBack: ({ seat, before, after }) =>
      `${name(seat)}’s escape points if it ended now: ${after} instead of ${before}.`,
    leadsOut: 'Its passage leads outside.',
    joins: ({ explorers }) => `${explorers} explorers of one’s own then share its passage.`,
  },
);
