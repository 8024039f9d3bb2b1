import { lists } from '../lists.ts';
import { balance } from '../points.ts';
import type { State } from '../../../games/asterion/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.ja.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { at, name } from '../sentences.ts';
import { type EventSentences, maySpendTile, spotOf, wordsIn } from './sentences.ts';

const events: EventSentences = {
  tilePlaced: ({ seat, cell }) => `${name(seat)}が${at(`${spotOf(cell, labels)}に`)}タイルを置きました。`,
  tileRotated: ({ seat, cell }) => `${name(seat)}が${at(`${spotOf(cell, labels)}の`)}自分のタイルを回しました。`,
  tilesSwapped: ({ seat, cells: [first, second] }) =>
    `${name(seat)}が${at(`${spotOf(first, labels)}と${spotOf(second, labels)}の`)}自分のタイル2枚を入れ替えました。`,
  tileLifted: ({ seat, cell }) => `${name(seat)}が${at(`${spotOf(cell, labels)}の`)}自分のタイルを持ち上げました。`,
  tileMoved: ({ seat, cell }) => `${name(seat)}がそれを${at(`${spotOf(cell, labels)}に`)}移動しました。`,
  tileDiscarded: ({ seat, face }) => `${name(seat)}は代償として{tile:${face}}を破棄しました。`,
  explorersKilled: ({ seat, victims, points }) => {
    const dead = victims.flatMap((count, of) => (count > 0 ? [`${name(of)}の探検者${count}人`] : []));
    return `{bull}アステリオンが${lists.ja.all(dead)}を倒しました。${name(seat)}は${balance(points)}点です。`;
  },
  tileDrawn: ({ secret }) => (secret ? `次のタイルは{tile:${secret.face}}です。` : null),
  explorerEscaped: ({ seat, coins }) =>
    `${name(seat)}の探検者が1人、{coin}${labels.coins(coins)}を持って脱出しました。${balance(coins)}点です。`,
  gameEnded: '最後のタイルが使われました。',
};

function prompt(state: State, seat: Seat | null, [turn]: Movers): string {
  if (seat !== turn) {
    return state.lifted >= 0 ? `${name(turn)}がタイルを移動しています。` : `${name(turn)}の手番を待っています。`;
  }
  if (state.lifted >= 0) return '持ち上げたタイルを、光っているマスに置いてください。';
  return maySpendTile(state, seat)
    ? '光っているマスにタイルを置くか、破棄してください。'
    : '光っているマスにタイルを置いてください。';
}

export const words = wordsIn('ja', {
  about:
    'ミノタウロスの待つ迷宮を、全員でタイルを1枚ずつ置いて広げていきます。相手の通路をアステリオンの通路につなげれば得点、自分の探検者にはコインと外への道を用意します。通路をどうつなぎ、どうふさぐかの駆け引きです。',
  prompt,
  events,
  refusals,
  endings: {
    lastTile: '最後のタイルが使われ、探検者たちが迷宮を出ました。',
  },
  scoreItems: {
    kills: '犠牲者の得点',
    treasure: '脱出の得点',
    escapedWithoutCoin: 'コインなしで脱出（同点時）',
  },
  help,
  advice,
  keys: { r: 'タイルを右に回す', 'Shift + r': 'タイルを左に回す', Enter: '選んだ場所に決める', Esc: '選び直す' },
});
