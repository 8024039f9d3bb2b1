import { stage } from '../../../games/lost-cities/flow.ts';
import type { LostCitiesEvent, Stage, State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, drawn, signed, worth } from './sentences.ts';

const ENDINGS: Readonly<Record<string, string>> = labels.endings;
const path = (colour: number) => `{path:${colour}}`;

const events: EventSentences = {
  pathStarted: ({ seat, card, figure }) =>
    `${name(seat)}が${drawn(card)}を出し、${labels.figures[figure]}で進路を始めました。`,
  cardLaid: ({ seat, card }) => `${name(seat)}が${drawn(card)}を出しました。`,
  cardDiscarded: ({ seat, card }) => `${name(seat)}が${drawn(card)}を捨てました。`,
  figureMoved: ({ colour, figure, step, by }) =>
    step === 1 && by === 'card'
      ? null
      : `${path(colour)}${labels.figures[figure]}が${step}マス目へ（${worth(step, figure)}）`,
  statueTaken: ({ seat }) => `${name(seat)}が彫像{statue}を見つけました。`,
  pointsTaken: ({ seat, points }) => `${name(seat)}が{points:${points}}${points}ポイントを得ました。`,
  stepEarned: ({ seat, source }) =>
    source === 'tile'
      ? `${name(seat)}は{step}駒を1歩進められます。`
      : `${name(seat)}が遺跡に着き、ほかの駒を{step}1歩進められます。`,
  stepDeclined: ({ seat }) => `${name(seat)}は進めませんでした。`,
  cardDrawn: ({ seat, secret }) => `${name(seat)}が山札から${secret ? drawn(secret.card) : '1枚'}引きました。`,
  discardTaken: ({ seat, card }) => `${name(seat)}が捨て札の${drawn(card)}を取りました。`,
  turnEnded: () => null,
  expeditionEnded: ({ expedition, ending }) =>
    `${labels.expeditionNames[expedition]}が終わりました。${ENDINGS[ending]}`,
  expeditionScored: ({ seat, explorers, researcher, secret }) =>
    `${name(seat)}:探検家${signed(explorers)}、調査員${signed(researcher)}${secret ? `、手持ちは${secret.points}点` : ''}`,
  statuesScored: ({ seat, count, points }) => `${name(seat)}:{statue}×${count} ${signed(points)}`,
  expeditionBegun: ({ seat, expedition }) =>
    `${labels.expeditionNames[expedition]}が始まります。${name(seat)}からです。`,
};

const own: Readonly<Record<Stage, (state: State) => string>> = {
  card: () => 'あなたの手番です。出すカードか捨てるカードを選んでください。',
  bonus: (state) =>
    state.pending.at(-1)?.source === 'summit'
      ? '遺跡に着きました。ほかの自分の駒を1つ、1歩進められます。'
      : '{step}1歩進められます。進める駒を選んでください。進めなくてもかまいません。',
  draw: () => 'カードを1枚引いてください。山札でも捨て札でもかまいません。',
};

const others: Readonly<Record<Stage, string>> = {
  card: 'がカードを出すのを待っています。',
  bonus: 'が進める駒を選んでいます。',
  draw: 'がカードを引くのを待っています。',
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [first] = toMove;
  if (first === undefined) return ending(state.ending ?? '');
  if (first === seat) return own[stage(state)](state);
  return `${name(first)}${others[stage(state)]}`;
}

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  firstExpedition: labels.expeditionNames[0]!,
  secondExpedition: labels.expeditionNames[1]!,
  thirdExpedition: labels.expeditionNames[2]!,
  pointTiles: 'ポイントタイル',
  statues: '彫像',
};

export const words: GameWords<State, LostCitiesEvent> = {
  name: 'ロストシティ',
  about:
    '5本の進路が、忘れられた5つの遺跡へ登っていきます。小さい数字から順にカードを重ねて駒を進めますが、途中で引き返すと減点です。彫像を集め、橋を渡る頃合いを見きわめ、得点が2倍になる調査員の行き先を選びましょう。',
  options: {
    length: { label: '長さ', choices: { full: '探検3回', short: '探検1回（短時間ゲーム）' } },
    summitBonus: {
      label: '遺跡に着いたとき',
      choices: { arrival: 'すぐにほかの駒を1歩進める', laterCards: '以後その色のカードでほかの駒を1歩進める' },
    },
    lowestStart: {
      label: '進路の始め方',
      choices: { true: '手札で一番小さいカードから', false: 'どのカードからでも' },
    },
    takeBack: { label: 'いま捨てたカード', choices: { false: 'その手番には取れない', true: 'すぐに取り戻せる' } },
    bothDirections: { label: 'カードの順', choices: { false: '小さい順だけ', true: '上りでも下りでも' } },
  },
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, '今はできません。'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { d: '山札から引く', n: '1歩進めずに済ませる' },
};
