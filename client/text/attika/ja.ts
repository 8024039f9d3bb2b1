import type { Group } from '../../../games/attika/data.ts';
import type { AttikaEvent, State } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, drawn, total } from './sentences.ts';

const building = (kind: number) => `{building:${kind}}${labels.buildings[kind]}`;

const events: EventSentences = {
  buildingDrawn: ({ seat, kind }) => `${name(seat)}が${building(kind)}をめくりました。`,
  buildingKept: ({ seat, kind }) => `${name(seat)}が${building(kind)}を配置ボードに置きました。`,
  buildingBuilt: ({ seat, kind, cards, free, fee }) => {
    const built = `${name(seat)}が${building(kind)}を`;
    if (free) return `${built}無料で建設しました。`;
    if (total(cards) === 0) return `${built}カードなしで建設しました。`;
    return `${built}${drawn(cards)}で建設しました${fee > 0 ? `(うち開拓地コスト${fee}枚)` : ''}。`;
  },
  groupCompleted: ({ seat, group, amphora }) =>
    `${name(seat)}が「${labels.groups[group as Group]}」を完成させ、${amphora ? '{amphora}アンフォラを獲得しました' : 'アンフォラの代わりにカードを引きます'}。`,
  amphoraUsed: ({ seat, forCard }) =>
    `${name(seat)}が{amphora}アンフォラを使い、${forCard ? 'カードを1枚' : '行動を1回'}増やしました。`,
  stackExhausted: ({ seat }) => `${name(seat)}の山が1つ尽きました。ボードを広げます。`,
  landDrawn: ({ seat }) => `${name(seat)}が新しいボードタイルを引きました。`,
  landLaid: ({ seat }) => `${name(seat)}がボードを広げました。`,
  deckShuffled: () => '捨て札を混ぜて、新しい山札にしました。',
  cardsDrawn: ({ seat, count, secret }) =>
    `${name(seat)}が${secret === undefined ? `カードを${count}枚` : drawn(secret.cards)}引きました。`,
  turnEnded: () => null,
  shrinesLinked: ({ seat }) => `${name(seat)}が聖堂をつなぎました！`,
  allBuilt: ({ seat }) => `${name(seat)}が30の建物をすべて建てました！`,
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [mover] = toMove;
  if (mover === undefined) return ending(state.ending);
  return mover === seat ? own(state, seat) : others(state, mover);
}

function own(state: State, seat: Seat): string {
  if (state.phase === 'reveal') {
    return `${building(state.revealed)}をめくりました。建設するか、配置ボードに置いてください。`;
  }
  if (state.phase === 'expansion') return '山が尽きました。新しいボードタイルを置いてください。向きは自由です。';
  if (state.mode === 'open') return '2つまでめくるか、3つまで建設できます。使わない分はカードになります。';
  const doing = state.mode === 'draw' ? 'めくれます' : '建設できます';
  if (state.actions > 0) return `あと${state.actions}つ${doing}。残すとカードになります。`;
  return state.amphorae[seat]! > 0
    ? `アンフォラを使うともう1つ${doing}。なければ手番を終了してください。`
    : '行動が終わりました。手番を終了してください。';
}

function others(state: State, mover: Seat): string {
  if (state.phase === 'reveal') return `${name(mover)}がめくった${building(state.revealed)}をどうするか考えています。`;
  if (state.phase === 'expansion') return `${name(mover)}がボードを広げるのを待っています。`;
  if (state.mode === 'open') return `${name(mover)}の手番です。`;
  return `${name(mover)}が${state.mode === 'draw' ? '建物をめくっています' : '建設しています'}。`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  thirtyBuildings: '30の建物がすべて建ちました。',
  shrinesLinked: '2つの聖堂がつながりました。',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = { buildings: '建物' };

export const words: GameWords<State, AttikaEvent> = {
  name: 'アッティカ',
  about:
    '古代ギリシャの4つの都市国家が、競って町を広げます。建物をめくり、資源の豊かな土地を選んで建て、矢印の順に並べて無料の建設につなげます。30の建物をすべて建てるか、2つの聖堂をつなげた人が、その場で勝ちます。',
  options: {},
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, '今はできません。'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { k: 'めくった建物を配置ボードに置く', a: 'アンフォラを使う', e: '手番を終了する' },
};
