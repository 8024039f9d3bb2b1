import { sum } from '../../../games/kit/counts.ts';
import { type Group, STILL_ROUNDS } from '../../../games/attika/data.ts';
import type { State } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.ja.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { lists } from '../lists.ts';
import { type Sentence, at, drawn, name, say } from '../sentences.ts';
import { type EventSentences, type Task, siteOf, taskOf, turnsToEnd, wordsIn } from './sentences.ts';

const building = (kind: number) => `{building:${kind}}${labels.buildings[kind]}`;

const events: EventSentences = {
  buildingDrawn: ({ seat, kind }) => `${name(seat)}が${building(kind)}をめくりました。`,
  buildingKept: ({ seat, kind }) => `${name(seat)}が${building(kind)}を配置ボードに置きました。`,
  buildingBuilt: ({ seat, kind, hex, cards, free, fee }, state) => {
    const site = at(`${siteOf(state, hex, labels)}に`);
    if (free) return `${name(seat)}が${building(kind)}を${site}無料で建設しました。`;
    if (sum(cards) === 0) return `${name(seat)}が${building(kind)}を${site}カードなしで建設しました。`;
    if (fee === 0) return `${name(seat)}が${building(kind)}を${site}${drawn(cards)}で建設しました。`;
    return `${name(seat)}が${building(kind)}を${site}${drawn(cards)}で建設しました（うち開拓地コスト${fee}枚）。`;
  },
  groupCompleted: ({ seat, group, amphora }) =>
    amphora
      ? `${name(seat)}が「${labels.groups[group as Group]}」を完成させ、{amphora}アンフォラを獲得しました。`
      : `${name(seat)}が「${labels.groups[group as Group]}」を完成させましたが、アンフォラはもう残っていません。`,
  amphoraUsed: ({ seat, forCard }) =>
    `${name(seat)}が{amphora}アンフォラを使い、${forCard ? 'カードを1枚' : '行動を1回'}増やしました。`,
  stackExhausted: ({ seat }) => `${name(seat)}の山が1つなくなりました。`,
  landDrawn: ({ seat }) => `${name(seat)}が新しいボードタイルを引きました。`,
  landLaid: ({ seat, hexes }) =>
    `${name(seat)}がボードを広げました${at(`（${lists.ja.several(hexes.map((hex) => labels.hex(hex + 1)))}）`)}。`,
  deckShuffled: '捨て札を混ぜて、新しい山札にしました。',
  cardsDrawn: ({ seat, count, secret }) =>
    `${name(seat)}が${secret === undefined ? `カードを${count}枚` : `${drawn(secret.cards)}を`}引きました。`,
  roundStill: ({ rounds, left }) =>
    left === 0
      ? `${rounds}ラウンドのあいだ何も変わらなかったため、ゲームが終わりました。`
      : `${rounds}ラウンドのあいだ何も変わりませんでした。あと${left}ラウンド続くと、ゲームが終わります。`,
  turnEnded: null,
  shrinesLinked: ({ seat }) => `${name(seat)}が2つの聖堂をつなぎました！`,
  allBuilt: ({ seat }) => `${name(seat)}が30個の建物をすべて建設しました！`,
};

function prompt(state: State, seat: Seat | null, [mover]: Movers): string {
  if (mover !== seat) return others(state, mover);
  const task = say(TASKS[taskOf(state, seat)], state);
  const left = turnsToEnd(state);
  return left === null ? task : `${task}${standsStill(left)}`;
}

const standsStill = (left: number) =>
  left === 1
    ? 'この手番でも何も変わらなければ、ゲームが終わります。'
    : `この手番から${left}手番続けて何も変わらなければ、ゲームが終わります。`;

const TASKS: Readonly<Record<Task, Sentence<[state: State]>>> = {
  settle: ({ revealed }) => `${building(revealed)}を建設するマスを選ぶか、「${labels.keep}」を押してください。`,
  keep: ({ revealed }) => `${building(revealed)}は今建設できません。「${labels.keep}」だけです。`,
  lay: `新しいボードタイルの場所を選び、「${labels.layHere}」を押してください。`,
  open: '山から2つまでめくるか、光っている建物を3つまで建設できます。',
  openDraw: '建物を山から2つまでめくれます。',
  openBuild: '光っている建物を3つまで建設できます。',
  idle: 'めくることも建設することもできません。手番を終了してください。',
  draw: ({ actions }) => `建物をあと${actions}つめくれます。`,
  build: ({ actions }) => `光っている建物をあと${actions}つ建設できます。`,
  noneToDraw: '山がすべてなくなりました。手番を終了してください。',
  noneToBuild: '今建設できる建物がありません。手番を終了してください。',
  moreDraw: 'アンフォラでもう1つめくるか、手番を終了してください。',
  moreBuild: 'アンフォラでもう1つ建設するか、手番を終了してください。',
  onlyCards: 'アンフォラでカードを引くか、手番を終了してください。',
  spent: '行動が終わりました。手番を終了してください。',
};

function others(state: State, mover: Seat): string {
  if (state.phase === 'reveal')
    return `${name(mover)}がめくった${building(state.revealed)}をどうするか決めるのを待っています。`;
  if (state.phase === 'expansion') return `${name(mover)}がボードを広げるのを待っています。`;
  if (state.mode === 'open') return `${name(mover)}がめくるか建設するのを待っています。`;
  return `${name(mover)}が${state.mode === 'draw' ? '建物をめくっています' : '建設しています'}。`;
}

export const words = wordsIn('ja', {
  about:
    '古代ギリシャの4つの都市国家が、競って町を広げます。建物をめくり、資源の豊かな土地を選んで建設し、矢印の順に並べて無料の建設につなげます。30個の建物をすべて建設するか、2つの聖堂をつなげた人が、その場で勝ちます。',
  prompt,
  events,
  refusals,
  endings: {
    thirtyBuildings: '30個の建物がすべて建設されました。',
    shrinesLinked: '2つの聖堂がつながりました。',
    stalled: `${STILL_ROUNDS}ラウンドのあいだ何も変わらなかったため、建物の数で順位を決めました。`,
  },
  scoreItems: { buildings: '建物' },
  help,
  advice,
  keys: { k: 'めくった建物を配置ボードに置く', a: 'アンフォラを使う', e: '手番を終了する' },
});
