import type { AsterionReason } from '../../../games/asterion/bot/reasons.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { lists } from '../lists.ts';
import { balance } from '../points.ts';
import { name } from '../sentences.ts';
import { labels } from './labels.ja.ts';
import { placeOf, waysOf } from './sentences.ts';

const tileAt = (state: State, tile: number) => placeOf(state.cell[tile]!, labels);
const ways = (face: number, rotation: number) => waysOf(face, rotation, labels);

export const advice = adviceOf<State, AsterionMove, AsterionReason>(
  {
    placeTile: ({ cell, rotation }, state) =>
      `${placeOf(cell, labels)}にタイルを置く（${ways(state.held[state.turn]!, rotation)}）。`,
    rotateTile: ({ tile, quarters }, state) =>
      `手持ちのタイルを破棄して、${tileAt(state, tile)}のタイルを回す（${ways(state.face[tile]!, (state.rotation[tile]! + quarters) % 4)}）。`,
    swapTiles: ({ first, second }, state) =>
      `手持ちのタイルを破棄して、${tileAt(state, first)}のタイルと${tileAt(state, second)}のタイルを入れ替える。`,
    liftTile: ({ tile }, state) => `手持ちのタイルを破棄して、${tileAt(state, tile)}のタイルを移動する。`,
    dropTile: ({ cell, rotation }, state) =>
      `${placeOf(cell, labels)}に置く（${ways(state.face[state.lifted]!, rotation)}）。`,
  },
  {
    kills: ({ seats, count, own, points }) => {
      const others = lists.ja.all(seats.map(name));
      if (count === 0) return `自分の探検者が${own}人殺され、${balance(points)}点になります。`;
      if (own === 0) return `${others}の探検者が${count}人殺され、${balance(points)}点になります。`;
      return `${others}の探検者が${count}人、自分の探検者が${own}人殺され、${balance(points)}点になります。`;
    },
    escapes: ({ before, after }) => `今終わったときの自分の脱出の得点が、${before}点から${after}点になります。`,
    holdsBack: ({ seat, before, after }) =>
      `今終わったときの${name(seat)}の脱出の得点が、${before}点から${after}点になります。`,
    leadsOut: 'このタイルの通路は外に通じます。',
    joins: ({ explorers }) => `自分の探検者${explorers}人が、同じ通路でつながります。`,
  },
);
