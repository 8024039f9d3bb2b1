import { ATLANTIS } from '../../../games/atlantis/board.ts';
import type { AtlantisReason } from '../../../games/atlantis/bot/reasons.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { labels } from './labels.ja.ts';
import { drawnCards, drawnPayment } from './sentences.ts';

const startOf = (place: number) => (place === ATLANTIS ? labels.atlantis : labels.slot(place + 1));

export const advice = adviceOf<State, AtlantisMove, AtlantisReason>(
  {
    movePawn: ({ pawn, cards }, state) =>
      `${startOf(state.pawns[state.turn * PAWNS + pawn]!)}のコマを${drawnCards(cards)}で進める。`,
    payToll: ({ tiles, cards }) => `${drawnPayment(tiles, cards)}で払う。`,
    sellTile: ({ face }) => `{tile:${face}}を捨ててカードを購入する。`,
    buildBridge: ({ slot }) => `${labels.slot(slot + 1)}に橋を架ける。`,
    showHand: '手札を見せて2枚引く。',
  },
  {
    wins: ({ face }) => `{tile:${face}}を獲得します。`,
    home: ({ pawns }) => `コマが本土に着きます（${PAWNS}つのうち${pawns}つ目）。`,
    ends: '最後のコマが本土に着いてゲームが終わり、ほかの人は残りのコマの通行料を払います。',
    free: '途中の通行料はかかりません。',
    toll: ({ toll }) => `途中の通行料は${toll}点です。`,
    spaces: ({ spaces, cards }) => `カード${cards}枚で${spaces}マス進みます。`,
    spares: ({ toll }) => `自分のコマが本土に着くまでの通行料が${toll}点減ります。`,
    exact: '通行料をちょうど払います。',
    over: ({ points }) => `${points}点多く払います（お釣りなし）。`,
    stuck: '動かせるコマがありません。',
  },
);
