import { plural } from '../plural.ts';
import { ATLANTIS } from '../../../games/atlantis/board.ts';
import type { AtlantisReason } from '../../../games/atlantis/bot/reasons.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { labels } from './labels.en.ts';
import { drawnCards, drawnPayment } from './sentences.ts';

const startOf = (place: number) => (place === ATLANTIS ? labels.atlantis : labels.slot(place + 1));

export const advice = adviceOf<State, AtlantisMove, AtlantisReason>(
  {
    movePawn: ({ pawn, cards }, state) =>
      `Move your pawn from ${startOf(state.pawns[state.turn * PAWNS + pawn]!)} with ${drawnCards(cards)}.`,
    payToll: ({ tiles, cards }) => `Pay with ${drawnPayment(tiles, cards)}.`,
    sellTile: ({ face }) => `Give up {tile:${face}} to buy cards.`,
    buildBridge: ({ slot }) => `Build your bridge at ${labels.slot(slot + 1)}.`,
    showHand: 'Show your hand and draw two cards.',
  },
  {
    wins: ({ face }) => `It wins {tile:${face}}.`,
    home: ({ pawns }) => `The pawn reaches the mainland, number ${pawns} of ${PAWNS}.`,
    ends: 'The last pawn reaches the mainland: the game ends, and the others pay for theirs.',
    free: 'There is no toll on the way.',
    toll: ({ toll }) => `The toll on the way is ${toll}.`,
    spaces: ({ spaces, cards }) =>
      `It goes ${plural(spaces, 'slot', 'slots')} on for ${plural(cards, 'card', 'cards')}.`,
    spares: ({ toll }) => `One’s own pawns then pay ${toll} less to reach the mainland.`,
    exact: 'It pays the toll exactly.',
    over: ({ points }) => `It pays ${points} more than the toll: no change is given.`,
    stuck: 'No pawn can move.',
  },
);
