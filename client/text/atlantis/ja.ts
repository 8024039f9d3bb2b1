import type { State } from '../../../games/atlantis/types.ts';
import { ATLANTIS, MAINLAND } from '../../../games/atlantis/board.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.ja.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { type Sentence, at, name, say } from '../sentences.ts';
import { lists } from '../lists.ts';
import { type EventSentences, type Task, drawnCards, drawnPayment, itemsOf, taskOf, wordsIn } from './sentences.ts';

const startOf = (place: number) => (place === ATLANTIS ? labels.atlantis : labels.slot(place + 1));

const events: EventSentences = {
  cardsPlayed: ({ seat, cards }) => `${name(seat)}が${drawnCards(cards)}を出しました。`,
  pawnMoved({ seat, from, stops }) {
    const to = stops.at(-1)!;
    if (to === MAINLAND) return `${name(seat)}のコマが${at(`${startOf(from)}から`)}本土に着きました。`;
    return `${name(seat)}がコマを${at(`${startOf(from)}から${labels.slot(to + 1)}へ`)}進めました。`;
  },
  tollDue: ({ seat, toll }) => `${name(seat)}は通行料${toll}点を払います。`,
  tollPaid: ({ seat, tiles, cards }) => `${name(seat)}が${drawnPayment(tiles, cards)}で払いました。`,
  tileTaken: ({ seat, slot, face }) =>
    `${name(seat)}が${at(`${labels.slot(slot + 1)}の`)}{tile:${face}}を獲得しました。`,
  tileRevealed: ({ face }) => `下から{tile:${face}}が現れました。`,
  slotFlooded: null,
  tileSold: ({ seat, face, cards }) => `${name(seat)}が{tile:${face}}を捨てて、カード${cards}枚を購入します。`,
  bridgeBuilt: ({ seat, slot }) =>
    `${name(seat)}が${at(`${labels.slot(slot + 1)}に`)}{bridge}橋を架けました。この穴は誰でも無料で渡れます。`,
  handShown: ({ seat, cards }) =>
    cards.some((count) => count > 0)
      ? `${name(seat)}はどのコマも動かせず、手札の${drawnCards(itemsOf(cards))}を見せました。`
      : `${name(seat)}はどのコマも動かせず、見せる手札もありません。`,
  deckShuffled: '捨て札を混ぜて新しい山札にしました。',
  cardsDrawn: ({ seat, count, secret }) => {
    if (count === 0) return `山札も捨て札もなく、${name(seat)}はカードを引けません。`;
    return secret
      ? `${name(seat)}が${drawnCards(secret.cards)}を引きました。`
      : `${name(seat)}がカードを${count}枚引きました。`;
  },
  allHome: ({ seat }) => `${name(seat)}の3つのコマがすべて本土に着きました。ゲーム終了です。`,
  settled: ({ seat, tolls, tiles, cards, shortfall }) => {
    const owed = sum(tolls);
    const paid = lists.ja.all(
      [drawnPayment(tiles, []), cards > 0 ? `カード${cards}枚` : ''].filter((part) => part !== ''),
    );
    if (owed === 0) return `${name(seat)}は通行料なしで本土に着きました。`;
    if (paid === '') return `${name(seat)}は最後の通行料${owed}点を払えるものがありません。`;
    return shortfall > 0
      ? `${name(seat)}は最後の通行料${owed}点を${paid}で払い、${shortfall}点足りません。`
      : `${name(seat)}は最後の通行料${owed}点を${paid}で払いました。`;
  },
};

const OWN: Readonly<Record<Task, Sentence<[toll: number]>>> = {
  move: '光っているコマか、手札のカードを選んでください。',
  stuck: '動かせるコマがありません。「手札を見せて2枚引く」を押してください。',
  stuckOrBuy: '動かせるコマがありません。「手札を見せて2枚引く」か、先に「カードを購入」を押してください。',
  stuckOrBridge: '動かせるコマがありません。「手札を見せて2枚引く」か、先に「橋を架ける」を押してください。',
  stuckOrBoth:
    '動かせるコマがありません。「手札を見せて2枚引く」か、先に「カードを購入」か「橋を架ける」を押してください。',
  pay: (toll) => `通行料${toll}点に出すものを決めて、「払う」を押してください。`,
};

function prompt(state: State, seat: Seat | null, [first]: Movers): string {
  if (first === seat) return say(OWN[taskOf(state, seat)], state.toll);
  return state.phase === 'payment'
    ? `${name(first)}が通行料${state.toll}点を払うのを待っています。`
    : `${name(first)}がコマを動かすのを待っています。`;
}

export const words = wordsIn('ja', {
  about:
    '沈みゆく島から本土へ、3つのコマを逃がします。カードと同じアイテムのタイルへ進み、コマの後ろで一番近い空いたタイルを獲得します。タイルのなくなった場所は道の穴になり、渡るには得点がかかります。タイルと手札の得点が一番多い人の勝ちです。',
  prompt,
  events,
  refusals,
  endings: {
    allHome: '1人の3つのコマがすべて本土に着き、ほかの人は残りのコマの通行料を払いました。',
  },
  scoreItems: {
    tiles: 'タイル',
    cards: '手札',
    tolls: '最後の通行料',
    overpaid: '払いすぎ',
  },
  help,
  advice,
  keys: { h: '手札を見せて2枚引く' },
});
