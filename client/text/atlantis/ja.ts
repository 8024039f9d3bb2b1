import type { AtlantisEvent, State } from '../../../games/atlantis/types.ts';
import { MAINLAND } from '../../../games/atlantis/board.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.ja.ts';
import { refusals } from './refusals.ja.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, type Task, drawnCards, drawnPayment, itemsOf, taskOf } from './sentences.ts';

const events: EventSentences = {
  cardsPlayed: ({ seat, cards }) => `${name(seat)}が${drawnCards(cards)}を出しました。`,
  pawnMoved: ({ seat, stops }) => (stops.at(-1) === MAINLAND ? `${name(seat)}のコマが本土に着きました。` : null),
  tollDue: ({ seat, toll }) => `${name(seat)}は通行料${toll}点を支払います。`,
  tollPaid: ({ seat, tiles, cards }) => `${name(seat)}が${drawnPayment(tiles, cards)}で支払いました。`,
  tileTaken: ({ seat, face }) => `${name(seat)}が{tile:${face}}を手に入れました。`,
  tileRevealed: ({ face }) => `下から{tile:${face}}が現れました。`,
  slotFlooded: () => null,
  tileSold: ({ seat, face, cards }) => `${name(seat)}が{tile:${face}}を手放し、カードを${cards}枚引きます。`,
  bridgeBuilt: ({ seat }) => `${name(seat)}が{bridge}橋を架けました。この穴は誰でも無料で渡れます。`,
  handShown: ({ seat, cards }) => `${name(seat)}はどのコマも動かせず、手札を見せました：${drawnCards(itemsOf(cards))}`,
  deckShuffled: () => '捨て札を混ぜて新しい山札にしました。',
  cardsDrawn: ({ seat, count, secret }) => {
    if (count === 0) return `山札が尽き、${name(seat)}はカードを引けません。`;
    return secret
      ? `${name(seat)}が${drawnCards(secret.cards)}を引きました。`
      : `${name(seat)}がカードを${count}枚引きました。`;
  },
  allHome: ({ seat }) => `${name(seat)}の3つのコマが揃って本土に着きました。ゲーム終了です。`,
  settled: ({ seat, tolls, tiles, cards, shortfall }) => {
    const owed = tolls.reduce((sum, toll) => sum + toll, 0);
    if (owed === 0) return `${name(seat)}の精算：通行料はありません。`;
    if (shortfall > 0) return `${name(seat)}の精算：通行料${owed}点に${shortfall}点足りません。`;
    const paid = [tiles.map((value) => `{value:${value}}`).join(''), cards > 0 ? `カード${cards}枚` : ''];
    return `${name(seat)}の精算：通行料${owed}点を${paid.filter((part) => part !== '').join('と')}で支払いました。`;
  },
};

const OWN: Readonly<Record<Task, (toll: number) => string>> = {
  move: () => '動かすコマかカードを選んでください。',
  stuck: () => '動かせるコマがありません。手札を見せて2枚引いてください。',
  stuckOrSell: () => '動かせるコマがありません。手札を見せて2枚引くか、先にタイルを売ってください。',
  pay: (toll) => `通行料${toll}点を、タイルとカードで支払ってください。`,
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [first] = toMove;
  if (first === undefined) return ending('allHome');
  if (first === seat) return OWN[taskOf(state, seat)](state.toll);
  return state.phase === 'payment'
    ? `${name(first)}が通行料${state.toll}点を支払います。`
    : `${name(first)}がコマを動かすのを待っています。`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  allHome: 'コマが3つとも本土に着き、残りのコマの通行料を精算しました。',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  tiles: 'タイル',
  cards: '手札',
  tolls: '最後の通行料',
  overpaid: '払いすぎ',
};

export const words: GameWords<State, AtlantisEvent> = {
  name: 'アトランティス',
  about:
    '沈みゆく島から本土へ、3つのコマを逃がします。カードと同じアイテムのタイルへ進み、すぐ後ろのタイルを手に入れます。タイルが取られるほど道に穴が開き、渡るには得点がかかります。いちばん多くの財宝を持ち帰った人の勝ちです。',
  options: {},
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, '今はできません。'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: { h: '手札を見せて2枚引く' },
};
