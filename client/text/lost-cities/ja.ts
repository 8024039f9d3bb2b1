import { stage } from '../../../games/lost-cities/flow.ts';
import { someOpen } from '../../../games/lost-cities/piles.ts';
import type { Stage, State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.ja.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { signed } from '../points.ts';
import { type Sentence, name, say } from '../sentences.ts';
import { type EventSentences, drawn, worth, wordsIn } from './sentences.ts';

const path = (colour: number) => `{path:${colour}}`;

const events: EventSentences = {
  pathStarted: ({ seat, card, figure }) =>
    `${name(seat)}が${drawn(card)}を出し、${labels.figures[figure]}で進路を始めました。`,
  cardLaid: ({ seat, card }) => `${name(seat)}が${drawn(card)}を出しました。`,
  cardDiscarded: ({ seat, card }) => `${name(seat)}が${drawn(card)}を捨てました。`,
  figureMoved: ({ colour, figure, step, by }) =>
    step === 1 && by === 'card'
      ? null
      : `${path(colour)}の${labels.figures[figure]}が${step}マス目へ進みました（${worth(step, figure)}）。`,
  statueTaken: ({ seat }) => `${name(seat)}が{statue}彫像を見つけました。`,
  pointsTaken: ({ seat, points }) => `${name(seat)}が{points:${points}}${points}点を得ました。`,
  stepEarned: ({ seat, source, colour }) =>
    source === 'tile'
      ? `${name(seat)}は{step}駒を1歩進められます。`
      : `${name(seat)}は、${path(colour)}の遺跡にいる駒とは別の駒を1歩進められます。`,
  stepDeclined: ({ seat }) => `${name(seat)}は駒を進めませんでした。`,
  cardDrawn: ({ seat, secret }) => `${name(seat)}が山札から${secret ? `${drawn(secret.card)}を` : '1枚'}引きました。`,
  discardTaken: ({ seat, card }) => `${name(seat)}が捨て札の${drawn(card)}を取りました。`,
  turnEnded: null,
  expeditionEnded: ({ expedition, ending }) =>
    `${labels.expeditionNames[expedition]}が終わりました。${labels.endings[ending]}`,
  expeditionScored: ({ seat, explorers, researcher, secret }) =>
    secret
      ? `${name(seat)}：探検家${signed(explorers)}点、調査員${signed(researcher)}点で、手持ちは${secret.points}点です。`
      : `${name(seat)}：探検家${signed(explorers)}点、調査員${signed(researcher)}点です。`,
  statuesScored: ({ seat, count, points }) =>
    `${name(seat)}は{statue}彫像${labels.statuesHeld(count)}で${signed(points)}点です。`,
  expeditionBegun: ({ seat, expedition }) =>
    `${labels.expeditionNames[expedition]}が始まります。${name(seat)}からです。`,
};

const own: Readonly<Record<Stage, Sentence<[state: State]>>> = {
  card: '出すカードか捨てるカードを選んでください。',
  bonus(state) {
    if (state.pending.at(-1)?.source === 'tile')
      return `{step}1歩進める駒を選ぶか、「${labels.decline}」を押してください。`;
    return state.options.summitBonus === 'arrival'
      ? `遺跡に着きました。1歩進める駒を選ぶか、「${labels.decline}」を押してください。`
      : `遺跡に駒がいます。1歩進める駒を選ぶか、「${labels.decline}」を押してください。`;
  },
  draw: (state) =>
    someOpen(state)
      ? '山札か光っている捨て札から、1枚引いてください。'
      : '山札から1枚引いてください。取れる捨て札はありません。',
};

const others: Readonly<Record<Stage, (who: string) => string>> = {
  card: (who) => `${who}がカードを出すか捨てるのを待っています。`,
  bonus: (who) => `${who}が進める駒を選ぶのを待っています。`,
  draw: (who) => `${who}がカードを引くのを待っています。`,
};

function prompt(state: State, seat: Seat | null, [first]: Movers): string {
  if (first === seat) return say(own[stage(state)], state);
  return others[stage(state)](name(first));
}

export const words = wordsIn('ja', {
  about:
    '5本の進路が、忘れられた5つの遺跡へ登っていきます。小さい数字から順にカードを重ねて駒を進めますが、途中までしか進めないと減点です。彫像を集め、橋を渡る頃合いを見きわめ、得点が2倍になる調査員の行き先を選びましょう。',
  options: {
    length: { label: '長さ', choices: { full: '探検3回', short: '探検1回（短時間ゲーム）' } },
    summitBonus: {
      label: '遺跡で進む1歩',
      choices: { arrival: '到着したとき', laterCards: 'あとのカードで' },
      hint: '遺跡に駒がいると、ほかの駒を1歩進められます。着いたときの1回か、着いたあと列にカードを出すたびかを選びます。',
    },
    lowestStart: {
      label: '進路の始め方',
      choices: { true: '手札で一番小さいカードから', false: 'どのカードからでも' },
      hint: '列が大きい順でもよいときは、いつもその色のどのカードからでも始められます。',
    },
    takeBack: { label: '今捨てたカード', choices: { false: 'その手番に取れない', true: 'すぐに取り戻せる' } },
    bothDirections: { label: '列の順', choices: { false: '小さい順だけ', true: '大きい順でもよい' } },
  },
  prompt,
  events,
  refusals,
  endings: labels.endings,
  scoreItems: {
    firstExpedition: labels.expeditionNames[0]!,
    secondExpedition: labels.expeditionNames[1]!,
    thirdExpedition: labels.expeditionNames[2]!,
    pointTiles: 'ポイントタイル',
    statues: '彫像',
  },
  help,
  advice,
  keys: { d: '山札から引く', n: '駒を進めない' },
});
