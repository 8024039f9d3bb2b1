import type { AsterionEvent, State } from '../../../games/asterion/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.ja.ts';
import { refusals } from './refusals.ja.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, signed } from './sentences.ts';

const events: EventSentences = {
  tilePlaced: ({ seat }) => `${name(seat)}がタイルを置きました。`,
  tileRotated: ({ seat }) => `${name(seat)}が自分のタイルを回しました。`,
  tilesSwapped: ({ seat }) => `${name(seat)}が自分のタイルを2枚入れ替えました。`,
  tileLifted: ({ seat }) => `${name(seat)}がタイルを持ち上げました。`,
  tileMoved: ({ seat }) => `${name(seat)}がタイルを別の場所へ動かしました。`,
  tileDiscarded: ({ seat, face }) => `代償として、${name(seat)}の{tile:${face}}がゲームから除かれました。`,
  explorersKilled: ({ seat, victims, points }) => {
    const dead = victims.flatMap((count, of) => (count > 0 ? [`${name(of)}${count}人`] : [])).join('、');
    return `{bull}アステリオンが${dead}を倒しました。${name(seat)}は${signed(points)}点です。`;
  },
  tileDrawn: ({ secret }) => (secret ? `次のタイルは{tile:${secret.face}}です。` : null),
  explorerEscaped: ({ seat, coins }) => `${name(seat)}の探検者がコイン${coins}枚{coin}を持って脱出しました。`,
  gameEnded: () => '最後のタイルが使われました。',
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [turn] = toMove;
  if (turn === undefined) return ending('lastTile');
  if (state.lifted >= 0) {
    return seat === turn ? '持ち上げたタイルの置き場所を選んでください。' : `${name(turn)}がタイルを動かしています。`;
  }
  return seat === turn
    ? 'あなたの手番です。タイルを置くか、代償を払ってタイルを動かしてください。'
    : `${name(turn)}の手番を待っています。`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  lastTile: '最後のタイルが使われ、探検者たちが迷宮を出ました。',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  kills: '撃破点',
  treasure: '持ち出したコイン',
  escapedWithoutCoin: '手ぶらで脱出（同点時）',
};

export const words: GameWords<State, AsterionEvent> = {
  name: 'アステリオン',
  about:
    'ミノタウロスの待つ迷宮を、全員でタイルを1枚ずつ広げていきます。相手の探検者をアステリオンのもとへ導けば得点、自分の探検者はコインのある通路から外へ逃がします。通路をどうつなぎ、どうふさぐかの駆け引きです。',
  options: {},
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, '今はできません。'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { r: 'タイルを右に回す', 'Shift + r': 'タイルを左に回す', Enter: '選んだ場所に決める', Esc: '選び直す' },
};
